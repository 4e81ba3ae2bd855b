import { css, style } from '../../theme/style';

/** Size of the thumb's touch target, in px. It extends past both ends of the slider. */
export const TARGET = 44;

/** Its parent is positioned, and clips what would widen the page. A vertical drag scrolls the page. */
export const range = style({
  ...css.absolute(0),
  insetInlineStart: -TARGET / 2,
  width: `calc(100% + ${TARGET}px)`,
  minHeight: TARGET,
  margin: 0,
  appearance: 'none',
  opacity: 0,
  cursor: 'pointer',
  touchAction: 'pan-y',
  ':disabled': { cursor: 'default' },
  '::-webkit-slider-thumb': { appearance: 'none', ...css.size(TARGET), cursor: 'grab' },
  '::-moz-range-thumb': { ...css.size(TARGET), border: 0, cursor: 'grab' },
});
