import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

/** The frame of an illustration. Patterns keep their colors where a system forces its own. */
export const illustration = style({
  position: 'relative',
  display: 'block',
  overflow: 'clip',
  background: vars.well,
  forcedColorAdjust: 'none',
});
/** Fills the well; what is over is cropped evenly on both sides. */
export const drawing = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const crisp = style({ shapeRendering: 'crispEdges' });
/** The mark: where the test finds its answer. */
export const markLine = style({ fill: 'none', stroke: vars.signal, strokeWidth: 2.5 });

/** On the card that holds a illustration: while it is pointed at or focused, the illustration's mark moves. */
export const card = style({});
/** How the mark moves, as in CSS `animation`: 1.2 s long, once. */
export const movement = createVar();
export const moving = style({
  selectors: {
    [`${card}:hover &`]: { animation: movement },
    [`${card}:has(:focus-visible) &`]: { animation: movement },
  },
});
