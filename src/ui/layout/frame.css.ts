import { catalogue, kinds } from '../../../content/catalogue';
import { belowFold } from '../../theme/below-fold';
import { below, compact, forced, narrow, slim } from '../../theme/media';
import { contentWidth, css, extend, globalStyle, gutter, mono, radius, style, vars, wrap } from '../../theme/style';

/** The page of a test, before and after it runs. */
export const page = extend(wrap, { paddingBottom: 104 });

/** Below this width the menu is folded behind a button. */
export const folded = below(1400);

export const headerHead = style({
  position: 'sticky',
  top: 0,
  zIndex: 10,
  background: vars.page,
  borderBottom: css.hair,
});
export const headerBar = style({ ...css.size(contentWidth, 64), marginInline: 'auto', ...css.row(24, 'center') });
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
export const headerLink = style({
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
      ...css.hide(folded),
    },
    '&[aria-current]::after': {
      ...css.drawn(`auto ${pad} -1px`),
      height: 3,
      background: vars.ink,
      ...css.at(forced, { background: 'CanvasText' }),
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
  selectors: { [`${headerLink}:is([aria-current], :hover) &`]: { color: 'inherit' } },
});
const iconButton = style({
  ...css.center,
  ...css.fixed(44),
  ...css.plainButton,
  border: '1px solid transparent',
  borderRadius: radius.control,
  ':hover': { borderColor: vars.edge },
});
export const more = style({ ...css.row(0, 'center'), ...css.at(folded, { display: 'contents' }) });
export const chevron = extend(iconButton, {
  marginInlineStart: -8,
  ...css.at(folded, { gridRow: 6, gridColumn: 2, justifySelf: 'end', ...css.size(52) }),
});
export const themeButton = extend(iconButton, { marginInline: -12, ...css.at(folded, { marginInline: 'auto 0' }) });
export const menuButton = extend(iconButton, {
  display: 'none',
  ...css.at(folded, { display: 'grid', marginInline: '-12px -11px' }),
});

const stacked = below(960);

export const foot = style({ ...belowFold(600), ...css.ruled('48px 32px'), ...css.text('small') });
export const inner = style({ width: contentWidth, marginInline: 'auto' });
export const grid = style(css.columnsFrom(stacked, '2.4fr 7fr 2.6fr', '32px 24px'));
export const about = style({ color: vars.ink2, maxWidth: '38ch', marginTop: 12 });
export const footerHeading = style({ ...css.text('small', 1.4, 0), marginBottom: 4 });
/** The first group is long and has two columns. */
export const tests = style({
  ...css.columns('2fr 1fr 1.15fr 1fr', '32px 24px'),
  ...css.at(stacked, { ...css.into(1), gap: 24 }),
});
/** The other groups have one. */
const rows = Math.max(...kinds.slice(1).map((one) => catalogue.filter(({ kind }) => kind === one).length));
export const columns = style({
  display: 'grid',
  grid: `repeat(${rows}, auto) / auto-flow 1fr`,
  columnGap: 24,
  // One column if the text is so large that two do not fit.
  '@media': { [stacked]: { display: 'block', columns: '2 8rem' } },
});
export const footerLink = style({
  ...css.row(0, 'center'),
  minHeight: 44,
  breakInside: 'avoid',
  overflowWrap: 'anywhere',
  color: vars.ink2,
  textDecoration: 'none',
  ':hover': { color: vars.ink, textDecoration: 'underline' },
});
export const base = style({
  ...css.wrapRow('8px 24px', undefined, 'space-between'),
  marginTop: 48,
  paddingTop: 16,
  borderTop: css.hair,
  color: vars.ink3,
});

export const pageHeadHead = style({
  ...css.wrapRow('16px 48px', 'end'),
  paddingBlock: '32px 24px',
  ...css.at(compact, { ...css.columns('1fr'), paddingBlock: '24px 16px' }),
});
/** Several buttons go below a text that would be narrower. */
export const words = style({ flex: '1 1 20em', minWidth: 0 });
export const title = style({ ...css.row('.3em', 'baseline'), overflowWrap: 'anywhere', ':focus': { outline: 'none' } });
export const number = style({ fontSize: '.36em', color: vars.ink3, letterSpacing: 0 });
export const text = style({
  marginTop: 12,
  maxWidth: '44em',
  overflowWrap: 'anywhere',
  ...css.at(compact, css.text('body')),
});
// Figures stay on one line, but a serial number may be too long for that.
globalStyle(`${text} > span`, { whiteSpace: 'normal' });

export const statusBar = style({
  ...css.wrapRow('12px 24px', 'center'),
  minHeight: 62,
  ...css.pad(narrow, '12px 24px'),
  borderBottom: css.hair,
});
export const state = style({ flex: '1 1 18rem', ...css.softText('small', 1.45), ...css.breaks });
export const lamp = style({
  display: 'inline-block',
  ...css.size(12),
  marginInlineEnd: 10,
  ...css.ring(`1.5px solid ${vars.ink}`),
  verticalAlign: -1,
  selectors: { '&[data-on]': { background: vars.signal } },
  ...css.at(forced, { selectors: { '&[data-on]': { background: 'Highlight' } } }),
});
export const name = style({ marginInlineEnd: 6, color: vars.ink, ...css.boldText(650, 'body') });

export const section = style({
  ...belowFold(500),
  ...css.columns('4fr 8fr', '16px 48px'),
  paddingTop: 72,
  ...css.at(narrow, { ...css.into(1), paddingTop: 48 }),
});
export const guideHeading = style(css.text('title'));
export const steps = style({ borderTop: css.strong });
export const step = style({
  ...css.columns('32px minmax(0, 66ch)', 0, 'baseline'),
  paddingBlock: 12,
  borderBottom: css.hair,
});
export const count = style({ color: vars.ink3 });
export const signs = style({
  ...css.columns('1fr 1fr'),
  columnGap: 32,
  borderTop: css.strong,
  ...css.at(slim, css.into('1fr')),
});
export const sign = style({ paddingBlock: 12, borderBottom: css.hair, color: vars.ink2 });
export const strong = style({ display: 'block', color: vars.ink, fontWeight: 650 });

export const skip = style({
  position: 'absolute',
  left: 16,
  top: -80,
  zIndex: 20,
  ...css.inverse,
  padding: '12px 16px',
  ':focus': { top: 8 },
});
/** Pushes the footer to the bottom edge of a tall screen. */
export const main = style({ minHeight: 'calc(100dvh - 64px - 20rem)' });

export const errorPage = style({
  width: contentWidth,
  marginInline: 'auto',
  paddingBlock: 72,
  ...css.rows(24, 'start'),
});
export const errorMessage = style({ fontFamily: mono, ...css.softText('small'), overflowWrap: 'anywhere' });
