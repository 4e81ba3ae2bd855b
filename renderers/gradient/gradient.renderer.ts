import type { RampOptions } from '../../machines/gradient/gradient';
import { mountRaster } from '../mount-canvas';
import { patternMount } from '../mount-pattern';
import type { Swipe } from '../swipe';
import { type GradientValues, gradientPattern } from './gradient.pattern';

export interface GradientSettings extends Swipe, Pick<RampOptions, 'low' | 'high' | 'channel'> {
  /** Index of the pattern, 0 to 4. */
  shown: number;
  /** The pattern that a swipe is moving in. */
  other: number;
  /** Flat bands per row. 0 shows the ramp itself. */
  columns: number;
}

const channels = { all: 0, red: 1, green: 2, blue: 3 } as const;

/** Fills `host` with one of the five gradients, in integer codes without dithering. Rounds `split` to whole px. */
export const mountGradient = patternMount<GradientValues, GradientSettings>(
  gradientPattern,
  ({ shown, split, channel, ...rest }) => ({
    ...rest,
    ...(shown !== undefined && { pattern: shown }),
    ...(split !== undefined && { split: Math.round(split) }),
    ...(channel !== undefined && { channel: channels[channel] }),
  }),
);

/** Draws a complete gradient into a small host, as exactly as the test does. Returns a function that removes it. */
export function mountGradientSwatch(host: HTMLElement, shown: number): () => void {
  return mountRaster(host, gradientPattern, { ...gradientPattern.values, pattern: shown }).dispose;
}
