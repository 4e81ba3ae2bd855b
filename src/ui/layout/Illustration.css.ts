import { createVar, css, style, vars } from '../../theme/style';

/** The frame of an illustration. Patterns keep their colors when the system forces its own. */
export const illustration = style({
  position: 'relative',
  display: 'block',
  overflow: 'clip',
  background: vars.well,
  forcedColorAdjust: 'none',
});
/** Fills the frame. Any excess is cropped evenly on both sides. */
export const drawing = style({ ...css.absolute(0), ...css.size('100%') });
export const crisp = style({ shapeRendering: 'crispEdges' });
/** The highlighted line of an illustration: the thing that the test looks at. */
export const markLine = style(css.stroke(2.5, vars.signal));

/**
 * The card that holds an illustration. While the card is hovered or focused, the illustration's highlighted line moves.
 */
export const card = style({});
/** The animation of the highlighted line, as in CSS `animation`: 1.2 s long, once. */
export const movement = createVar();
export const moving = style({
  selectors: {
    [`${card}:hover &`]: { animation: movement },
    [`${card}:has(:focus-visible) &`]: { animation: movement },
  },
});
