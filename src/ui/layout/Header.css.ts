import { below, contentWidth, css, forced, gutter, radius, style, vars } from '../../theme/style';

/** Below this width the menu is folded behind a button. */
export const folded = below(1400);

export const head = style({ position: 'sticky', top: 0, zIndex: 10, background: vars.page, borderBottom: css.hair });
export const bar = style({ ...css.size(contentWidth, 64), marginInline: 'auto', ...css.row(24, 'center') });
export const brand = style({
  ...css.inlineRow(12, 'center'),
  minHeight: 44,
  fontSize: '1.3125rem',
  fontWeight: 700,
  letterSpacing: '-.03em',
  textDecoration: 'none',
});
export const nav = style({
  display: 'flex',
  marginInlineStart: 'auto',
  height: '100%',
  // While a slow network has brought only some of its links: each later one would move them.
  selectors: { '&:not(:has(+ *))': { visibility: 'hidden' } },
  '@media': {
    [folded]: {
      display: 'none',
      ...css.absolute('64px 0 auto'),
      height: 'auto',
      maxHeight: 'calc(100dvh - 64px)',
      overflow: 'auto',
      padding: `0 ${gutter} 24px`,
      background: vars.page,
      borderBottom: css.hair,
      selectors: { '&[data-open]': { ...css.columns('1fr 1fr'), gridAutoRows: 'min-content', columnGap: 24 } },
    },
  },
});
const pad = 'clamp(6px, 2vw - 19px, 12px)';
export const link = style({
  position: 'relative',
  ...css.row(0, 'center'),
  paddingInline: pad,
  ...css.softText('small'),
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { color: vars.ink },
  ':focus-visible': { outlineOffset: -3 },
  selectors: {
    '&[aria-current]': { color: vars.ink, fontWeight: 650 },
    '&[data-first]': { color: vars.ink, fontWeight: 600 },
    // The line after the first link.
    '&[data-first]::before': {
      content: '',
      position: 'absolute',
      insetInlineEnd: 0,
      height: 20,
      borderInlineEnd: css.hair,
      '@media': { [folded]: { display: 'none' } },
    },
    '&[aria-current]::after': {
      content: '',
      ...css.absolute(`auto ${pad} -1px`),
      height: 3,
      background: vars.ink,
      '@media': { [forced]: { background: 'CanvasText' } },
    },
  },
  '@media': {
    [folded]: {
      minHeight: 52,
      paddingInline: 0,
      borderBottom: css.hair,
      ...css.text('subhead'),
      selectors: { '&[aria-current]::after': { inset: 'auto 0 -1px' }, '&[data-first]': { gridColumn: '1 / -1' } },
    },
  },
});
export const quiet = style({
  color: vars.ink3,
  fontWeight: 400,
  selectors: { [`${link}:is([aria-current], :hover) &`]: { color: 'inherit' } },
});
const iconButton = style({
  flex: 'none',
  ...css.center,
  ...css.size(44),
  ...css.plainButton,
  border: '1px solid transparent',
  borderRadius: radius.control,
  ':hover': { borderColor: vars.edge },
});
export const more = style({ ...css.row(0, 'center'), '@media': { [folded]: { display: 'contents' } } });
export const chevron = style([
  iconButton,
  { marginInlineStart: -8, '@media': { [folded]: { gridRow: 6, gridColumn: 2, justifySelf: 'end', ...css.size(52) } } },
]);
export const themeButton = style([
  iconButton,
  { marginInline: -12, '@media': { [folded]: { marginInline: 'auto 0' } } },
]);
export const menuButton = style([
  iconButton,
  { display: 'none', '@media': { [folded]: { display: 'grid', marginInline: '-12px -11px' } } },
]);
