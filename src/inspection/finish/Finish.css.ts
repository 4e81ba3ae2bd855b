import { css, extend, fig, globalStyle, narrow, phone, style, styleVariants, vars } from '../../theme/style';
import { choosable } from '../../ui/controls/basic.css';

export const side = style({ ...css.rows(16), position: 'sticky', top: 60, ...css.at(narrow, { position: 'static' }) });
export const pad = style(css.pad(narrow, '20px 24px 24px'));
globalStyle(`${pad} h2`, css.text('subhead', 1.3, '-.01em'));
globalStyle(`${pad} > button`, { width: '100%', marginTop: 8 });
export const verdict = style({ ...css.wrapRow(10, 'center'), margin: '14px 0 12px' });
export const strip = style({ marginBottom: 14 });
export const facts = style({ marginBottom: 18 });
export const fact = style({
  ...css.columns('auto 1', '0 16px', 'center'),
  minHeight: 32,
  ...css.ruled(4),
  ...css.text('small', 1.35),
});
export const name = style({ color: vars.ink2 });
export const value = style({ textAlign: 'end' });
export const wrapped = style({ whiteSpace: 'normal' });
export const area = style({
  ...css.fullBlock,
  minHeight: 72,
  marginTop: 12,
  padding: '11px 14px',
  ...css.box,
  background: vars.panel,
  color: vars.ink,
  ...css.font(400, 'base', 1.45),
  resize: 'vertical',
});
export const row = style({
  ...css.columns('28px 1 auto auto', '4px 12px', 'center'),
  minHeight: 50,
  ...css.ruled(8),
  ...css.at(phone, css.into('28px 1 auto')),
});
export const number = style({ color: vars.ink3 });
export const what = style(css.wrapRow('4px 10px', 'center'));
export const open = style({
  ...css.textButton('0 4px'),
  ...css.font(550, 'small', 1.2),
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  textDecorationThickness: 1,
  ...css.at(phone, { gridColumn: 3 }),
});
export const tests = style({ marginTop: 12 });
export const note = style({ flexBasis: '100%' });
export const told = style({ ...css.rows(12), marginTop: 6 });
globalStyle(`${told} dl`, { marginBottom: 0 });
globalStyle(`${told} > button`, { justifySelf: 'start' });
export const declared = style({ ...css.plainFieldset, ':disabled': { opacity: 0.7 } });
export const ask = style({ marginTop: 14, fontWeight: 600 });

export const gradeHead = style(css.wrapRow('8px 16px', 'center', 'space-between'));
const inRow = (grades: number) => ({
  gridTemplateColumns: `repeat(${grades}, minmax(0, 1fr))`,
  ...css.at(narrow, { gridTemplateColumns: `repeat(${grades === 4 ? 2 : 3}, minmax(0, 1fr))` }),
});
const base = style({
  ...css.rows(1),
  minWidth: 0,
  margin: '16px 0 0',
  padding: 0,
  ...css.box,
  background: vars.hair,
  overflow: 'clip',
});
/** By the number of grades. */
export const scale = styleVariants({ 4: [base, inRow(4)], 6: [base, inRow(6)], 9: [base, inRow(9)] });
export const gradeCell = extend(choosable, {
  justifyItems: 'center',
  alignContent: 'center',
  gap: 2,
  minHeight: 60,
  padding: '4px 2px',
  color: vars.ink2,
  ...css.font(400, 'note', 1.2),
  textAlign: 'center',
  selectors: {
    '&:has(:focus-visible)': { outline: css.focus, outlineOffset: -4 },
    '&:has(:checked:focus-visible)': { outlineColor: vars.panel },
  },
});
globalStyle(`${gradeCell} ${fig}`, { color: vars.ink, ...css.text('body') });
globalStyle(`${gradeCell}:has(:checked) ${fig}`, { color: 'inherit' });
export const meaning = style({ minHeight: '1.45em', marginTop: 10 });
export const strong = style({ color: vars.ink, fontWeight: 600 });

export const photoHead = style(css.wrapRow('4px 16px', 'baseline', 'space-between'));
export const notices = style({ marginTop: 12 });
globalStyle(`${notices} > *`, { marginBottom: 12 });
export const photoColumns = style({ ...css.columnsFrom(narrow, '7fr 5fr', 16, 'start'), marginTop: 12 });
export const photoSide = style({ ...css.rows(8), minWidth: 0 });
export const shots = style({ ...css.columns(2, '16px 8px'), selectors: { '&:not(:empty)': { marginBottom: 8 } } });
/** When the run is over there is no camera beside them. */
export const alone = style({ marginTop: 12, '@media': { '(min-width: 900px)': css.into('repeat(4, 1fr)') } });
export const shot = style({ minWidth: 0, ':focus': { outline: css.focus, outlineOffset: 3 } });
export const photoPicture = style({
  display: 'block',
  ...css.size('100%', 'auto'),
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  marginBottom: 8,
  background: vars.scope,
});
export const acts = style({ ...css.wrapRow('0 16px'), minHeight: 44 });
export const removed = style({ ...css.wrapRow('0 16px', 'center'), minHeight: 44 });
