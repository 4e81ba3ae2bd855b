import { css, style, vars } from '../../theme/style';

export const chart = style({ ...css.fullBlock, overflow: 'visible' });
const crisp = style({ shapeRendering: 'crispEdges', vectorEffect: 'non-scaling-stroke' });
export const bar = style([crisp, { fill: vars.ink }]);
export const fast = style([crisp, { fill: vars.fail }]);
export const axis = style([crisp, { stroke: vars.edge, strokeWidth: 1 }]);
export const limit = style([crisp, { stroke: vars.ink, strokeWidth: 2 }]);
