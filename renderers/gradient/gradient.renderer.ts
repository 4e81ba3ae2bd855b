import type { RampOptions } from '../../machines/gradient/gradient';
import { mountRaster } from '../mount-canvas';
import { patternMount } from '../mount-pattern';
import type { SequencePicture } from '../swipe';
import { type GradientValues, gradientPattern } from './gradient.pattern';

export interface GradientSettings extends SequencePicture, Pick<RampOptions, 'low' | 'high' | 'channel'> {
  /** Flat bands per row. 0 shows the ramp itself. */
  columns: number;
}

const channels = { all: 0, red: 1, green: 2, blue: 3 } as const;

/** Fills `host` with one of the five gradients, in integer codes without dithering. */
export const mountGradient = patternMount<GradientValues, GradientSettings>(
  gradientPattern,
  ({ shown, channel, ...rest }) => ({ ...rest, pattern: shown, channel: channels[channel] }),
);

/** Draws a complete gradient into a small host, as exactly as the test does. Returns a function that removes it. */
export function mountGradientSwatch(host: HTMLElement, shown: number): () => void {
  return mountRaster(host, gradientPattern, { ...gradientPattern.values, pattern: shown }).dispose;
}
