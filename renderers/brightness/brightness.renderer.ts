import type { ChartId } from '../../measure/color/charts';
import { patternMount } from '../mount-pattern';
import type { SequencePicture } from '../swipe';
import { type BrightnessValues, brightnessPattern, chartIndex } from './brightness.pattern';

export interface BrightnessSettings extends SequencePicture {
  /** Shown in place of the level. During a swipe, the next level moves in without a chart. */
  readonly chart: ChartId | null;
}

/** Fills `host` with one of the eight levels or a chart, in integer codes. */
export const mountBrightness = patternMount<BrightnessValues, BrightnessSettings>(
  brightnessPattern,
  ({ chart, shown, ...swipe }) => ({ ...swipe, shown: chart ? chartIndex[chart] : shown }),
);
