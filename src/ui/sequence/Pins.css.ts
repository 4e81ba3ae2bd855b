import { style } from '@vanilla-extract/css';
import * as css from '../../theme/mixins';
import { mono, motion } from '../../theme/vars.css';

const ring = `0 0 0 1px ${css.dark.ground}, inset 0 0 0 1px ${css.dark.ground}`;

/** A ring of 28 px in a 44 px touch target. The center is empty, so that the spot stays visible. */
export const pin = style({
  position: 'absolute',
  translate: '-50% -50%',
  ...css.center,
  ...css.size(44),
  ...css.plainButton,
  color: css.dark.white,
  pointerEvents: 'auto',
  transition: `opacity ${motion.slow}`,
  '::before': {
    content: '',
    gridArea: '1 / 1',
    ...css.size(28),
    borderRadius: '50%',
    border: `2px solid ${css.dark.white}`,
    boxShadow: ring,
  },
  ':focus-visible': { outline: css.border.focusOnDark, outlineOffset: 0, boxShadow: `0 0 0 5px ${css.dark.ground}` },
  selectors: { '&[data-quiet]': { opacity: 0, pointerEvents: 'none' } },
});
export const number = style({
  position: 'absolute',
  left: 36,
  top: 0,
  minWidth: 18,
  padding: '3px 4px',
  background: css.dark.ground,
  font: `500 .75rem/1 ${mono}`,
  border: `1px solid ${css.dark.white}`,
});
/** Four arms of a cross: white at a width of 2 px; at 4 px they are its black outline. */
const arms = (width: number) => {
  const paint =
    width === 2
      ? `linear-gradient(${css.dark.white}, ${css.dark.white})`
      : `linear-gradient(${css.dark.ground}, ${css.dark.ground})`;
  return [
    `${paint} 50% 0 / ${width}px 24px no-repeat`,
    `${paint} 50% 100% / ${width}px 24px no-repeat`,
    `${paint} 0 50% / 24px ${width}px no-repeat`,
    `${paint} 100% 50% / 24px ${width}px no-repeat`,
  ];
};
/** Crosshairs that leave the spot itself uncovered. */
export const held = style({
  position: 'absolute',
  translate: '-50% -50%',
  ...css.size(72),
  borderRadius: '50%',
  border: `2px solid ${css.dark.white}`,
  boxShadow: ring,
  '::before': { content: '', ...css.absolute(-14), background: [2, 4].flatMap(arms).join(', ') },
});
