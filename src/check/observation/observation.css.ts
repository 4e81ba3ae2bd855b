import { below, compact, css, extend, globalStyle, style, vars } from '../../theme/style';

const section = style({
  padding: 24,
  selectors: { '& + &': { borderTop: css.hair } },
  ...css.at(compact, { padding: 16 }),
});
export const split = style([section, css.columnsFrom(below(1000), '3 8', '16px 48px', 'start')]);
export const title = style(css.text('head', 1.2, '-.012em'));
export const text = style({ marginTop: 8, ...css.softText('small', 1.45), maxWidth: '66ch' });
export const content = style(css.columns(1, 24));
export const sample = style({ minWidth: 0 });
export const ask = style({ minWidth: 0, ':focus': { outline: 'none' } });
export const hint = style({ marginTop: 8, ...css.softText('small', 1.45) });
export const pastHint = extend(hint, { visibility: 'hidden' });
export const finish = style([section, css.wrapRow('12px 24px', 'center', 'space-between')]);
export const list = style({ marginTop: 10, ...css.text('small', 1.35) });
globalStyle(`${list} > div`, {
  ...css.wrapRow('0 16px', 'center', 'space-between'),
  position: 'relative',
  minHeight: 36,
  ...css.ruled(5),
  breakInside: 'avoid',
});
globalStyle(`${list} dt`, { color: vars.ink2 });
globalStyle(`${list} dd`, { ...css.row(10, 'center'), marginInlineStart: 'auto', textAlign: 'end' });
// For a name that is wider than the list.
globalStyle(`${list} dd > span`, { whiteSpace: 'normal', ...css.breaks });
export const sources = style({
  ...css.wrapRow('4px 18px'),
  paddingTop: 10,
  borderTop: css.hair,
  ...css.softText('note'),
});
globalStyle(`${sources} > span`, css.inlineRow(8, 'center'));
