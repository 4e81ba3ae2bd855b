import { style, styleVariants } from '@vanilla-extract/css';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const words = style(css.softText('small', 1.45));
export const caption = style({ marginTop: 8, ...css.softText('note') });
export const legend = style({ ...css.wrapRow('4px 16px'), marginTop: 10, ...css.softText('note') });
const keyBase = style({
  display: 'inline-block',
  ...css.size(10),
  marginInlineEnd: 6,
  background: 'currentColor',
  forcedColorAdjust: 'none',
});
export const key = styleVariants({
  tested: [keyBase, { color: vars.ink3 }],
  down: [keyBase, { color: vars.ink }],
  faulty: [keyBase, { color: vars.fail }],
  absent: [keyBase, { background: 'none', border: `1px dashed ${vars.edge}` }],
});
export const untouched = style({ fill: vars.well });
export const touched = style({ fill: vars.ink });
export const other = style({ fill: vars.edge });
/** The color itself is an attribute. */
export const colored = style({ stroke: vars.edge, strokeWidth: 1.5 });
/** A pin is visible on any test color: white under black. */
export const halo = style({ stroke: '#fff', strokeWidth: 4 });
export const pin = style({ stroke: '#111', strokeWidth: 1.8 });
export const held = style({ stroke: '#111', strokeWidth: 1.8, strokeDasharray: '3 2.5' });
export const spot = style({ fill: '#111', stroke: '#fff' });
