import { BARS, placeOf } from '../../measure/audio/spectrum';

/** Color of the lines behind a microphone's signal. */
export const LINE_COLOR = '#343434';

/** Levels at the bottom and at the top of the spectrum, in dBFS. */
const MIN_DB = -110;
const MAX_DB = 0;
/** Frequencies of the vertical lines, in Hz. */
export const marksHz = [50, 100, 200, 500, 1000, 2000, 5000, 10_000] as const;

/** Height of a bar in whole device px, from 0 to `height`, for a level in dBFS. */
export function barHeight(level: number, height: number): number {
  const share = (Math.min(MAX_DB, level) - MIN_DB) / (MAX_DB - MIN_DB);
  return Number.isFinite(level) ? Math.max(0, Math.round(share * height)) : 0;
}

/** Left edge of a bar in whole device px. `bar` = BARS gives the right edge of the last bar. */
export function barLeft(bar: number, width: number): number {
  return Math.round((bar * width) / BARS);
}

/** The index of the bar that contains a frequency in Hz. −1 outside the axis. */
export function barOf(frequency: number): number {
  const bar = Math.floor(placeOf(frequency) * BARS);
  return bar >= 0 && bar < BARS ? bar : -1;
}
