import { css, globalStyle, narrow, style } from '../theme/style';

export const notice = style({
  ...css.wrapRow('12px 24px', 'center', 'space-between'),
  ...css.pad(narrow, '16px 24px'),
  marginBottom: 24,
  borderInlineStart: css.focus,
});
globalStyle(`${notice} h2`, { marginTop: 10, ...css.text('subhead', 1.3, '-.01em') });
globalStyle(`${notice} p`, { marginTop: 2, ...css.softText('small', 1.45) });
export const text = style({ flex: '1 1 20rem' });
export const actions = style(css.wrapRow(12));
