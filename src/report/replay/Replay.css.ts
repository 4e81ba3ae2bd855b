import { css, globalStyle, narrow, phone, style, vars } from '../../theme/style';

export const title = style(css.text('title', undefined, '-.02em'));
export const lead = style({ margin: '4px 0 16px', maxWidth: '72ch' });
export const head = style({ ...css.wrapRow(12, 'end'), padding: '20px 24px', ...css.at(narrow, { padding: 16 }) });
globalStyle(`${head} > label`, { flex: '1 1 16rem', maxWidth: '28rem' });
globalStyle(`${head} > button`, { ...css.at(phone, { flex: '1 1 100%' }) });
export const none = style({
  padding: '16px 24px 20px',
  borderTop: css.hair,
  color: vars.ink2,
  ...css.at(narrow, { padding: 16 }),
});
export const waiting = style({ padding: 24, borderTop: css.hair, color: vars.ink2 });
/** Inside another panel. */
export const inner = style({ borderTop: css.hair });
