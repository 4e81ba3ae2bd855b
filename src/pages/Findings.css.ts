import { below, css, globalStyle, slim, style, vars } from '../theme/style';
import { codeTag } from '../ui/figures/badges.css';

export const page = style({ paddingBottom: 104 });
export const test = style({ ...css.inlineRow(0, 'center'), minHeight: 44 });
export const entry = style({
  padding: '20px 0 24px',
  borderTop: css.strong,
  // Reports link to an entry. The linked entry is highlighted.
  ':target': { paddingLeft: 16, borderLeft: `6px solid ${vars.ink}` },
});
export const head = style({ ...css.wrapRow('8px 14px', 'center'), marginBottom: 8 });
export const code = codeTag;
export const verdict = style({ marginLeft: 'auto', ...css.at(below(500), { marginLeft: 0 }) });
export const advice = style({
  ...css.columnsFrom(slim, '9em minmax(0, 60ch)', '6px 24px'),
  marginTop: 10,
  color: vars.ink2,
});
globalStyle(`${advice} dt`, { color: vars.ink, fontWeight: 600 });
