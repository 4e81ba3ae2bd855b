import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { RING_PX, SIDE_PX } from '../../../measure/touchpad/sides';
import { compact } from '../../theme/media';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

const bed = style({
  position: 'relative',
  height: 320,
  marginInline: 24,
  overflow: 'clip',
  overscrollBehavior: 'none',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  '@media': { [compact]: { height: 280, marginInline: 16 } },
});
export const light = style([bed, { display: 'grid', border: css.border.edge, cursor: 'default' }]);
/** A scope is dark in both themes. */
export const scope = style([
  bed,
  {
    ...css.center,
    background: css.dark.screen,
    color: css.dark.paper,
    forcedColorAdjust: 'none',
    selectors: { '&[data-live]': { cursor: 'crosshair' } },
  },
]);
export const words = style({ padding: 16, color: '#d0d0d0', textAlign: 'center' });
export const trail = style(css.absolute(0));

export const rest = style(css.rows(4, 'center'));
export const seconds = style({ fontSize: '5rem', fontWeight: 600, lineHeight: 1, fontVariantNumeric: 'tabular-nums' });

export const target = style({ ...css.row(12, 'center', 'center'), fontWeight: 600 });
export const ring = style({
  ...css.size(32),
  border: css.border.strong,
  borderRadius: '50%',
  forcedColorAdjust: 'none',
  selectors: { '[data-held] > &': { background: vars.signal } },
});
export const drag = style({ alignSelf: 'center', paddingInline: 24, paddingBottom: 16 });

export const start = style({
  position: 'absolute',
  left: `calc(50% - ${RING_PX}px)`,
  top: `calc(50% - ${RING_PX}px)`,
  ...css.size(2 * RING_PX),
  border: `2px dashed ${css.dark.paper}`,
  borderRadius: '50%',
  pointerEvents: 'none',
});
const bar = style({
  position: 'absolute',
  background: css.dark.pressed,
  pointerEvents: 'none',
  selectors: { '&[data-reached]': { background: css.dark.paper } },
});
export const side = styleVariants({
  left: [bar, { insetBlock: 0, left: 0, width: SIDE_PX }],
  right: [bar, { insetBlock: 0, right: 0, width: SIDE_PX }],
  top: [bar, { insetInline: SIDE_PX, top: 0, height: SIDE_PX }],
  bottom: [bar, { insetInline: SIDE_PX, bottom: 0, height: SIDE_PX }],
});

export const square = style(css.size('100%'));
globalStyle(`${square} rect`, {
  fill: 'none',
  stroke: css.dark.paper,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
});
