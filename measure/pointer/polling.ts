import { densestGap, fitGaps, type GapFit, isOnePeriod, meanGap } from '../timing/gap-fit';
import { timerResolutionOf } from '../timing/period';

/** Polling rate of a mouse. */
export interface PollingReading {
  /** Reports per second, Hz; null if it cannot be measured. */
  readonly rate: number | null;
  /** ± of the rate, in Hz, k = 2; null if there is no rate. Missing in readings of older rules. */
  readonly uncertainty?: number | null;
  /** Milliseconds between two reports. */
  readonly interval: number | null;
  /** Standard deviation of the interval, in ms; null if the timer is too coarse. */
  readonly spread: number | null;
  /** Number of intervals used for the rate. */
  readonly samples: number;
  /**
   * Why there is no rate. `few`: too few samples yet. `slow`: the mouse moves slowly and skips reports, so that its
   * samples show the speed of the hand. `frames`: the browser delivers one sample a frame.
   */
  readonly reason: 'few' | 'slow' | 'frames' | null;
  /** The timer's step in ms; 0 if it is finer than 0.005 ms. */
  readonly timerResolution: number;
}

/** Samples in ring buffers of more than `MAX_SAMPLES`: times in ms, positions in CSS px. */
interface Samples {
  readonly times: Float64Array;
  readonly xs: Float64Array;
  readonly ys: Float64Array;
}

/** Minimum number of intervals for a rate. */
export const MIN_POLLING_SAMPLES = 100;
/** Number of latest samples used for the rate. */
const MAX_SAMPLES = 4096;
/** A longer time without a report means that the mouse was at rest. */
const MAX_GAP_MS = 40;
/** Minimum share of gaps of exactly one interval while the mouse moves fast. */
const MIN_SINGLE_SHARE = 0.5;
/** Maximum distance of a gap from a multiple of the timer's step. Both ends of a gap are rounded. */
const STEP_TOLERANCE_MS = 0.006;
/** Above this share of the interval, a timer's step is too coarse for single intervals. */
const MAX_STEP_SHARE = 0.2;
/** Maximum share of samples that may have the same time as another by chance. */
const MAX_SAME_TIME_SHARE = 0.01;
/**
 * A mouse that skips no reports has more than one count in each. The mean step of the pointer over some samples tells
 * it: that of one count is at most almost twice the smallest step, because pointer acceleration rounds, and hardly
 * changes with the speed of the hand.
 */
export const MIN_COUNTS = 2.5;
const MIN_SLOW_RATIO = 1.45;
/** Number of samples in a mean, and the share of means up to which the hand was slow. */
const SPEED_SAMPLES = 8;
const SLOW_SHARE = 0.1;
/** Smaller differences of positions are rounding errors, in CSS px. */
const MIN_STEP_PX = 0.02;
/** Above this share of an interval, the RMS distance of gaps from its multiples is too large. Chance: 0.289. */
const MAX_GRID_ERROR = 0.15;
/** Minimum share of gaps of a multiple of the interval, and of the next multiple, that show what the interval is. */
const MIN_MULTIPLE_SHARE = 0.03;
/** Maximum distance of a rate from a standard one, as a share. Screens with a rate as near to one are not made. */
const MAX_RATE_ERROR = 0.015;

/** A period is a whole number of the timer's steps if it is off by less than this share of one. */
const MAX_WHOLE_ERROR = 0.05;

/** Standard polling rates of mice, in Hz. */
const standardRates = [125, 250, 500, 1000, 2000, 4000, 8000] as const;

/** The nearest standard rate in Hz; null if none is within a share of it. */
export function nearestRate(rate: number, share = 0.1): number | null {
  return standardRates.find((standard) => Math.abs(rate - standard) <= share * standard) ?? null;
}

/**
 * Creates a function that computes the rate from the latest samples. `count` is the number of samples written so far.
 * `isOnePerEvent` is whether the browser delivered each sample in an event of its own.
 *
 * A mouse reports at whole multiples of its interval, and only if it counted something since the last report. While it
 * moves fast, the densest cluster of gaps is the interval. While it moves slowly, the gaps are several multiples of it.
 * Then each gap is counted as a whole number of intervals, and the total time divided by their total number gives the
 * figure.
 */
export function createPolling({ times, xs, ys }: Samples): (count: number, isOnePerEvent: boolean) => PollingReading {
  /** Times between samples, and the same with `Infinity` where the mouse rested or was slow. */
  const gaps = new Float64Array(MAX_SAMPLES);
  const fast = new Float64Array(MAX_SAMPLES);
  /** How far the pointer moved in a gap, along the axis on which it moved further. */
  const ways = new Float64Array(MAX_SAMPLES);
  const means = new Float64Array(MAX_SAMPLES);
  const sorted = new Float64Array(MAX_SAMPLES);
  const starts = new Uint8Array(MAX_SAMPLES);
  let smallest = 0;

  const gather = (count: number): number => {
    const size = times.length;
    const first = Math.max(1, count - MAX_SAMPLES);
    smallest = Number.POSITIVE_INFINITY;
    let n = 0;
    let isStart = 1;
    for (let i = first; i < count; i++) {
      const to = i % size;
      const from = (i - 1) % size;
      const gap = (times[to] as number) - (times[from] as number);
      if (gap > MAX_GAP_MS) {
        isStart = 1;
        continue;
      }
      starts[n] = isStart;
      isStart = 0;
      const dx = Math.abs((xs[to] as number) - (xs[from] as number));
      const dy = Math.abs((ys[to] as number) - (ys[from] as number));
      if (dx > MIN_STEP_PX && dx < smallest) smallest = dx;
      if (dy > MIN_STEP_PX && dy < smallest) smallest = dy;
      ways[n] = Math.max(dx, dy);
      gaps[n++] = gap;
    }
    return n;
  };

  /** The mean step up to which the hand was slow. */
  const slowMean = (from: number, to: number): number => {
    sorted.set(means.subarray(from, to));
    return sorted.subarray(0, to - from).sort()[Math.floor(SLOW_SHARE * (to - from))] as number;
  };

  /**
   * Copies the gaps, `Infinity` for those of slow movement. Returns whether there are enough of the others.
   * @param isStrict whether the hand must have been fast, and not only faster than at its slowest
   */
  const selectFast = (n: number, isStrict: boolean): boolean => {
    let way = 0;
    for (let i = 0; i < n; i++) {
      way += ways[i] as number;
      if (i >= SPEED_SAMPLES) way -= ways[i - SPEED_SAMPLES] as number;
      means[i] = way / SPEED_SAMPLES;
    }
    const last = SPEED_SAMPLES - 1;
    const least = isStrict ? MIN_COUNTS * smallest : MIN_SLOW_RATIO * slowMean(last, n);
    let found = 0;
    // The gaps before it are copied, or lie too far back for a mean that ends later.
    let next = 0;
    fast.fill(Number.POSITIVE_INFINITY, 0, n);
    for (let i = last; i < n; i++) {
      if ((means[i] as number) < least) continue;
      for (next = Math.max(next, i - last); next <= i; next++) {
        fast[next] = gaps[next] as number;
        found++;
      }
    }
    return found >= MIN_POLLING_SAMPLES;
  };

  /** The approximate interval of samples that skip reports; null if no standard one explains their gaps. */
  const slowInterval = (n: number, timerResolution: number): number | null => {
    for (const rate of standardRates) {
      const interval = 1000 / rate;
      if (timerResolution > MAX_STEP_SHARE * interval) return null;
      let squares = 0;
      const multiples = new Map<number, number>();
      for (let i = 0; i < n; i++) {
        const multiple = Math.round((gaps[i] as number) / interval);
        squares += ((gaps[i] as number) / interval - multiple) ** 2;
        multiples.set(multiple, (multiples.get(multiple) ?? 0) + 1);
      }
      if (squares > MAX_GRID_ERROR ** 2 * n) continue;
      const isCommon = (multiple: number) => (multiples.get(multiple) ?? 0) >= MIN_MULTIPLE_SHARE * n;
      for (const multiple of multiples.keys()) if (isCommon(multiple) && isCommon(multiple + 1)) return interval;
      return null;
    }
    return null;
  };

  return (count, isOnePerEvent) => {
    const n = gather(count);
    // Use the gaps, not the times: times start at the page's time origin, which is off the timer's grid.
    const timerResolution = timerResolutionOf(gaps, 0, n, STEP_TOLERANCE_MS);
    const none = { rate: null, uncertainty: null, interval: null, spread: null, samples: n, timerResolution };
    if (n < MIN_POLLING_SAMPLES) return { ...none, reason: 'few' };
    let approximate = 0;
    const isFast = selectFast(n, true);
    if (isFast || selectFast(n, false)) {
      let size = 0;
      for (let i = 0; i < n; i++) if (fast[i] !== Number.POSITIVE_INFINITY) sorted[size++] = fast[i] as number;
      const some = sorted.subarray(0, size).sort();
      approximate = densestGap(some);
      if (hidesSkipped(timerResolution, some, approximate)) {
        return isFast ? readingOf(meanGap({ gaps: fast, starts, count: n }), null) : { ...none, reason: 'slow' };
      }
      let single = 0;
      for (let i = 0; i < size; i++) if (isOnePeriod(some[i] as number, approximate)) single++;
      if (single < MIN_SINGLE_SHARE * size) approximate = 0;
    }
    const interval = approximate || slowInterval(n, timerResolution);
    if (!interval) return { ...none, reason: 'slow' };
    const fit = fitGaps({ gaps: approximate > 0 ? fast : gaps, starts, count: n }, interval);
    return readingOf(fit, fit.spread);

    function readingOf(
      { period, spread, gaps: samples, time, stretches }: GapFit,
      shown: number | null,
    ): PollingReading {
      const rate = 1000 / period;
      if (isOnePerEvent && nearestRate(rate, MAX_RATE_ERROR) === null) return { ...none, reason: 'frames' };
      // Each stretch is off by the error of a gap. Rounding to the timer's step hides in it if periods are whole steps.
      const rounding = timerResolution ** 2 / 6;
      const steps = period / timerResolution;
      const isWhole = timerResolution > 0 && Math.abs(steps - Math.round(steps)) < MAX_WHOLE_ERROR;
      const variance = shown === null ? Math.max(spread ** 2, rounding) : spread ** 2 + (isWhole ? rounding : 0);
      const deviation = Math.sqrt(variance * stretches);
      const uncertainty = (2 * rate * deviation) / time;
      return { rate, uncertainty, interval: period, spread: shown, samples, reason: null, timerResolution };
    }
  };
}

/** Whether the timer's step hides which reports were skipped. One of 1 ms or more does not if all gaps are intervals. */
function hidesSkipped(timerResolution: number, sorted: Float64Array, interval: number): boolean {
  const shared = (sorted[Math.floor(MAX_SAME_TIME_SHARE * sorted.length)] as number) <= 0;
  if (shared || timerResolution <= MAX_STEP_SHARE * interval) return shared;
  return (
    timerResolution < 1 ||
    !sorted.every((gap) => Math.abs(gap - Math.round(gap / interval) * interval) < timerResolution / 2)
  );
}
