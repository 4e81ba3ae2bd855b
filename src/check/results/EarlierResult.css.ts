import { css, radius, snug, style, vars } from '../../theme/style';

export const line = style({
  ...css.columns('auto 1 auto 44px', 16, 'center'),
  minHeight: 68,
  marginBottom: 16,
  padding: '9px 12px 9px 24px',
  ...css.at(snug, { ...css.into('1 auto 44px'), gap: '6px 8px', padding: '12px 4px 12px 16px' }),
});
export const verdict = style(css.row(12, 'center'));
export const score = style(css.hide(snug));
export const text = style({
  color: vars.ink2,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  ...css.at(snug, { gridColumn: '1 / -1', gridRow: 2, paddingInlineEnd: 12 }),
});
export const time = style({ color: vars.ink, fontWeight: 600 });
export const forget = style({
  ...css.iconButton,
  color: vars.ink,
  borderRadius: radius.control,
  ':hover': { background: `color-mix(in srgb, ${vars.panel}, ${vars.ink} 6%)` },
  ':focus-visible': { outlineOffset: -4 },
});
