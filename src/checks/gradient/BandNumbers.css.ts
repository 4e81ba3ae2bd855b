import { style, styleVariants } from '@vanilla-extract/css';
import * as css from '../../theme/mixins';
import { mono } from '../../theme/vars.css';

export const numbers = style({ ...css.absolute(0), forcedColorAdjust: 'none' });
const base = style({
  position: 'absolute',
  padding: '0 0 1px 2px',
  fontFamily: mono,
  fontStretch: '75%',
  fontSize: 12,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});
export const number = styleVariants(
  { dim: '#8c8c8c', white: '#ffffff', black: '#000000', gray: '#5c5c5c' },
  (color) => [base, { color }],
);
