import { levels } from '../../machines/brightness/brightness';
import type { ChartId } from '../../measure/color/charts';
import { patternMount } from '../mount-pattern';
import type { Swipe } from '../swipe';
import { type BrightnessValues, brightnessPattern, chartIndex } from './brightness.pattern';

export interface BrightnessSettings extends Swipe {
  /** Index of a level, 0 to 7, or a chart. */
  shown: number | ChartId;
  /** Index of the level that a swipe is moving in. */
  other: number;
}

/** Fills `host` with one of the eight levels or a chart, in integer codes. `split` is rounded to whole px. */
export const mountBrightness = patternMount<BrightnessValues, BrightnessSettings>(
  brightnessPattern,
  ({ shown, other, split }) => ({
    ...(shown !== undefined && { shown: typeof shown === 'number' ? shown : chartIndex[shown] }),
    ...(other !== undefined && { other: Math.min(other, levels.length - 1) }),
    ...(split !== undefined && { split: Math.round(split) }),
  }),
);
