import { css, style } from '../../theme/style';

export const locked = style({ overflow: 'hidden' });
export const layer = style({
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  background: '#000000',
  touchAction: 'none',
  ...css.noSelect,
  overflow: 'hidden',
  // Its controls have black and white outlines, so they are visible on any test color.
  forcedColorAdjust: 'none',
  // The site's focus ring is rounded, which would cut off the outermost pixels of the picture.
  ':focus-visible': { outline: 'none', borderRadius: 0 },
  selectors: { '&[data-still]': { cursor: 'none' } },
});
