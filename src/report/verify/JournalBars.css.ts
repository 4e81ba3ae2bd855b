import { style } from '@vanilla-extract/css';
import * as css from '../../theme/mixins';
import { mono, vars } from '../../theme/vars.css';

export const plot = style({ ...css.size('100%', 72), overflow: 'visible', forcedColorAdjust: 'auto' });
export const bar = style({ fill: vars.ink, '@media': { '(forced-colors: active)': { fill: 'CanvasText' } } });
export const axis = style({
  stroke: vars.ink,
  strokeWidth: 1,
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});
export const number = style({
  fill: vars.ink3,
  fontFamily: mono,
  fontStretch: '80%',
  fontSize: '11.5px',
  letterSpacing: '-.04em',
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});
