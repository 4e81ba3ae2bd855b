import { css, extend, forced, mono, slim, style, vars } from '../../theme/style';

export const count = style({ alignSelf: 'center', ...css.softText('small') });
/** The large number. */
export const large = style({ color: vars.ink, ...css.readout('4.5rem'), lineHeight: 0.76 });

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
export const ringed = extend(tag, { fill: '#7a5000', stroke: 'none', fontWeight: 700 });

export const track = style({
  position: 'relative',
  height: 48,
  marginTop: 16,
  background: vars.well,
  ...css.ownColors,
});
const place = style({ position: 'absolute', insetBlock: 0, width: 56 });
/** Initial position of the block. */
export const home = extend(place, { left: 0 });
export const block = extend(place, {
  left: 0,
  width: 48,
  background: vars.ink,
  cursor: 'grab',
  selectors: { '&[data-held]': { background: vars.signal, outline: css.strong, outlineOffset: -2 } },
});
export const goal = extend(place, { right: 0, border: `2px dashed ${vars.ink}` });

export const chart = style({ ...css.fullBlock, overflow: 'visible' });
const crispBar = style({ shapeRendering: 'crispEdges', vectorEffect: 'non-scaling-stroke' });
export const bar = extend(crispBar, { fill: vars.ink });
export const fast = extend(crispBar, { fill: vars.fail });
export const gapAxis = extend(crispBar, { stroke: vars.edge, strokeWidth: 1 });
export const gapLimit = extend(crispBar, { stroke: vars.ink, strokeWidth: 2 });

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

/** Set by the component: the number of ticks, how many are filled, and the pitch and width of a tick. */
export const ticks = '--ticks';
export const filled = '--filled';
export const pitch = '--pitch';
export const tick = '--tick';

// Until the component has measured its width, the pitch is that of 100 ticks.
export const step = `var(${pitch}, round(down, 100cqw / 100, 1px))`;
const tickWidth = `var(${tick}, 1px)`;

export const box = style({ containerType: 'inline-size', minWidth: 0 });
/** On the left of a phone's screen, otherwise on the right. */
export const gaugeWidth = {
  marginInlineStart: 'auto',
  ...css.at(slim, { marginInlineStart: 0 }),
  width: `calc(${step} * var(${ticks}, 100) - ${step} + ${tickWidth})`,
};
export const gauge = style({ position: 'relative', height: 24, ...gaugeWidth, overflow: 'clip' });
const striped = style({
  position: 'absolute',
  inset: 0,
  color: vars.ink,
  background: `repeating-linear-gradient(90deg, currentColor 0 ${tickWidth}, transparent ${tickWidth} ${step})`,
  ...css.ownColors,
  ...css.at(forced, { color: 'CanvasText' }),
});
export const gaugeRest = extend(striped, { opacity: 0.22 });
/**
 * Clipped between two ticks, and outside the box, whose edges a clip would blur. A width that changes would lay out the
 * page again, many times a second.
 */
export const gaugeFill = extend(striped, {
  clipPath: `inset(-1px calc(100% - ${step} * var(${filled}, 0) + (${step} - ${tickWidth}) / 2) -1px -1px)`,
});

/** The large figure of a panel. A panel has one at most. */
export const readout = style({ ...css.readout('4.5rem'), lineHeight: 1, whiteSpace: 'nowrap' });
