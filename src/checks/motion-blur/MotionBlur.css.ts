import { below, coarse, narrow, phone } from '../../theme/media';
import { alwaysDark, contentWidth, css, extend, globalStyle, style, vars, wrap } from '../../theme/style';

/** Absolute colors, never themed. */
export const stageField = style({
  position: 'relative',
  height: 450,
  background: '#000',
  borderBlock: css.hair,
  overflow: 'clip',
  ...css.ownColors,
  ...css.at(narrow, { height: 360 }),
});
export const stage = style({ height: '100%' });
/** No wider, so that two cells cover less than the area that WCAG 2.3.1 allows to flash. */
export const photo = style([wrap, stage]);
/** A status line below the moving picture, empty unless there is a notice. */
export const news = extend(wrap, { selectors: { '&:not(:empty)': { paddingTop: 14, ...css.text('small') } } });

const oneColumn = css.at(narrow, css.into(1));
const row = extend(wrap, { ...css.wrapRow('16px 32px'), paddingBlock: 16 });

export const buttons = style({ ...css.wrapRow(12), ...css.at(phone, { gap: 8 }) });
// Three of the head in one row of a phone.
globalStyle(`${buttons} > button`, { ...css.at(phone, { flex: 'auto', paddingInline: 14 }) });
/** From edge to edge, dark in both themes. */
export const instrument = extend(alwaysDark, { background: css.dark.ground, color: vars.ink, borderBlock: css.hair });
globalStyle(`${instrument} dl`, { '@media': { '(min-width: 1100px)': css.into('1fr 1.4fr 1fr 1.2fr') } });
globalStyle(`${instrument} dl > div:first-child`, { paddingInlineStart: 0 });
globalStyle(`${instrument} dl > div:nth-child(odd)`, { ...css.at(narrow, { paddingInlineStart: 0 }) });
globalStyle(`${instrument} dt + dd`, {
  fontSize: '3.25rem',
  lineHeight: 1.1,
  letterSpacing: '-.05em',
  ...css.at(below(1200), { fontSize: '2.25rem' }),
});
globalStyle(`${instrument} dd small`, { fontSize: '.42em', letterSpacing: 0, color: vars.ink2 });
export const labels = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `calc((100% - ${contentWidth}) / 2)`,
  display: 'grid',
  gridTemplateRows: 'repeat(3, 1fr)',
});
globalStyle(`${labels} > li`, {
  placeSelf: 'start',
  ...css.row(16, 'baseline'),
  marginTop: 4,
  paddingInline: 8,
  marginInlineStart: -8,
  background: '#000',
  ...css.softText('note'),
});
globalStyle(`${labels} b`, { color: vars.ink, ...css.text('body') });
export const tape = style([wrap, { ...css.columns('1 auto', '8px 32px', 'center'), paddingBlock: 12 }, oneColumn]);
export const ticks = style({ height: 32, overflow: 'clip', ...css.ownColors });
export const note = style({ maxWidth: '22rem', ...css.softText('note') });
export const controls = extend(row, { paddingBottom: 0 });
// Five views in one row of a phone.
globalStyle(`${controls} label`, { ...css.at(phone, { flex: 'auto', paddingInline: 6 }) });
globalStyle(`${controls} > fieldset`, { ...css.at(phone, { width: '100%' }) });
export const does = extend(wrap, { paddingTop: 14, ...css.softText('small') });
export const sliders = style([row, css.columns('2fr 1fr auto', 0, 'start'), oneColumn]);
export const check = style({ ...css.row(12, 'center'), alignSelf: 'center', minHeight: 48, cursor: 'pointer' });
export const box = style({
  position: 'relative',
  ...css.size(22),
  margin: '0 0 0 1px',
  accentColor: vars.ink,
  // The target of a finger, around the box.
  '::after': css.drawn(-11),
});
export const persistence = style([row, css.columns('2fr 1fr'), oneColumn]);
export const answer = style({ ...css.rows(12), alignContent: 'start', ...css.text('small') });
export const question = extend(row, { alignItems: 'center', justifyContent: 'space-between' });
export const ask = style({ fontWeight: 600 });
/** The keys, at the right of the views. */
export const keys = style({
  ...css.wrapRow('8px 20px', 'center'),
  marginInlineStart: 'auto',
  ...css.softText('note'),
  ...css.hide(coarse),
});
globalStyle(`${keys} > span`, css.row(6, 'center'));
/** The instrument in full screen. The picture takes the height that is left. */
export const whole = extend(alwaysDark, {
  ...css.absolute(0),
  ...css.column(0),
  background: css.dark.ground,
  color: vars.ink,
  overflow: 'auto',
  touchAction: 'manipulation',
});
globalStyle(`${whole} > ${instrument}`, { flex: '1 0 auto', ...css.column(0) });
globalStyle(`${whole} ${stageField}:has(> ${stage}:first-child)`, {
  flex: '1 0 auto',
  '@media': {
    // All of it down to the tape, where the figures are in one row.
    '(min-width: 1100px)': { minHeight: 'calc(100dvh - 270px)' },
    // A phone on its side: the picture first.
    '(max-height: 500px)': { order: -1, height: 'calc(100dvh - 80px)' },
  },
});
globalStyle(`${whole} ${stageField} > ${stage}:first-child`, css.absolute(0));
export const bar = extend(wrap, { paddingBlock: 12 });
