import { createVar, css, fallbackVar, style, vars } from '../../theme/style';

/** Width of an icon. 10 px unless a parent sets it. */
export const size = createVar();

export const mark = style({
  display: 'inline-block',
  ...css.fixed(fallbackVar(size, '10px')),
  color: vars.ink2,
  ...css.stroke(1.3),
});
export const full = style({ fill: 'currentColor', stroke: 'none' });
