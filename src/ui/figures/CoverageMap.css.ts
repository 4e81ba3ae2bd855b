import { style } from '@vanilla-extract/css';
import { mono, vars } from '../../theme/vars.css';

export const map = style({
  display: 'block',
  width: '100%',
  marginTop: 12,
  background: '#121212',
  border: `1px solid ${vars.edge}`,
  forcedColorAdjust: 'none',
});
export const tag = style({
  fontFamily: mono,
  fontWeight: 500,
  fill: '#f2f2f2',
  textAnchor: 'middle',
  dominantBaseline: 'central',
});
