import { markWidth } from '../../inspection/inspection.css';
import { css, globalStyle, narrow, phone, style, styleVariants, vars } from '../../theme/style';

export const page = style({ '@media': { print: { width: '100%', page: 'compare' } } });
// The site's header and footer are not printed.
globalStyle(`body:has(${page}) :is(header, footer)`, { '@media': { print: { display: 'none' } } });
export const actions = style({ '@media': { print: { display: 'none' } } });
export const choose = style({ ...css.rows(16, 'start'), paddingTop: 16 });
export const versus = style({ ...css.columns(2), '@media': { [narrow]: css.into(1), print: css.into('1 1') } });
export const side = style({
  ...css.rows(16),
  minWidth: 0,
  padding: 24,
  selectors: { '& + &': { borderInlineStart: css.hair } },
  '@media': {
    [narrow]: { padding: 16, selectors: { '& + &': { borderInlineStart: 0, borderTop: css.hair } } },
    print: { gap: 8, padding: 12, selectors: { '& + &': { borderTop: 0 } } },
  },
});
globalStyle(`${side} > div:last-of-type`, { vars: { [markWidth]: '20px' } });
globalStyle(`${side} h2`, { ...css.row(12, 'center', 'space-between'), ...css.subhead });
globalStyle(`${side} h2 a`, { ...css.row(0, 'center'), minHeight: 44, fontWeight: 400 });
globalStyle(`${side} p`, css.softText('small'));
export const tally = style({
  ...css.columns(5),
  borderTop: css.hair,
  overflow: 'clip',
  ...css.at(narrow, css.into('1fr 1fr')),
});
globalStyle(`${tally} > div`, {
  margin: '-1px 0 0 -1px',
  ...css.pad(narrow, '14px 24px 15px'),
  borderTop: css.hair,
  borderInlineStart: css.hair,
});
globalStyle(`${tally} dt`, css.faintText('note'));
globalStyle(`${tally} dd`, css.softText('small'));
export const count = style({ marginInlineEnd: 8, color: vars.ink, fontSize: '1.375rem' });
export const section = style({ marginBlock: '48px 32px' });
export const sectionHead = style({ ...css.wrapRow('8px 16px', 'center', 'space-between'), marginBottom: 16 });
globalStyle(`${sectionHead} h2`, css.text('title', undefined, '-.02em'));
globalStyle(`${sectionHead} p`, css.softText('small'));
export const nothing = style({ padding: 24, color: vars.ink2 });
export const row = style({
  ...css.columns('26px 8.25rem 1 6rem 1', '4px 16px', 'center'),
  minHeight: 64,
  padding: '10px 24px',
  borderTop: css.hair,
  breakInside: 'avoid',
  ':first-child': { borderTop: 0 },
  '@media': {
    [narrow]: { ...css.into('26px 1'), padding: '12px 16px' },
    // Paper is narrow and needs no touch targets.
    print: { ...css.into('20px 96px 1 72px 1'), gap: 8, minHeight: 0, padding: '6px 12px' },
  },
});
export const number = style({ color: vars.ink3 });
export const name = style({ ...css.rows(4, 'start'), fontWeight: 600 });
export const places = style({ display: 'block', whiteSpace: 'normal', overflowWrap: 'anywhere' });
export const sign = style({ display: 'block', ...css.text('subhead', 1), ...css.hide(narrow) });
export const half = style({
  ...css.columns('9.5rem 1', '4px 12px', 'center'),
  '@media': {
    [narrow]: { gridColumn: '1 / -1', ...css.into('64px auto 1') },
    print: { gridColumn: 'auto', ...css.into(1), justifyItems: 'start' },
  },
});
globalStyle(`${half} p`, { ...css.softText('small', 1.4), overflowWrap: 'anywhere' });
export const alone = style({ gridColumn: '2 / -1', '@media': { print: { gridColumn: 'auto' } } });
export const halfName = style({
  display: 'none',
  ...css.faintText('note'),
  '@media': { [narrow]: { display: 'block' }, print: { display: 'none' } },
});
const word = style({
  ...css.boldText(650, 'note'),
  textAlign: 'center',
  '@media': {
    [narrow]: { gridColumn: '1 / -1', gridRow: 2, textAlign: 'start' },
    print: { gridColumn: 'auto', gridRow: 'auto', textAlign: 'center' },
  },
});
/** The word is enough; green and red repeat it. */
export const way = styleVariants({
  fixed: [word, { color: vars.pass }],
  known: [word, { color: vars.pass }],
  new: [word, { color: vars.fail }],
  worse: [word, { color: vars.fail }],
  same: [word],
  unknown: [word],
  none: [word, { color: vars.ink3, fontWeight: 400 }],
});
export const facts = style({ ...css.columns(4), ...css.at(narrow, css.into('1fr 1fr')) });
globalStyle(`${facts} > div`, { ...css.gridCell, padding: '14px 20px' });
globalStyle(`${facts} dt`, css.faintText('note'));
globalStyle(`${facts} dd`, { whiteSpace: 'normal', overflowWrap: 'anywhere' });

export const none = style({ padding: 24, color: vars.ink2 });
export const figuresTable = style({ width: '100%', borderSpacing: 0, ...css.text('small', 1.35) });
globalStyle(`${figuresTable} :is(th, td)`, {
  height: 40,
  padding: '6px 24px',
  borderTop: css.hair,
  fontWeight: 400,
  textAlign: 'end',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  '@media': {
    [narrow]: { paddingInline: 12 },
    [phone]: { paddingInline: 6, ...css.text('tiny') },
    print: { height: 'auto', padding: '2px 12px' },
  },
});
globalStyle(`${figuresTable} th:first-child`, { color: vars.ink2, textAlign: 'start' });
globalStyle(`${figuresTable} th > :last-child`, { verticalAlign: 'middle' });
globalStyle(`${figuresTable} thead th`, { borderTop: 0, ...css.faintText('note') });
export const test = style({ breakAfter: 'avoid' });
globalStyle(`${test} > th:first-child`, { paddingTop: 14, color: vars.ink, fontWeight: 600 });
