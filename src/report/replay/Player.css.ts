import { below, css, fadeFast, forced, narrow, style, styleVariants, vars } from '../../theme/style';
import { TARGET } from '../../ui/controls/Range.css';

export const moment = style({ ...css.columnsFrom(narrow, '2 3'), borderTop: css.hair });
export const picture = style({
  ...css.middle,
  minHeight: 232,
  padding: 24,
  borderInlineEnd: css.hair,
  ...css.at(narrow, { minHeight: 200, padding: 16, borderInlineEnd: 0, borderBottom: css.hair }),
});
export const controls = style({
  ...css.wrapRow(12, 'center', 'space-between'),
  ...css.pad(narrow, '0 24px 20px', '0 16px 16px'),
});
export const buttons = style(css.row(8));
export const icon = style({
  ...css.center,
  ...css.size(48),
  ...css.box,
  background: 'transparent',
  color: vars.ink,
  cursor: 'pointer',
  transition: fadeFast,
  ':hover': css.inverse,
  selectors: { '&[aria-disabled]': { background: 'transparent', color: vars.ink3, cursor: 'default', opacity: 0.6 } },
});
export const forged = style({ ...css.pad(narrow, '16px 24px'), borderTop: css.hair, color: vars.fail });

export const momentWords = style(css.softText('small', 1.45));
export const caption = style({ marginTop: 8, ...css.softText('note') });
export const legend = style({ ...css.wrapRow('4px 16px'), marginTop: 10, ...css.softText('note') });
const keyBase = style({
  display: 'inline-block',
  ...css.size(10),
  marginInlineEnd: 6,
  background: 'currentColor',
  ...css.ownColors,
});
export const momentKey = styleVariants({
  tested: [keyBase, { color: vars.ink3 }],
  down: [keyBase, { color: vars.ink }],
  faulty: [keyBase, { color: vars.fail }],
  absent: [keyBase, { background: 'none', border: `1px dashed ${vars.edge}` }],
});
export const untouched = style({ fill: vars.well });
export const touched = style({ fill: vars.ink });
export const other = style({ fill: vars.edge });
/** The color itself is an attribute. */
export const colored = style({ stroke: vars.edge, strokeWidth: 1.5 });
/** A pin is visible on any test color: white under black. */
export const halo = style({ stroke: '#fff', strokeWidth: 4 });
export const pin = style({ stroke: '#111', strokeWidth: 1.8 });
export const held = style({ stroke: '#111', strokeWidth: 1.8, strokeDasharray: '3 2.5' });
export const spot = style({ fill: '#111', stroke: '#fff' });

export const readout = style({ padding: '12px 24px', ...css.at(narrow, { padding: '8px 16px' }) });
export const readoutRow = style({
  ...css.columns('8.5rem 1', 12, 'baseline'),
  minHeight: 36,
  ...css.ruled(7),
  ':first-child': { borderTop: 0 },
  ...css.at(below(600), { ...css.into('6.5rem 1'), gap: 8 }),
});
export const readoutName = style(css.faintText('note', 1.35));
export const readoutValue = style({ minWidth: 0, ...css.text('small', 1.45) });
const code = css.monoText('caption');
export const type = style({ ...code, fontWeight: 600, overflowWrap: 'anywhere' });
export const readoutNote = style(css.faintText('note'));
/** The same height for every event, so that nothing jumps during playback. */
export const data = style({
  ...code,
  display: 'block',
  height: '4.4em',
  marginTop: 4,
  overflowY: 'auto',
  color: vars.ink2,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});
export const judgment = style(css.wrapRow('6px 12px', 'center'));
export const readoutDetails = style({ color: vars.ink2 });

export const scrubber = style({ ...css.pad(narrow, '16px 24px 12px', '12px 16px 8px'), borderTop: css.hair });
export const scrubberTrack = style({ ...css.sliderTrack, minHeight: TARGET });
export const events = style({
  display: 'block',
  ...css.size('100%', TARGET),
  overflow: 'visible',
  borderBottom: css.hair,
  ...css.ownColors,
});
export const tick = style({
  stroke: vars.edge,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
  ...css.at(forced, { stroke: 'CanvasText' }),
});
export const head = style({
  ...css.absolute(0),
  ...css.size('100%'),
  overflow: 'visible',
  pointerEvents: 'none',
  ...css.ownColors,
});
export const bar = style({
  fill: vars.ink,
  shapeRendering: 'crispEdges',
  selectors: { '&[data-playing]': { fill: vars.signal } },
  ...css.at(forced, { fill: 'Highlight' }),
});
