import { css, mono, style } from '../../theme/style';

export const map = style({
  ...css.fullBlock,
  marginTop: 12,
  background: css.dark.screen,
  border: css.edge,
  ...css.ownColors,
});
export const lines = style({
  stroke: css.dark.screen,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
  opacity: 0.3,
});
/** Readable on touched and on untouched cells. */
export const ring = style({ fill: 'none', stroke: '#7a5000', filter: 'drop-shadow(0 0 2px #f2f2f2)' });
export const tag = style({
  fontFamily: mono,
  fontWeight: 500,
  fill: css.dark.paper,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});
export const ringed = style([tag, { fill: '#7a5000', stroke: 'none', fontWeight: 700 }]);
