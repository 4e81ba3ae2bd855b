import { style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { contentWidth, vars } from '../../theme/vars.css';
import { folded } from './Header.css';

export const sheet = style({
  position: 'absolute',
  inset: '64px 0 auto',
  maxHeight: 'calc(100dvh - 64px)',
  overflow: 'auto',
  paddingBlock: '20px 16px',
  background: vars.page,
  borderBottom: `2px solid ${vars.ink}`,
  '@media': {
    [folded]: { position: 'static', gridColumn: '1 / -1', maxHeight: 'none', paddingBlock: '8px 0', borderBottom: 0 },
  },
});
const inner = style({
  width: contentWidth,
  marginInline: 'auto',
  '@media': { [folded]: { width: 'auto' } },
});
export const groups = style([
  inner,
  {
    display: 'grid',
    gridTemplateColumns: '2fr 1fr 1fr 1fr',
    gap: 32,
    '@media': { [folded]: { gap: 24 }, [below(900)]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
]);
export const group = style({ minWidth: 0 });
export const kind = style({
  paddingBottom: 8,
  borderBottom: `2px solid ${vars.ink}`,
  fontSize: '.9375rem',
  fontWeight: 600,
});
/** As many columns as have room: two for the long group, and for each group on a phone. */
export const rows = style({ columns: '2 9.5rem', columnGap: 24 });
export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  borderBottom: `1px solid ${vars.hair}`,
  breakInside: 'avoid',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
  ':focus-visible': { outlineOffset: -3 },
  selectors: {
    '&[aria-current]': { fontWeight: 650 },
    // A border, because forced colors remove backgrounds.
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      inset: '0 auto 0 -10px',
      borderInlineStart: '3px solid',
    },
  },
});
export const number = style({ color: vars.ink3 });
export const sign = style({
  flex: 'none',
  width: 14,
  height: 14,
  marginInlineStart: 'auto',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
});
export const foot = style([
  inner,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 32px', marginTop: 16, fontSize: '.9375rem' },
]);
export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontSize: '1rem',
  fontWeight: 550,
  textUnderlineOffset: '.2em',
  selectors: { 'p + &': { marginInlineStart: 'auto' } },
  '@media': { [folded]: { selectors: { 'p + &': { marginInlineStart: 0 } } } },
});
