import { packColor } from '../../measure/color/packed';
import { patternMount } from '../mount-pattern';
import type { Swipe } from '../swipe';
import { type ScreenValues, screenPattern } from './screen.pattern';

export interface ScreenSettings extends Swipe {
  /** `#rrggbb` */
  color: string;
  /** The color that a swipe is moving in, `#rrggbb`. */
  next: string;
}

/**
 * Fills `host` with one color, white by default. Throws a RangeError if a color is not of the form `#rrggbb`. Rounds
 * `split` to whole px.
 */
export const mountScreen = patternMount<ScreenValues, ScreenSettings>(screenPattern, ({ color, next, split }) => ({
  ...(color !== undefined && { color: packColor(color) }),
  ...(next !== undefined && { next: packColor(next) }),
  ...(split !== undefined && { split: Math.round(split) }),
}));
