import { compact, css, style, vars } from '../theme/style';

export const nav = style({
  ...css.wrapRow(4),
  alignSelf: 'end',
  marginInlineEnd: -12,
  '@media': {
    [compact]: { order: -1, gap: 0, marginInline: '-12px 0', marginBlock: '-12px -8px' },
    print: { display: 'none' },
  },
});
export const link = style({
  position: 'relative',
  ...css.row(0, 'center'),
  minHeight: 44,
  paddingInline: 12,
  ...css.softText('small'),
  fontWeight: 500,
  textDecoration: 'none',
  ':hover': { color: vars.ink },
  selectors: {
    '&[aria-current]': { color: vars.ink, fontWeight: 650 },
    // A border, because forced colors remove backgrounds.
    '&[aria-current]::after': { ...css.drawn('auto 12px 4px'), borderTop: '3px solid' },
  },
});
