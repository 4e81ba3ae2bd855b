import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

export const next = style({
  padding: 24,
  borderInlineStart: `3px solid ${vars.ink}`,
  '@media': {
    [below(1100)]: { borderInlineStart: 0, borderTop: `3px solid ${vars.ink}` },
    [below(720)]: { padding: 16 },
  },
});
globalStyle(`${next} > :last-child`, { width: '100%' });
export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
globalStyle(`${answers} > button`, { flexGrow: 1, paddingInline: 12 });
export const title = style({ fontSize: '1.25rem', letterSpacing: '-.012em', lineHeight: 1.2 });
export const text = style({ margin: '4px 0 16px', color: vars.ink2, fontSize: '.9375rem', lineHeight: 1.45 });

export const other = style({
  display: 'flex',
  marginInlineStart: 'auto',
  '@media': { [below(720)]: { width: '100%' } },
});
export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 52,
  marginInlineStart: 'auto',
  paddingInline: 24,
  fontSize: '.9375rem',
  fontWeight: 550,
  textDecoration: 'none',
  ':hover': { background: `color-mix(in srgb, ${vars.panel}, ${vars.ink} 6%)` },
  ':focus-visible': { outlineOffset: -4 },
  '@media': {
    [below(720)]: {
      width: '100%',
      justifyContent: 'space-between',
      paddingInline: 16,
      borderTop: `1px solid ${vars.hair}`,
    },
  },
});
