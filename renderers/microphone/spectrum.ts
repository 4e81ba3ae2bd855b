import { BARS, placeOf } from '../../measure/audio/spectrum';

/** dBFS at the bottom and at the top of the spectrum. */
const scale = { from: -110, to: 0 } as const;
/** Frequencies of the vertical lines, in Hz. */
export const marks = [50, 100, 200, 500, 1000, 2000, 5000, 10_000] as const;

/** Height of a bar in whole device px. */
export function barHeight(level: number, height: number): number {
  const share = (Math.min(scale.to, level) - scale.from) / (scale.to - scale.from);
  return Number.isFinite(level) ? Math.max(0, Math.round(share * height)) : 0;
}

/** Left edge of a bar in whole device px. One past the last bar gives the right edge of all. */
export function barLeft(bar: number, width: number): number {
  return Math.round((bar * width) / BARS);
}

/** The bar of a frequency; −1 outside the axis. */
export function barOf(frequency: number): number {
  const bar = Math.floor(placeOf(frequency) * BARS);
  return bar >= 0 && bar < BARS ? bar : -1;
}
