import { coarse, css, forced, globalStyle, medium, radius, style, vars } from '../theme/style';

const WIDTH = 'min(34rem, 34vw)';
const HEIGHT = '56dvh';
/** Height of the bar, which is all that a collapsed chart shows. */
const BAR = 52;
const open = 'html[data-chart="open"]';
const folded = 'html[data-chart="folded"]';

// The page makes room for the chart: on the side, or below on a narrow screen. Elements that are fixed to the page's
// edges use the same two lengths.
globalStyle(open, {
  vars: { '--chart-beside': WIDTH },
  ...css.at(medium, { vars: { '--chart-beside': '0px', '--chart-below': HEIGHT }, scrollPaddingBottom: HEIGHT }),
});
globalStyle(folded, { vars: { '--chart-below': `${BAR}px` }, scrollPaddingBottom: BAR });
globalStyle('html[data-chart] body', {
  paddingRight: 'var(--chart-beside, 0px)',
  paddingBottom: 'var(--chart-below, 0px)',
});
// The menu collapses by the width of the window, which the chart does not change.
globalStyle(`${open} #root > header`, { overflowX: 'auto' });

export const frame = style({
  position: 'fixed',
  // Below the view of a test that covers the screen.
  zIndex: 30,
  inset: '0 0 0 auto',
  ...css.column(0),
  width: WIDTH,
  background: vars.page,
  color: vars.ink,
  borderLeft: `1px solid ${vars.ink}`,
  ...css.text('small', 1.4),
  selectors: {
    '&[data-folded]': {
      inset: 'auto 0 0',
      ...css.size('auto', BAR),
      borderLeft: 0,
      borderTop: `1px solid ${vars.ink}`,
    },
  },
  '@media': {
    [medium]: { inset: 'auto 0 0', ...css.size('auto', HEIGHT), borderLeft: 0, borderTop: `1px solid ${vars.ink}` },
    print: { display: 'none' },
  },
});
export const bar = style({
  flex: 'none',
  ...css.row(8, 'center'),
  minHeight: BAR - 1,
  padding: '0 4px 0 12px',
  borderBottom: css.hair,
});
export const title = style({ ...css.text('base', 1.2, 0), whiteSpace: 'nowrap' });
export const name = style({
  flex: '1 1 0',
  minWidth: 0,
  ...css.monoFont(500, 'caption', 1.2),
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const select = style({
  flex: '1 1 0',
  minWidth: 0,
  height: 44,
  padding: '0 8px',
  ...css.box,
  background: vars.panel,
  color: vars.ink,
  ...css.monoFont(500, 'caption', 1.2),
});
export const tool = style({
  flex: 'none',
  ...css.textButton('0 12px'),
  borderRadius: radius.control,
  font: 'inherit',
  fontWeight: 550,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '.2em',
  ':hover': { background: vars.well },
  ':focus-visible': { outlineOffset: -3 },
});
globalStyle(`${title} + ${tool}`, { marginLeft: 'auto' });

export const nothing = style({ ...css.rows(12), padding: '16px 12px', overflow: 'auto', color: vars.ink2 });
export const lower = style({ flex: '2 1 0', minHeight: 96, ...css.column(0), borderTop: `1px solid ${vars.ink}` });
export const sourceBar = style({ flex: 'none', ...css.row(0, 'center', 'space-between') });
export const heading = style({
  flex: '0 1 auto',
  padding: '8px 12px',
  ...css.text('note', undefined, 0),
  overflowWrap: 'anywhere',
});
globalStyle(`${heading} span`, { fontWeight: 400, color: vars.ink2 });
export const note = style({
  flex: 'none',
  padding: '6px 12px 8px',
  borderTop: css.hair,
  ...css.softText('tiny'),
  ...css.hide(medium),
});
export const events = style({
  flex: '1 1 0',
  minHeight: 0,
  overflow: 'auto',
  ...css.text('caption', 1.4),
  ':focus-visible': { outlineOffset: -3 },
});
globalStyle(`${events} li`, {
  ...css.columns('4.5rem 1', '0 8px'),
  padding: '4px 12px',
  borderTop: css.hair,
  overflowWrap: 'anywhere',
});
globalStyle(`${events} li > :last-child`, { gridColumn: 2, color: vars.ink2 });
globalStyle(`${events} time`, { textAlign: 'right', fontVariantNumeric: 'tabular-nums', color: vars.ink2 });
globalStyle(`${events} li:not([data-idle]) > :nth-child(2)`, { fontWeight: 600 });

export const code = style({
  flex: '1 1 0',
  minHeight: 0,
  margin: 0,
  padding: '4px 0 12px',
  overflow: 'auto',
  ...css.monoText('tiny', undefined, 1.6),
  background: vars.panel,
  ':focus-visible': { outlineOffset: -3 },
});
export const row = style({
  display: 'block',
  width: 'max-content',
  minWidth: '100%',
  paddingRight: 12,
  borderLeft: '4px solid transparent',
  font: 'inherit',
  color: vars.ink2,
  selectors: { '&[data-lit]': { borderLeftColor: vars.signal, background: vars.well, color: vars.ink } },
});
globalStyle(`${row} span`, {
  display: 'inline-block',
  width: '2.5rem',
  marginRight: 12,
  textAlign: 'right',
  userSelect: 'none',
});

export const scroller = style({ flex: '3 1 0', minHeight: 96, overflow: 'auto' });
/** The space on the right is for the lines: `LANES_WIDTH_PX` of TransitionLines.tsx plus a margin. */
export const chartField = style({ position: 'relative', padding: '12px 84px 16px 12px', ...css.text('caption', 1.35) });
export const chartLines = style({
  ...css.absolute(0),
  ...css.size('100%'),
  pointerEvents: 'none',
  overflow: 'visible',
  ...css.stroke(1, vars.edge),
});
globalStyle(`${chartLines} path`, { opacity: 0.6 });
globalStyle(`${chartLines} path[data-taken]`, { opacity: 1, stroke: vars.signal, strokeWidth: 2 });
globalStyle(`${chartLines} path[data-picked]`, { opacity: 1, stroke: vars.ink, strokeWidth: 2.5 });

export const states = style({ ...css.rows(8), selectors: { 'li > &': { padding: '4px 8px 8px' } } });
export const chartState = style({
  minWidth: 0,
  border: css.edge,
  borderRadius: radius.panel,
  background: vars.panel,
  color: vars.ink2,
  selectors: { '&[data-active]': { borderColor: vars.ink, boxShadow: `inset 0 0 0 1px ${vars.ink}`, color: vars.ink } },
});
globalStyle(`${states}[data-parallel] > li`, { borderStyle: 'dashed' });
export const chartHead = style({
  ...css.wrapRow('0 10px', 'baseline'),
  padding: '5px 8px',
  borderRadius: `${radius.control} ${radius.control} 0 0`,
  ...css.text('note'),
  selectors: { '&[aria-current]': { background: vars.signal, color: vars.onSignal } },
});
globalStyle(`${chartHead} small`, css.text('tiny'));
globalStyle(`${chartHead} strong`, { marginLeft: 'auto' });
globalStyle(`${chartHead}[aria-current]`, { ...css.at(forced, { outline: '3px solid Highlight', outlineOffset: -3 }) });

export const transition = style({
  ...css.fullBlock,
  minHeight: 28,
  ...css.plainButton,
  padding: '4px 8px 4px 12px',
  borderLeft: '4px solid transparent',
  font: 'inherit',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  ':hover': { background: vars.well, color: vars.ink },
  ':focus-visible': { outlineOffset: -3 },
  selectors: {
    '&[data-taken]': { borderLeftColor: vars.signal, color: vars.ink },
    '&[aria-expanded="true"]': css.inverse,
  },
  ...css.at(coarse, { minHeight: 44 }),
});
globalStyle(`${transition} b`, { fontWeight: 600 });
globalStyle(`${transition} i`, { fontStyle: 'normal' });
globalStyle(`${transition} span`, { opacity: 0.85 });
