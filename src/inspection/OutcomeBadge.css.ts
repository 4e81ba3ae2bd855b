import { css, style, vars } from '../theme/style';

/** A plain rectangle, for an outcome without a verdict. */
export const plain = style({
  ...css.inlineRow(7, 'center'),
  height: 30,
  paddingInline: 12,
  border: `1.5px solid ${vars.ink3}`,
  color: vars.ink3,
  ...css.font(700, 'caption', 1),
  letterSpacing: '.055em',
  ...css.caps,
});
export const sign = style({ ...css.fixed(12), ...css.stroke(1.6) });
