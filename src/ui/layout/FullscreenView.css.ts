import { style } from '@vanilla-extract/css';

export const locked = style({ overflow: 'hidden' });
export const layer = style({
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  background: '#000000',
  touchAction: 'none',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  overflow: 'hidden',
  // Its controls have black and white outlines, so that they are visible on any test color.
  forcedColorAdjust: 'none',
  // The site's focus ring rounds corners, which would cut off the picture's outermost pixels.
  ':focus-visible': { outline: 'none', borderRadius: 0 },
  selectors: { '&[data-still]': { cursor: 'none' } },
});
