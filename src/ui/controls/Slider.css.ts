import { css, forced, phone, style, vars } from '../../theme/style';
import { range, TARGET } from './Range.css';

export const slider = style({ minWidth: 0 });
export const top = style(css.row(16, 'baseline', 'space-between'));
export const label = style(css.faintText('note', 1.35));
export const value = style({
  ...css.monospace,
  fontWeight: 370,
  fontSize: '1.375rem',
  lineHeight: 1.2,
  letterSpacing: '-.01em',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const track = style({ ...css.sliderTrack, height: TARGET });
export const ruler = style({
  ...css.absolute(0),
  ...css.size('100%'),
  // Half of the first and last tick lies outside.
  overflow: 'visible',
  pointerEvents: 'none',
  forcedColorAdjust: 'none',
});
export const tick = style({
  stroke: vars.edge,
  strokeWidth: 1,
  shapeRendering: 'crispEdges',
  selectors: { [`${slider}[data-locked] &`]: { stroke: vars.ink, opacity: 0.22 } },
  ...css.at(forced, { stroke: 'CanvasText' }),
});
export const thumb = style({
  fill: vars.ink,
  shapeRendering: 'crispEdges',
  selectors: { [`${slider}[data-locked] &`]: { fill: vars.panel, stroke: vars.ink } },
  ...css.at(forced, { fill: 'CanvasText' }),
});
/** Around the thumb of a focused slider. */
export const ring = style({
  ...css.stroke(3, vars.ink),
  display: 'none',
  selectors: { [`${range}:focus-visible + * > &`]: { display: 'inline' } },
  ...css.at(forced, { stroke: 'Highlight' }),
});
export const limits = style({ ...css.row(16, undefined, 'space-between'), ...css.faintText('small', 1.3) });

export const marks = style({ display: 'block', ...css.size('100%', 20), overflow: 'visible' });
export const logMark = style({ fill: vars.ink3, ...css.monoText('tiny', 370) });
/** Hidden on a phone, to make room for the other labels. */
export const spare = style(css.hide(phone));
