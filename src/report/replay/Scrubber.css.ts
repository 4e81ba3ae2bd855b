import { globalStyle, style } from '@vanilla-extract/css';
import { narrow } from '../../theme/media';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

/** Size of the playhead's touch target, in px. It extends past both ends of the comb. */
const TARGET = 44;
const HEAD = 2;
const REACH = (TARGET - HEAD) / 2;

export const scrubber = style({
  padding: '16px 24px 12px',
  borderTop: css.border.hair,
  '@media': { [narrow]: { padding: '12px 16px 8px' } },
});
export const track = style({
  position: 'relative',
  minHeight: TARGET,
  // The touch target extends past both ends, which must not widen the page.
  overflow: 'clip',
  overflowClipMargin: 10,
});
export const events = style({
  display: 'block',
  ...css.size('100%', TARGET),
  overflow: 'visible',
  borderBottom: css.border.hair,
  forcedColorAdjust: 'none',
});
export const tick = style({
  stroke: vars.edge,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});
export const root = style({
  position: 'absolute',
  insetBlock: 0,
  insetInline: -REACH,
  ...css.row(0, 'stretch'),
  cursor: 'pointer',
  // A vertical drag scrolls the page.
  touchAction: 'pan-y',
  userSelect: 'none',
  WebkitUserSelect: 'none',
});
/** The element that the slider library wraps around the thumb. */
globalStyle(`${root} > span:has(> [role='slider'])`, { height: '100%' });
export const rail = style({ position: 'relative', flex: 1 });
export const thumb = style({
  display: 'grid',
  justifyItems: 'center',
  ...css.size(TARGET, '100%'),
  minHeight: TARGET,
  cursor: 'grab',
  ':focus-visible': { outline: 'none' },
  ':active': { cursor: 'grabbing' },
  '::before': { content: '', ...css.size(HEAD, '100%'), background: vars.ink },
  selectors: {
    '&:focus-visible::before': { outline: css.border.focus, outlineOffset: 1 },
    '&[data-playing]::before': { width: HEAD + 1, background: vars.signal },
  },
  '@media': { '(forced-colors: active)': { '::before': { background: 'Highlight' } } },
});
