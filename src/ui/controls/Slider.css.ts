import { css, forced, globalStyle, phone, style, vars } from '../../theme/style';

/** Size of the thumb's touch target, in px. It extends past both ends of the ruler. */
const TARGET = 44;
const THUMB = 4;
const REACH = (TARGET - THUMB) / 2;

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
  forcedColorAdjust: 'none',
});
export const tick = style({
  stroke: vars.edge,
  strokeWidth: 1,
  shapeRendering: 'crispEdges',
  selectors: { [`${slider}[data-locked] &`]: { stroke: vars.ink, opacity: 0.22 } },
  ...css.at(forced, { stroke: 'CanvasText' }),
});
export const root = style({
  ...css.sliderRoot(REACH, 'center'),
  selectors: { '&[data-disabled]': { cursor: 'default' } },
});
export const rail = style({ position: 'relative', flex: 1, height: '100%' });
export const thumb = style({
  ...css.center,
  ...css.size(TARGET),
  cursor: 'grab',
  ':focus-visible': { outline: 'none' },
  ':active': { cursor: 'grabbing' },
  '::before': { content: '', ...css.size(THUMB, 28), background: vars.ink, border: `1px solid ${vars.ink}` },
  selectors: {
    '&:focus-visible::before': { outline: css.focus, outlineOffset: 3 },
    '&[data-disabled]': { cursor: 'default' },
    '&[data-disabled]::before': { background: vars.panel },
  },
});
/** The thumb in the prerendered HTML, until the slider is mounted. */
export const still = style({ fill: vars.ink });
globalStyle(`${slider}[data-locked] ${still}`, { fill: vars.panel, stroke: vars.ink });
export const limits = style({ ...css.row(16, undefined, 'space-between'), ...css.faintText('small', 1.3) });

export const marks = style({ display: 'block', ...css.size('100%', 20), overflow: 'visible' });
export const logMark = style({ fill: vars.ink3, ...css.monoText('tiny', 370) });
/** Hidden on a phone, to make room for the other labels. */
export const spare = style(css.hide(phone));
