import { below, css, extend, globalStyle, panel, style, vars } from '../theme/style';

/** The specification's 'medium screens and up' have three columns. */
const stacked = below(768);

export const page = style({ paddingBottom: 104 });
export const section = style({ paddingTop: 72, ...css.at(stacked, { paddingTop: 48 }) });
export const group = style({
  ...css.columnsFrom(below(1024), '2 8', '16px 24px'),
  marginTop: 32,
  paddingTop: 16,
  borderTop: css.strong,
});
export const kind = style(css.text('subhead', 1.3, '-.01em'));
export const count = style({ marginInlineStart: 6, ...css.faintText('note'), fontWeight: 400 });
export const cards = style({
  ...css.columns(3, '32px clamp(24px, 3.3vw, 48px)'),
  paddingTop: 72,
  ...css.at(stacked, { ...css.into(1), paddingTop: 48 }),
});
export const card = style({ borderTop: css.strong, paddingTop: 16 });
export const name = style(css.text('head', 1.2, '-.012em'));
export const text = style({ marginTop: 8, color: vars.ink2 });
export const items = style({ marginTop: 16, borderTop: css.hair });
export const item = style({ paddingBlock: 10, borderBottom: css.hair, ...css.text('small') });
export const tips = extend(panel, {
  ...css.columns('4fr 4fr 4fr', '24px 48px'),
  marginTop: 72,
  padding: 32,
  ...css.at(stacked, { ...css.into(1), marginTop: 48, padding: '24px 16px' }),
});
globalStyle(`${tips} h2`, css.text('title'));
globalStyle(`${tips} ${item}:last-child`, { borderBottom: 0 });
