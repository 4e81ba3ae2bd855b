import { forced, medium, narrow } from '../../theme/media';
import { css, extend, globalStyle, hidden, style, styleVariants, vars } from '../../theme/style';
import { columnHead as plainHead } from '../report.css';

export const status = style({ paddingBlock: 24, color: vars.ink2 });
/** Always in the page, so that a screen reader announces its changes. */
export const silent = style([hidden]);
export const refused = style({ ...css.rows(8, 'start'), ...css.pad(narrow), maxWidth: '40rem' });
globalStyle(`${refused} h2`, { marginTop: 4, ...css.text('head', 1.2, '-.012em') });
globalStyle(`${refused} p`, css.softText('small', 1.45));
globalStyle(`${refused} button`, { marginTop: 12 });
/** Above everything else, so that nobody takes a whole seal for the truth. */
export const first = style({ marginBottom: 32, ...css.at(narrow, { marginBottom: 24 }) });
globalStyle(`${first} h2`, css.text('subhead', 1.3, '-.01em'));
globalStyle(`${first} ul`, {
  ...css.columns(2, '4px 32px'),
  marginTop: 8,
  paddingInlineStart: 20,
  listStyle: 'disc',
  color: vars.ink2,
  lineHeight: 1.4,
  ...css.at(narrow, { ...css.into(1), ...css.text('small') }),
});
export const last = style({ paddingTop: 72, ...css.at(narrow, { paddingTop: 48 }) });
globalStyle(`${last} h2`, { marginBottom: 16, ...css.text('title') });
globalStyle(`${last} ul`, css.columnsFrom(narrow, 3, '0 32px'));
globalStyle(`${last} li`, { paddingBlock: 11, borderTop: `1px solid ${vars.ink}`, color: vars.ink2 });
export const keys = style({ ...css.row(0, 'center'), minHeight: 44 });

export const stack = style(css.columns(1, 24));
export const outcomeHead = style([plainHead]);
globalStyle(`${outcomeHead} h2`, css.text('title', 1.2, '-.02em'));
globalStyle(`${outcomeHead} p`, { marginTop: 4, maxWidth: '60ch', color: vars.ink2 });
export const question = style({ ...css.rows(16), ...css.pad(narrow), borderTop: css.hair });
export const questions = extend(question, { gap: 8 });
globalStyle(`${questions} h3`, css.text('body', 1.3, '-.01em'));
globalStyle(`${questions} li`, { color: vars.ink2, lineHeight: 1.45, overflowWrap: 'anywhere' });
globalStyle(`${questions} li + li`, { marginTop: 4 });
globalStyle(`${questions} b`, { color: vars.ink });
export const answer = style(css.columnsFrom(narrow, '1 auto auto', 12, 'end'));
export const warned = style(css.wrapRow(12, 'center'));
export const changes = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  borderTop: css.hair,
  ...css.text('small', 1.45),
});
globalStyle(`${changes} th, ${changes} td`, {
  padding: '14px 12px',
  verticalAlign: 'top',
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
globalStyle(`${changes} tr > :first-child`, { width: '26%', paddingInlineStart: 24 });
globalStyle(`${changes} tr > :last-child`, { paddingInlineEnd: 24 });
globalStyle(`${changes} thead th`, { paddingBlock: 10, ...css.faintText('note'), fontWeight: 400 });
globalStyle(`${changes} tbody tr`, { borderTop: css.hair });
globalStyle(`${changes} tbody th`, { fontWeight: 650 });
globalStyle(`${changes} small`, { display: 'block', ...css.faintText('note'), fontWeight: 400 });
globalStyle(`${changes} td`, { color: vars.ink2 });
globalStyle(`${changes} td b`, { display: 'block', color: vars.ink, fontWeight: 600 });
export const outcomeBox = style({ ...css.rows(12), ...css.pad(narrow, '20px 24px 24px', '16px 16px 20px') });
globalStyle(`${outcomeBox} h2`, css.text('subhead', 1.3, '-.01em'));
globalStyle(`${outcomeBox} h2 + p`, { marginTop: -8 });
export const verdict = style(css.wrapRow(10, 'center'));
export const outcomeOpen = style({ display: 'grid' });
globalStyle(`${outcomeOpen} > span, ${outcomeOpen} a`, { display: 'grid', alignItems: 'center' });

export const journalPlot = style({ ...css.size('100%', 72), overflow: 'visible', forcedColorAdjust: 'auto' });
export const journalBar = style({ fill: vars.ink, ...css.at(forced, { fill: 'CanvasText' }) });
export const axis = style({ stroke: vars.ink, strokeWidth: 1, ...css.at(forced, { stroke: 'CanvasText' }) });
export const journalNumber = style({
  fill: vars.ink3,
  ...css.monospace,
  fontSize: '11.5px',
  letterSpacing: '-.04em',
  ...css.at(forced, { fill: 'CanvasText' }),
});

export const sources = style({
  ...css.columns('5fr 4fr 3fr'),
  '@media': { [medium]: css.into('1fr 1fr'), [narrow]: css.into(1) },
});
export const way = style({
  minWidth: 0,
  padding: 24,
  selectors: {
    '& + &': { borderInlineStart: css.hair },
    // An open camera has a row of its own.
    '&[data-open]': { gridColumn: '1 / -1', borderInlineStart: 0, borderTop: css.hair },
  },
  '@media': { [narrow]: { padding: 16, selectors: { '& + &': { borderInlineStart: 0, borderTop: css.hair } } } },
});
globalStyle(`${way} h2`, css.text('subhead', 1.3, '-.01em'));
globalStyle(`${way} p`, { marginTop: 4, ...css.softText('small', 1.45) });
globalStyle(`${way} p + div`, { marginTop: 16 });
export const sourceForm = style({ ...css.rows(12), marginTop: 16 });
export const scan = style({ ...css.rows(16, 'start'), marginTop: 16 });
export const finder = style({ width: 'min(100%, 36rem)' });

export const twinHead = style({
  ...css.wrapRow('8px 16px', 'center', 'space-between'),
  ...css.pad(narrow, '16px 24px 0'),
});
globalStyle(`${twinHead} p`, { flexBasis: '100%' });
globalStyle(`${twinHead} h2`, css.subhead);
export const twin = style({
  ...css.columns('7.25rem', 0, 'center'),
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 48px)',
  gridTemplateRows: 'repeat(3, 32px)',
  padding: '16px 24px 18px',
  ...css.at(narrow, { gridTemplateColumns: 'none', padding: '12px 16px 16px' }),
});
const rowLabel = style({ gridColumn: 1, ...css.softText('small'), whiteSpace: 'nowrap', ...css.hide(narrow) });
/** In the second and third rows, under the numbers. */
export const twinLabel = styleVariants({ second: [rowLabel, { gridRow: 2 }], third: [rowLabel, { gridRow: 3 }] });
export const twinColumn = style({
  display: 'grid',
  gridRow: '1 / 4',
  gridTemplateRows: 'subgrid',
  alignItems: 'center',
  justifyItems: 'center',
  outlineOffset: -2,
  selectors: { '&[data-different]': { outline: css.strong } },
});
globalStyle(`${twinColumn} svg`, { maxWidth: '100%' });
export const twinNumber = style({ color: vars.ink3, ...css.monoText('tiny'), letterSpacing: '-.04em' });
export const twinPlot = style({ padding: '4px 24px 18px', ...css.at(narrow, { padding: '4px 16px 16px' }) });
