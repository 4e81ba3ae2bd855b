import { globalStyle, style } from '@vanilla-extract/css';
import * as css from '../../theme/mixins';
import { mono } from '../../theme/vars.css';

/** Dark in both themes, like the fields. */
export const map = style({
  display: 'block',
  width: '100%',
  background: css.dark.screen,
  border: '1px solid #757575',
  forcedColorAdjust: 'none',
});
export const rule = style({ stroke: '#3d3d3d', strokeWidth: 0.5 });
export const once = style({ fill: 'none', stroke: '#c4c4c4' });
export const twice = style({ fill: css.dark.paper, stroke: css.dark.paper });
for (const [of, color] of [
  [once, '#c4c4c4'],
  [twice, css.dark.screen],
] as const) {
  globalStyle(`${of} text`, {
    fill: color,
    stroke: 'none',
    fontFamily: mono,
    fontSize: 6,
    textAnchor: 'middle',
    dominantBaseline: 'central',
  });
}
