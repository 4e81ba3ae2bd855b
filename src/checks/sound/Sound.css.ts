import { below, css, extend, globalStyle, narrow, phone, slim, style, styleVariants, vars } from '../../theme/style';
import { readout as largeFigure } from '../../ui/figures/figures.css';

const zone = css.pad(narrow);

export const square = style({ ...css.fixed(13), background: 'currentColor' });
export const triangle = style({
  ...css.fixed(12, 14),
  background: 'currentColor',
  clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
});

export const problem = style({ ...css.wrapRow('8px 16px', 'center'), ...css.softText('small', 1.45) });
export const alert = extend(problem, { padding: '14px 24px', borderBottom: css.hair });
export const volume = style({ ...zone, borderBottom: css.hair });

export const stereo = style(zone);
export const columns = style({
  display: 'grid',
  // Three columns, or fewer where the text is so large that a button would not fit.
  ...css.into('repeat(auto-fill, minmax(max(28%, 4.9rem), 1fr))'),
  gap: '16px',
  '@media': { [slim]: { gap: '16px 8px' } },
});
export const column = style({ minWidth: 0 });
/** The side's letter, and the time span of its scope. */
export const letter = style({
  ...css.row(0, undefined, 'space-between'),
  marginBottom: 6,
  color: vars.ink3,
  ...css.monoText('note', undefined, 1.35),
});
export const scope = style({ ...css.size('100%', 200), ...css.scope, ...css.at(slim, { height: 120 }) });
export const play = style({ ...css.wrapRow(12, 'center', 'space-between'), marginTop: 12 });
globalStyle(`${play} button`, {
  minWidth: 132,
  ...css.at(slim, { flex: '1 1 100%', minWidth: 0, paddingInline: 4, gap: 6, ...css.text('small') }),
});
globalStyle(`${play} > span`, {
  ...css.at(slim, { flex: '1 1 100%', paddingInline: 4, ...css.text('tiny', undefined, 0), gap: 4 }),
});
export const about = style(css.softText('small', 1.4));
globalStyle(`${column} > ${about}`, { marginTop: 10, ...css.at(slim, css.text('note')) });
export const ask = style({ ':empty': { display: 'none' } });
/** Same height with and without the question. */
export const waiting = style({ ...css.middle, minHeight: 104, ...css.at(below(420), { minHeight: 124 }) });
export const note = style({ ...css.softText('small', 1.45), maxWidth: '66ch' });
export const hint = style({
  margin: '0 24px 24px',
  paddingInlineStart: 12,
  borderInlineStart: `3px solid ${vars.warn}`,
  ...css.softText('small', 1.45),
  maxWidth: '66ch',
  ...css.at(narrow, { marginInline: 16 }),
});
/** The hint under the rows of a result. */
export const foot = style({ paddingTop: 24, borderTop: css.hair });
export const figures = style({ borderBlock: css.hair });

export const rows = style({ borderTop: css.hair });
export const row = style({
  ...css.columns('11rem 1 auto', '8px 20px', 'center'),
  minHeight: 64,
  paddingBlock: 8,
  ...css.at(slim, { display: 'flex', flexWrap: 'wrap' }),
});
globalStyle(`${row} > button`, { ...css.at(slim, { flex: '1 1 auto' }) });
globalStyle(`${rows} > ${row}`, { borderBottom: css.hair });
globalStyle(`${row} > ${about}`, { ...css.at(slim, { order: 1, flexBasis: '100%' }) });
globalStyle(`${row} > span:empty`, css.hide(slim));
export const pairs = style(css.columnsFrom(slim, 2, 16));
export const pair = style(css.wrapRow(12, 'center'));
globalStyle(`${pair} > button`, { flex: '1 1 auto' });

export const sweep = style(css.rows(16));
export const readout = extend(largeFigure, {
  minHeight: 72,
  color: vars.ink3,
  selectors: { '&[data-live]': { color: vars.ink } },
  ...css.at(below(380), { fontSize: '3.5rem' }),
});
/** Same width for any frequency. */
export const wide = style({ minWidth: 300, ...css.at(phone, { minWidth: 0 }) });
globalStyle(`${wide} button`, { width: '100%' });

export const outputs = style(css.rows(16, 'start'));
export const bare = style({ width: '100%', maxWidth: '28rem', ...css.plainFieldset });
export const measure = style(css.wrapRow('12px 24px', 'center'));
export const report = style(css.rows(16));
export const finding = style({
  ...css.wrapRow('8px 20px', 'center', 'space-between'),
  paddingBlock: 10,
  borderBottom: css.hair,
  fontWeight: 550,
  ':first-child': { borderTop: css.strong },
});
export const curve = style({
  ...css.size('100%', 220),
  background: css.dark.screen,
  borderRadius: 3,
  ...css.ownColors,
});
export const grid = style({ stroke: '#333', strokeWidth: 1, vectorEffect: 'non-scaling-stroke' });
const trace = { fill: 'none', strokeWidth: 2, vectorEffect: 'non-scaling-stroke' } as const;
export const traces = styleVariants({
  left: { ...trace, stroke: css.dark.paper },
  right: { ...trace, stroke: '#b4b4b4', strokeDasharray: '6 4' },
});
export const keys = styleVariants({
  left: { ...trace, stroke: vars.ink },
  right: { ...trace, stroke: vars.ink, strokeDasharray: '6 4' },
});
export const scale = style({ ...css.row(0, undefined, 'space-between'), marginTop: 4, color: vars.ink3 });
export const legend = style({ ...css.row(24), marginTop: 8, ...css.softText('small') });
globalStyle(`${legend} > span`, css.inlineRow(8, 'center'));
export const sample = style(css.size(32, 4));
export const heard = style({ ...zone, marginTop: 32 });
export const heading = style({ marginBottom: 16, ...css.text('head', 1.2, '-.012em') });
/** The height of a verdict that is not there yet, so that an answer moves nothing. */
export const open = style({ minHeight: 30 });
