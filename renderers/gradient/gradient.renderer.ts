import type { RampOptions } from '../../machines/gradient/gradient';
import { openCanvasBackend } from '../canvas-backend';
import type { Renderer } from '../renderer';
import { mountPattern, type StageFacts } from '../stage';
import { type GradientValues, gradientPattern } from './gradient.pattern';

export interface GradientSettings extends Pick<RampOptions, 'low' | 'high' | 'channel'> {
  /** Index of the pattern, 0 to 4. */
  shown: number;
  /** The picture that a swipe is moving in. */
  other: number;
  /** Device px of `other` that show: above 0 at the right edge, below 0 at the left, 0 none. Rounded to whole ones. */
  split: number;
  /** Flat bands in a row; 0 shows the ramp itself. */
  columns: number;
}

const channels = { all: 0, red: 1, green: 2, blue: 3 } as const;

/** Fills `host` with one of the five gradients, in integer codes and without dithering. */
export function mountGradient(
  host: HTMLElement,
  { settings = {}, onFacts }: { settings?: Partial<GradientSettings>; onFacts?: (facts: StageFacts) => void } = {},
): Renderer<GradientSettings> {
  const stage = mountPattern(host, { pattern: gradientPattern, values: valuesOf(settings), onFacts });
  return { update: (changed) => stage.update(valuesOf(changed)), dispose: stage.dispose };
}

/** Draws one whole gradient into a small host, as exactly as the test does. Returns a function that removes it. */
export function mountGradientSwatch(host: HTMLElement, shown: number): () => void {
  return openCanvasBackend(host, gradientPattern, { ...gradientPattern.values, pattern: shown }).dispose;
}

function valuesOf({ shown, split, channel, ...rest }: Partial<GradientSettings>): Partial<GradientValues> {
  return {
    ...rest,
    ...(shown !== undefined && { pattern: shown }),
    ...(split !== undefined && { split: Math.round(split) }),
    ...(channel !== undefined && { channel: channels[channel] }),
  };
}
