import { packColor } from '../../measure/color/packed';
import type { Renderer } from '../renderer';
import { mountPattern, type StageFacts } from '../stage';
import { type ScreenValues, screenPattern } from './screen.pattern';

export interface ScreenSettings {
  /** `#rrggbb` */
  color: string;
  /** The color that a swipe is moving in, `#rrggbb`. */
  next: string;
  /** Device px of `next` that show: above 0 at the right edge, below 0 at the left, 0 none. Rounded to whole ones. */
  split: number;
}

/**
 * Fills `host` with one color, white unless the settings say otherwise. Settings throw a RangeError on a color that is
 * not of the form `#rrggbb`.
 */
export function mountScreen(
  host: HTMLElement,
  { settings = {}, onFacts }: { settings?: Partial<ScreenSettings>; onFacts?: (facts: StageFacts) => void } = {},
): Renderer<ScreenSettings> {
  const stage = mountPattern(host, { pattern: screenPattern, values: valuesOf(settings), onFacts });
  return { update: (changed) => stage.update(valuesOf(changed)), dispose: stage.dispose };
}

function valuesOf({ color, next, split }: Partial<ScreenSettings>): Partial<ScreenValues> {
  return {
    ...(color !== undefined && { color: packColor(color) }),
    ...(next !== undefined && { next: packColor(next) }),
    ...(split !== undefined && { split: Math.round(split) }),
  };
}
