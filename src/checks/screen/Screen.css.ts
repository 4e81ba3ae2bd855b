import { colors } from '../../../machines/screen/screen';
import { css, extend, slim, style, styleVariants, vars } from '../../theme/style';

/** Absolute colors, never themed. */
export const chip = styleVariants(Object.fromEntries(colors.map(({ name, value }) => [name, value])), (value) => ({
  background: value,
}));
export const advice = style({ borderTop: css.strong });
export const adviceRow = style({
  ...css.columns('5fr 7fr', '4px 24px'),
  paddingBlock: 14,
  borderBottom: css.hair,
  color: vars.ink2,
  ...css.at(slim, css.into('1fr')),
});
export const problem = style({ ...css.text('body', 1.4, 0), color: vars.ink });

export const resultHeading = style(css.subhead);
export const resultNote = style({ marginTop: 12, ...css.softText('small', 1.45) });
export const resultMap = style({
  ...css.fullBlock,
  marginTop: 12,
  background: vars.well,
  border: css.edge,
  ...css.ownColors,
});
const line = style({ fill: 'none', vectorEffect: 'non-scaling-stroke' });
export const hair = extend(line, { strokeWidth: 1.25, strokeDasharray: '3 4' });
export const ring = extend(line, { strokeWidth: 2 });
export const fail = style({ stroke: vars.fail, color: vars.fail });
export const warning = style({ stroke: vars.warn, color: vars.warn });
export const spot = style({ fill: 'currentColor', stroke: 'none' });
