import { densestGap, fitBlocks, fitGaps, isOnePeriod } from '../timing/gap-fit';
import { timerResolutionOf } from '../timing/period';

/** Polling rate of a mouse. */
export interface PollingReading {
  /** Reports per second, Hz; null if it cannot be measured. */
  readonly rate: number | null;
  /** Milliseconds between two reports. */
  readonly interval: number | null;
  /** Standard deviation of the interval, in ms; null if the timer is too coarse. */
  readonly spread: number | null;
  /** Number of intervals used for the rate. */
  readonly samples: number;
  /**
   * Why there is no rate. `few`: too few samples yet. `slow`: too many skipped reports, because the mouse moves slowly.
   */
  readonly reason: 'few' | 'slow' | null;
  /** The timer's step in ms; 0 if it is finer than 0.005 ms. */
  readonly timerResolution: number;
}

/** Minimum number of intervals for a rate. */
export const MIN_POLLING_SAMPLES = 100;
/** Number of latest samples used for the rate. */
const MAX_SAMPLES = 4096;
/** A longer time without a report means that the mouse was at rest. */
const MAX_GAP_MS = 40;
/** Minimum share of gaps of exactly one interval. */
const MIN_SINGLE_SHARE = 0.5;
/** Maximum distance of a gap from a multiple of the timer's step. Both ends of a gap are rounded. */
const STEP_TOLERANCE_MS = 0.006;
/** Above this share of the interval, a timer's step is too coarse for single intervals. */
const MAX_STEP_SHARE = 0.2;
/** Maximum share of samples that may have the same time as another by chance. */
const MAX_SAME_TIME_SHARE = 0.01;

/** Standard polling rates of mice, in Hz. */
const standardRates = [125, 250, 500, 1000, 2000, 4000, 8000] as const;

/** The nearest standard rate in Hz; null if none is within 10 %. */
export function nearestRate(rate: number): number | null {
  return standardRates.find((standard) => Math.abs(rate - standard) <= 0.1 * standard) ?? null;
}

/**
 * Creates a function that computes the rate from the latest sample times. `times` is a ring in ms. `count` is the
 * number of samples written to it so far.
 *
 * A mouse reports at whole multiples of its interval, and only while it moves. The densest cluster of gaps gives an
 * approximate interval. Then each gap is counted as a whole number of intervals, and the total time divided by their
 * total number gives the figure.
 */
export function createPolling(times: Float64Array): (count: number) => PollingReading {
  const gaps = new Float64Array(MAX_SAMPLES);
  const sorted = new Float64Array(MAX_SAMPLES);

  const gather = (count: number): number => {
    const first = Math.max(1, count - Math.min(MAX_SAMPLES, times.length - 1));
    let n = 0;
    for (let i = first; i < count; i++) {
      const gap = (times[i % times.length] as number) - (times[(i - 1) % times.length] as number);
      if (gap <= MAX_GAP_MS) gaps[n++] = gap;
    }
    return n;
  };

  return (count) => {
    const n = gather(count);
    // Use the gaps, not the times: times start at the page's time origin, which is off the timer's grid.
    const timerResolution = timerResolutionOf(gaps, 0, n, STEP_TOLERANCE_MS);
    const none = { rate: null, interval: null, spread: null, samples: n, timerResolution };
    if (n < MIN_POLLING_SAMPLES) return { ...none, reason: 'few' };
    sorted.set(gaps.subarray(0, n));
    const some = sorted.subarray(0, n).sort();
    const approximate = densestGap(some);
    if (hidesSkipped(timerResolution, some, approximate)) {
      const interval = fitBlocks(gaps, n, timerResolution);
      if (interval <= 0) return { ...none, reason: 'few' };
      return { rate: 1000 / interval, interval, spread: null, samples: n, reason: null, timerResolution };
    }
    let single = 0;
    for (let i = 0; i < n; i++) if (isOnePeriod(gaps[i] as number, approximate)) single++;
    if (single < MIN_SINGLE_SHARE * n) return { ...none, reason: 'slow' };
    const { period, spread, gaps: samples } = fitGaps(gaps, n, approximate);
    const tooCoarse = timerResolution > MAX_STEP_SHARE * approximate;
    return {
      rate: 1000 / period,
      interval: period,
      spread: tooCoarse ? null : spread,
      samples,
      reason: null,
      timerResolution,
    };
  };
}

/** Whether the timer's step hides which reports were skipped. A step of 1 ms does so once two reports share a time. */
function hidesSkipped(timerResolution: number, sorted: Float64Array, interval: number): boolean {
  const shared = (sorted[Math.floor(MAX_SAME_TIME_SHARE * sorted.length)] as number) <= 0;
  return interval <= 0 || shared || (timerResolution < 1 && timerResolution > MAX_STEP_SHARE * interval);
}
