import { style } from '@vanilla-extract/css';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const heading = style({ ...css.text('subhead'), letterSpacing: '-.01em' });
export const note = style({ marginTop: 12, ...css.softText('small', 1.45) });
export const map = style({
  display: 'block',
  width: '100%',
  marginTop: 12,
  background: vars.well,
  border: css.border.edge,
  forcedColorAdjust: 'none',
});
const line = style({ fill: 'none', vectorEffect: 'non-scaling-stroke' });
export const hair = style([line, { strokeWidth: 1.25, strokeDasharray: '3 4' }]);
export const ring = style([line, { strokeWidth: 2 }]);
export const fail = style({ stroke: vars.fail, color: vars.fail });
export const warning = style({ stroke: vars.warn, color: vars.warn });
export const spot = style({ fill: 'currentColor', stroke: 'none' });
