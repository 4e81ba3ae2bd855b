import { css, style } from '../../theme/style';

const crisp = { shapeRendering: 'crispEdges', vectorEffect: 'non-scaling-stroke' } as const;

/** Dark in both themes, like an oscilloscope. */
export const strokes = style({ ...css.absolute(0), ...css.size('100%') });
export const axis = style({ ...crisp, stroke: '#5a5a5a', strokeWidth: 1 });
export const stroke = style({ ...crisp, fill: css.dark.paper });
export const newest = style({ ...crisp, fill: '#ff6a2b' });
/** Outlined, so that it is recognizable without color. */
export const against = style({
  ...crisp,
  fill: css.dark.screen,
  stroke: '#ff7070',
  strokeWidth: 2,
  strokeDasharray: '4 2',
});
