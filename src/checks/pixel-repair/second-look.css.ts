import { style } from '@vanilla-extract/css';
import * as css from '../../theme/mixins';

export const field = style(css.absolute(0));
/** White and black, so that one of them is visible on any color; around the spot, not over it. */
export const frame = style({
  position: 'absolute',
  border: '1px solid #ffffff',
  outline: '1px solid #000000',
  pointerEvents: 'none',
  forcedColorAdjust: 'none',
});
