import { type GridFit, isFirm, refineGrid } from '../timing/grid-fit';
import { timerResolutionOf } from '../timing/period';

/** How often keyboards on USB report, in ms: 125, 250, 500 and 1000 times a second. Longest first. */
const INTERVALS_MS = [8, 4, 2, 1] as const;
/** Times that are read, the latest ones, and how many are needed. Random times then fit no grid: see its test. */
const MAX_TIMES = 96;
const MIN_TIMES = 64;
/** Two clocks differ by this share at most, in steps of: crystals are good to 100 parts per million. */
const MAX_DRIFT = 1e-4;
const DRIFT_STEP = 1e-5;
/** A timer of a larger share of an interval hides it. */
const MAX_TIMER_SHARE = 0.5;

/** The time between two reports of a keyboard, and its standard error, in ms. */
export interface ReportInterval {
  readonly ms: number;
  readonly error: number;
}

/**
 * Finds the longest usual report interval that all key events are on. Null if the events lie on no such grid, are too
 * few, or the browser's timer is too coarse.
 *
 * @param events times of presses and releases in ms, not decreasing
 */
export function reportIntervalOf(events: readonly number[]): ReportInterval | null {
  const origin = events.at(-MAX_TIMES) ?? events[0] ?? 0;
  const times = Float64Array.from(events.slice(-MAX_TIMES), (time) => time - origin);
  if (times.length < MIN_TIMES) return null;
  // A timer's own grid starts at the origin of the times.
  const timer = timerResolutionOf(Float64Array.from(events.slice(-MAX_TIMES)), 0, times.length, 0.02);
  for (const usual of INTERVALS_MS) {
    if (timer > MAX_TIMER_SHARE * usual) return null;
    const fit = startOf(times, usual);
    if (refineGrid(times, 0, times.length, fit, timer) && isFirm(fit, timer)) {
      return { ms: fit.interval, error: fit.error };
    }
  }
  return null;
}

/** The grid near a usual interval on which the times have the most similar phase. */
function startOf(times: Float64Array, usual: number): GridFit {
  const fit = { interval: usual, base: 0, jitter: 0, error: 0 };
  let highest = 0;
  for (let drift = -MAX_DRIFT; drift <= MAX_DRIFT; drift += DRIFT_STEP) {
    const interval = usual * (1 + drift);
    let re = 0;
    let im = 0;
    for (const time of times) {
      re += Math.cos((2 * Math.PI * time) / interval);
      im += Math.sin((2 * Math.PI * time) / interval);
    }
    const coherence = Math.hypot(re, im);
    if (coherence <= highest) continue;
    highest = coherence;
    fit.interval = interval;
    fit.base = (Math.atan2(im, re) / (2 * Math.PI)) * interval;
  }
  return fit;
}
