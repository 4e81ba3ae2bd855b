import { styleVariants } from '@vanilla-extract/css';
import { levels } from '../../../machines/brightness/brightness';

/** Absolute colors, never themed. */
export const chip = styleVariants(
  Object.fromEntries(levels.flatMap(({ color }) => (color === null ? [] : [[color, color]]))),
  (background) => ({ background }),
);
