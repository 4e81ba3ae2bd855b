import { below, css, globalStyle, mono, narrow, style, vars } from '../../theme/style';

export const columns = style({
  ...css.columns('8 4', 32, 'start'),
  marginTop: 40,
  ...css.at(narrow, { ...css.into(1), gap: 16, marginTop: 16 }),
});
export const main = style({ ...css.columns(1, 48), ...css.at(narrow, { gap: 40, marginTop: 24 }) });
export const side = style(css.columns(1, 16));
// On a phone the actions follow the verdict.
globalStyle(`${columns} > ${main}, ${columns} > ${side}`, { ...css.at(narrow, { display: 'contents' }) });
globalStyle(`${side} > :first-child`, { ...css.at(narrow, { order: -1, marginBottom: 24 }) });
globalStyle(`${main} > * + *`, { ...css.at(narrow, { marginTop: 24 }) });

export const actionPanel = style(css.pad(narrow));
globalStyle(`${actionPanel} details`, { borderBottom: 0, marginTop: 8 });
globalStyle(`${actionPanel} details > div`, { paddingBottom: 0 });
export const returnNote = style({ marginBottom: 16, overflowWrap: 'anywhere' });
export const actions = style(css.columns('1fr 1fr', 8));
/** What Share offers, below its button. */
export const share = style({ ...css.rows(8), gridColumn: '1 / -1' });
/** The folder into which the report is saved. */
export const folder = style({ ...css.columns('1fr 1fr', 8), gridColumn: '1 / -1' });
globalStyle(`${folder} > :is(p, p + button:last-child)`, { gridColumn: '1 / -1' });
globalStyle(`${folder} p`, { ...css.softText('small', 1.45), overflowWrap: 'anywhere' });
// As high as the button that it replaces.
globalStyle(`${folder} p:not(:empty)`, { minHeight: 48 });
// Not hidden: a screen reader announces only what appears in a place that it knows.
globalStyle(`${folder} p:empty`, { marginBottom: -8 });
globalStyle(`${folder} :is(b, span)`, { color: vars.ink, whiteSpace: 'normal' });
export const size = style({ marginTop: 16 });
globalStyle(`${actions} > button, ${actions} > a, ${share} > button, ${folder} > button`, {
  justifyContent: 'flex-start',
  gap: 12,
  paddingInline: '16px 10px',
  ...css.text('small'),
});
// Next Device, and Print.
globalStyle(`${actions} > :first-child, ${actions} > [aria-keyshortcuts] + button`, {
  gridColumn: '1 / -1',
  justifyContent: 'center',
  ...css.text('base'),
});
/** White in both themes, because readers need dark modules on a light background. */
export const actionCode = style({ background: '#fff', ...css.ownColors });
export const preset = style({ ...css.rows(8, 'start'), ...css.ruled(14) });
globalStyle(`${preset} h3`, { color: vars.ink, ...css.text('base') });

export const findingTitle = style({ margin: '0 0 16px', ...css.text('title', undefined, '-.02em') });
export const none = style({ ...css.pad(narrow), color: vars.ink2 });
export const finding = style({
  ...css.columns('1 320px', '18px 32px'),
  padding: 24,
  ...css.between,
  '@media': { [below(1200)]: css.into('1 240px'), [narrow]: { ...css.into(1), padding: 16 } },
});
export const findingHead = style({ ...css.wrapRow('8px 12px', 'center'), marginBottom: 14, ...css.softText('small') });
export const findingText = style({ marginTop: 6, maxWidth: '46ch', color: vars.ink2 });
/** The tag is smaller than a touch target, but its link is not. */
export const findingCode = style({
  ...css.inlineRow(0, 'center'),
  minHeight: 44,
  marginBlock: -8,
  textDecoration: 'none',
});
export const findingFigure = style({ alignSelf: 'center' });
export const short = style({
  ...css.columns('auto 1 auto', '4px 16px', 'center'),
  padding: '16px 24px',
  ...css.between,
  ...css.at(narrow, { ...css.into('1fr auto'), padding: 16 }),
});
globalStyle(`${short} > span:first-child`, {
  minWidth: '9.5rem',
  ...css.at(narrow, { minWidth: 0, justifySelf: 'start' }),
});
export const findingWords = style({ ...css.at(narrow, { gridColumn: '1 / -1', gridRow: 2 }) });
globalStyle(`${findingWords} h3`, css.text('body'));
globalStyle(`${findingWords} > p`, { marginTop: 2, ...css.softText('small') });
export const places = style({ marginTop: 14, ...css.text('small') });
export const place = style({ ...css.columns('max(92px, 6.25rem) 1', '0 12px'), ...css.ruled(6) });
globalStyle(`${place} dt`, { color: vars.ink3, whiteSpace: 'nowrap' });
export const wrapped = style({ whiteSpace: 'normal' });
export const again = style({
  ...css.columns('1 auto', 16, 'center'),
  padding: '20px 24px',
  borderTop: css.hair,
  ...css.at(narrow, { ...css.into(1), padding: 16 }),
});
globalStyle(`${again} p`, { color: vars.ink2 });
globalStyle(`${again} b`, { color: vars.ink, fontWeight: 650 });

export const measurementHead = style({ ...css.wrapRow('4px 16px', 'baseline', 'space-between'), marginBottom: 16 });
globalStyle(`${measurementHead} h2`, { marginBottom: 0 });
export const fold = style(css.padInline(narrow));
globalStyle(`${fold} details`, { borderBottom: 0 });
globalStyle(`${fold} details > div`, { maxWidth: 'none' });
export const measurementColumns = style({ columns: 2, columnGap: 48, ...css.at(narrow, { columns: 1 }) });
export const test = style({ breakInside: 'avoid', paddingBottom: 18 });
export const measurementName = style({
  ...css.row(8, 'baseline'),
  paddingBottom: 6,
  ...css.boldText(650, 'small'),
  letterSpacing: 0,
});
export const measurementNumber = style({ color: vars.ink3 });

export const sideBox = style({ padding: '20px 24px 24px', ...css.at(narrow, { padding: '16px 16px 20px' }) });
globalStyle(`${sideBox} h2`, { marginBottom: 6, ...css.text('subhead', 1.3, '-.01em') });
globalStyle(`${sideBox} > button, ${sideBox} > a`, { width: '100%', marginTop: 12 });
globalStyle(`${sideBox} details`, { borderTop: css.hair, borderBottom: 0 });
globalStyle(`${sideBox} details > div`, { paddingBottom: 0 });
export const comb = style({ marginBlock: 14 });
export const sidePlain = style({
  marginTop: 18,
  paddingTop: 10,
  borderTop: css.strong,
  ...css.softText('small', 1.45),
});
globalStyle(`${sidePlain} b`, { color: vars.ink, fontWeight: 650 });
export const declared = style({ ...css.row(8, 'center'), marginBottom: 12, ...css.softText('small') });
export const grade = style({ ...css.columns('58px 1fr', 14, 'center'), ...css.ruled(12), ...css.text('small', 1.35) });
export const gradeCode = style({
  fontFamily: mono,
  fontStretch: '75%',
  fontSize: '1.75rem',
  fontWeight: 370,
  lineHeight: 1,
  letterSpacing: '-.03em',
});
export const scale = style({ display: 'block', ...css.faintText('note') });
export const sideNote = style({
  ...css.ruled(12),
  ...css.text('small', 1.45),
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const photos = style({ ...css.columns('1fr 1fr', 8), marginTop: 4 });
export const photo = style({
  ...css.size('100%', 'auto'),
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  border: css.edge,
  background: vars.well,
});
export const caption = style({ marginTop: 5, ...css.softText('note', 1.35) });
export const kinds = style(css.rows(16));
globalStyle(`${kinds} dl`, { marginTop: 6 });

export const testRow = style({
  ...css.columns('1.625rem 8rem 1 auto 9.5rem', '4px 16px', 'center'),
  minHeight: 50,
  padding: '8px 24px',
  ...css.between,
  ...css.at(narrow, { ...css.into('24px 1 auto'), gap: '3px 8px', padding: '11px 16px' }),
});
export const soft = style({ color: vars.ink3 });
export const testName = style({ fontWeight: 600 });
export const testText = style({
  ...css.softText('small', 1.4),
  overflowWrap: 'anywhere',
  ...css.at(narrow, { gridColumn: '2 / -1', gridRow: 2 }),
});
export const took = style({ color: vars.ink3, textAlign: 'end', ...css.hide(narrow) });
export const outcome = style({ display: 'grid' });
globalStyle(`${outcome} > span`, { justifyContent: 'center', ...css.at(narrow, { justifySelf: 'end' }) });
