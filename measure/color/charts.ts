import { encodeSrgb } from './light';

/** Charts besides the eight levels. */
export type ChartId = 'near-black' | 'near-white' | 'gamma' | 'contrast';

/** Number of steps from black and from white, without the background itself. */
export const STEPS = 24;

/** Code of a patch that is `step` steps (0 to 24) from its background, black or white. */
export function nearCode(chart: 'near-black' | 'near-white', step: number): number {
  return chart === 'near-black' ? step : 255 - step;
}

/** The gammas on the chart, 1.6 to 2.8. */
export const gammas: readonly number[] = Array.from({ length: 13 }, (_, i) => (16 + i) / 10);

/**
 * The code that emits half of white's light on a screen with this gamma: light = (code / 255)^γ, solved for one half.
 * Alternating black and white lines emit the same half on any screen.
 */
export function halfLightCode(gamma: number): number {
  return Math.round(255 * 0.5 ** (1 / gamma));
}

/** Lightnesses on the contrast chart: CIE L* from 0 to 100 in equal steps. */
export const lightnesses: readonly number[] = Array.from({ length: 21 }, (_, i) => i * 5);

/** sRGB code of a gray with CIE lightness L* (0 to 100). Converts L* to relative luminance as in CIE 15. */
export function lightnessCode(lightness: number): number {
  return Math.round(255 * encodeSrgb(lightness > 8 ? ((lightness + 16) / 116) ** 3 : lightness / 903.3));
}
