import { globalStyle, style } from '@vanilla-extract/css';
import { mono, vars } from '../../theme/vars.css';

/** Size of the thumb's touch target, in px. It extends past both ends of the ruler. */
const TARGET = 44;
const THUMB = 4;
const REACH = (TARGET - THUMB) / 2;

export const slider = style({ minWidth: 0 });
export const top = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 16 });
export const label = style({ fontSize: '.875rem', lineHeight: 1.35, color: vars.ink3 });
export const value = style({
  fontFamily: mono,
  fontStretch: '80%',
  fontWeight: 370,
  fontSize: '1.375rem',
  lineHeight: 1.2,
  letterSpacing: '-.01em',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const track = style({
  position: 'relative',
  height: TARGET,
  // The touch target extends past both ends, which must not widen the page.
  overflow: 'clip',
  overflowClipMargin: 10,
});
export const ruler = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  // Half of the first and last tick lies outside.
  overflow: 'visible',
  forcedColorAdjust: 'none',
});
export const tick = style({
  stroke: vars.edge,
  strokeWidth: 1,
  shapeRendering: 'crispEdges',
  selectors: { [`${slider}[data-locked] &`]: { stroke: vars.ink, opacity: 0.22 } },
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});
export const root = style({
  position: 'absolute',
  insetBlock: 0,
  insetInline: -REACH,
  display: 'flex',
  alignItems: 'center',
  cursor: 'pointer',
  // A vertical drag scrolls the page.
  touchAction: 'pan-y',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  selectors: { '&[data-disabled]': { cursor: 'default' } },
});
export const rail = style({ position: 'relative', flex: 1, height: '100%' });
export const thumb = style({
  display: 'grid',
  placeItems: 'center',
  width: TARGET,
  height: TARGET,
  cursor: 'grab',
  ':focus-visible': { outline: 'none' },
  ':active': { cursor: 'grabbing' },
  '::before': { content: '', width: THUMB, height: 28, background: vars.ink, border: `1px solid ${vars.ink}` },
  selectors: {
    '&:focus-visible::before': { outline: `3px solid ${vars.ink}`, outlineOffset: 3 },
    '&[data-disabled]': { cursor: 'default' },
    '&[data-disabled]::before': { background: vars.panel },
  },
});
/** The thumb in the prerendered HTML, until the slider is mounted. */
export const still = style({ fill: vars.ink });
globalStyle(`${slider}[data-locked] ${still}`, { fill: vars.panel, stroke: vars.ink });
export const limits = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  color: vars.ink3,
  fontSize: '.9375rem',
  lineHeight: 1.3,
});
