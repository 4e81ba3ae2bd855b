import { style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { contentWidth, gutter, radius, vars } from '../../theme/vars.css';

/** Below this width the menu is folded behind a button. */
export const folded = below(1400);

export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 10,
  background: vars.page,
  borderBottom: `1px solid ${vars.hair}`,
});
export const bar = style({
  width: contentWidth,
  marginInline: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: 24,
  height: 64,
});
export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
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
  '@media': {
    [folded]: {
      display: 'none',
      position: 'absolute',
      inset: '64px 0 auto',
      height: 'auto',
      maxHeight: 'calc(100dvh - 64px)',
      overflow: 'auto',
      padding: `0 ${gutter} 24px`,
      background: vars.page,
      borderBottom: `1px solid ${vars.hair}`,
      selectors: {
        '&[data-open]': { display: 'grid', gridTemplateColumns: '1fr 1fr', gridAutoRows: 'min-content', columnGap: 24 },
      },
    },
  },
});
const pad = 'clamp(6px, 2vw - 19px, 12px)';
export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  paddingInline: pad,
  fontSize: '.9375rem',
  fontWeight: 500,
  color: vars.ink2,
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
      borderInlineEnd: `1px solid ${vars.hair}`,
      '@media': { [folded]: { display: 'none' } },
    },
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      inset: `auto ${pad} -1px`,
      height: 3,
      background: vars.ink,
      '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
    },
  },
  '@media': {
    [folded]: {
      minHeight: 52,
      paddingInline: 0,
      borderBottom: `1px solid ${vars.hair}`,
      fontSize: '1.125rem',
      selectors: {
        '&[aria-current]::after': { inset: 'auto 0 -1px' },
        '&[data-first]': { gridColumn: '1 / -1' },
      },
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
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: '1px solid transparent',
  background: 'none',
  color: 'inherit',
  borderRadius: radius.control,
  cursor: 'pointer',
  ':hover': { borderColor: vars.edge },
});
export const more = style({ display: 'flex', alignItems: 'center', '@media': { [folded]: { display: 'contents' } } });
export const chevron = style([
  iconButton,
  {
    marginInlineStart: -8,
    '@media': {
      [folded]: { gridRow: 6, gridColumn: 2, justifySelf: 'end', width: 52, height: 52 },
    },
  },
]);
export const themeButton = style([
  iconButton,
  { marginInline: -12, '@media': { [folded]: { marginInline: 'auto 0' } } },
]);
export const menuButton = style([
  iconButton,
  { display: 'none', '@media': { [folded]: { display: 'grid', marginInline: '-12px -11px' } } },
]);
