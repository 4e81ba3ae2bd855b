import { style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';
import { well as cellWell } from './SuiteGrid.css';

const single = below(900);

/** The gaps of 1 px are the rules. */
export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 1,
  overflow: 'hidden',
  background: vars.hair,
  '@media': { [single]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 20,
  minHeight: 88,
  paddingInlineEnd: 20,
  background: vars.panel,
  selectors: {
    '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' },
    '&:hover': { background: `color-mix(in srgb, ${vars.ink} 3.5%, ${vars.panel})` },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.ink}`, outlineOffset: -3 },
  },
  '@media': { [below(480)]: { gap: '0 14px', paddingInlineEnd: 14 } },
});
export const well = style([cellWell, { height: '100%', minHeight: 88 }]);
export const name = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  margin: 0,
  fontSize: '1.0625rem',
  fontWeight: 600,
  lineHeight: 1.3,
});
export const number = style({ color: vars.ink3, fontWeight: 400 });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 44,
  minHeight: 44,
  marginBlock: -11,
  textDecoration: 'none',
  // The whole row is the link.
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
});
export const summary = style({ marginTop: 2, color: vars.ink2, fontSize: '.9375rem', lineHeight: 1.4 });
