import { levels } from '../../machines/brightness/brightness';
import type { ChartId } from '../../measure/color/charts';
import type { Renderer } from '../renderer';
import { mountPattern, type StageFacts } from '../stage';
import { type BrightnessValues, brightnessPattern, pictures } from './brightness.pattern';

export interface BrightnessSettings {
  /** Index of a level, 0 to 7, or a chart. */
  picture: number | ChartId;
  /** The picture that a swipe is moving in. */
  other: number;
  /** Device px of `other` that show: above 0 at the right edge, below 0 at the left, 0 none. Rounded to whole ones. */
  split: number;
}

/** Fills `host` with one of the eight levels or a chart, in integer codes. */
export function mountBrightness(
  host: HTMLElement,
  { settings = {}, onFacts }: { settings?: Partial<BrightnessSettings>; onFacts?: (facts: StageFacts) => void } = {},
): Renderer<BrightnessSettings> {
  const stage = mountPattern(host, { pattern: brightnessPattern, values: valuesOf(settings), onFacts });
  return { update: (changed) => stage.update(valuesOf(changed)), dispose: stage.dispose };
}

function valuesOf({ picture, other, split }: Partial<BrightnessSettings>): Partial<BrightnessValues> {
  return {
    ...(picture !== undefined && { picture: typeof picture === 'number' ? picture : pictures[picture] }),
    ...(other !== undefined && { other: Math.min(other, levels.length - 1) }),
    ...(split !== undefined && { split: Math.round(split) }),
  };
}
