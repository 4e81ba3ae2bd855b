import { RING_PX, SIDE_PX } from '../../../measure/touchpad/sides';
import { below, compact, css, extend, forced, globalStyle, style, styleVariants, vars } from '../../theme/style';

export { actions } from '../../ui/layout/PageActions.css';

export const body = style(css.columnsFrom(below(1000), '248px 1'));
export const list = style({
  borderInlineEnd: css.hair,
  '@media': {
    [below(1000)]: { ...css.columns(4), borderInlineEnd: 0, borderBottom: css.hair },
    [compact]: css.into(2),
  },
});
export const item = style({
  ...css.row(8, 'center'),
  width: '100%',
  minHeight: 48,
  ...css.plainButton,
  padding: '4px 16px',
  color: vars.ink2,
  borderBottom: css.hair,
  ...css.font(500, 'small', 1.2),
  textAlign: 'start',
  ':hover': { color: vars.ink, background: vars.well },
  ':focus-visible': { outlineOffset: -4 },
  selectors: { '&[aria-current]': css.inverse },
  '@media': {
    [forced]: { selectors: { '&[aria-current]': { outline: '3px solid Highlight', outlineOffset: -3 } } },
    [below(1000)]: { padding: '4px 12px' },
  },
});
globalStyle(`${item}[aria-current]:focus-visible`, { outlineColor: vars.panel });
export const number = style({ flex: 'none', minWidth: '1.7em', opacity: 0.75 });
export const sign = style({ ...css.fixed(12), marginInlineStart: 'auto', overflow: 'visible', ...css.stroke(2) });

export const lacking = style({ marginInlineStart: 'auto' });

export const step = style({ minWidth: 0 });
const inset = css.padInline(compact);
export const name = extend(inset, { paddingTop: 16, ...css.text('head', 1.2, '-.012em') });
export const text = extend(inset, css.task);
/** Same height with and without a button. */
export const under = extend(inset, { ...css.wrapRow('8px 24px', 'center'), minHeight: 72, paddingBlock: 12 });
export const progress = style({ ...css.columns('1 auto', 12, 'center'), flex: '1 1 16rem' });
export const amount = style({ minWidth: '9em', color: vars.ink3, textAlign: 'end' });
globalStyle(`${progress} > div > div`, { marginInlineStart: 0 });
export const figures = style({ borderTop: css.hair });
// Hides the strip's own top line, because there is already one above. The minimum height keeps the content below in
// place when a note appears.
globalStyle(`${figures} > dl`, { marginTop: -1 });
globalStyle(`${figures} > dl > div`, { minHeight: 'calc(4.2rem + 36px)' });
export const foot = extend(inset, { ...css.ruled('14px 16px'), ...css.softText('small', 1.45) });

const bed = style({
  position: 'relative',
  height: 320,
  marginInline: 24,
  overflow: 'clip',
  overscrollBehavior: 'none',
  ...css.noSelect,
  ...css.at(compact, { height: 280, marginInline: 16 }),
});
export const light = extend(bed, { display: 'grid', border: css.edge, cursor: 'default' });
/** A scope is dark in both themes. */
export const scope = extend(bed, {
  ...css.center,
  background: css.dark.screen,
  color: css.dark.paper,
  ...css.ownColors,
  selectors: { '&[data-live]': { cursor: 'crosshair' } },
});
export const fieldWords = style({ padding: 16, color: '#d0d0d0', textAlign: 'center' });
export const trail = style(css.absolute(0));

export const rest = style(css.rows(4, 'center'));
export const seconds = style({ fontSize: '5rem', fontWeight: 600, lineHeight: 1, fontVariantNumeric: 'tabular-nums' });

export const target = style({ ...css.row(12, 'center', 'center'), fontWeight: 600 });
export const ring = style({
  ...css.size(32),
  ...css.ring(css.strong),
  ...css.ownColors,
  selectors: { '[data-held] > &': { background: vars.signal } },
});
export const drag = style({ alignSelf: 'center', paddingInline: 24, paddingBottom: 16 });

export const start = style({
  position: 'absolute',
  left: `calc(50% - ${RING_PX}px)`,
  top: `calc(50% - ${RING_PX}px)`,
  ...css.size(2 * RING_PX),
  ...css.ring(`2px dashed ${css.dark.paper}`),
  pointerEvents: 'none',
});
const bar = style({
  position: 'absolute',
  background: css.dark.pressed,
  pointerEvents: 'none',
  selectors: { '&[data-reached]': { background: css.dark.paper } },
});
export const fieldSide = styleVariants({
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
