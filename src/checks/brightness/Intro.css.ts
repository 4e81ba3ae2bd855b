import { style, styleVariants } from '@vanilla-extract/css';
import { levels } from '../../../machines/brightness/brightness';

/** Absolute colors, never themed. */
export const chip = styleVariants(
  Object.fromEntries(levels.flatMap(({ color }) => (color === null ? [] : [[color, color]]))),
  (background) => ({ background }),
);

const edges = [...Array(16).keys()].map(
  (step) => `rgb(${step * 17} ${step * 17} ${step * 17}) 0 ${(step + 1) * 6.25}%`,
);
/** The sixteen steps of Brightness Bands. */
export const bands = style({ background: `linear-gradient(90deg, ${edges.join()})` });
