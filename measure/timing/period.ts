/**
 * Shared first steps of estimating a period through a browser's timer: the timer's step and the typical gap. Next,
 * `grid-fit.ts` fits times on one grid (frames of a screen), and `gap-fit.ts` fits gaps of a stream that pauses (a
 * mouse). The browser numbers a camera's frames, so their period is simply time divided by number
 * (`camera/frame-rate.ts`).
 */

/** Known timer steps of browsers, coarsest first. */
const TIMER_RESOLUTIONS_MS = [100, 20, 50 / 3, 1, 0.1, 0.02, 0.005] as const;

/**
 * The timer's step in ms: the coarsest known step that all values are multiples of. 0 if there is none, or no values.
 * @param values times in ms, or the gaps between them if the origin of the times is off the timer's grid
 * @param from first index
 * @param to end index, excluded
 * @param toleranceMs maximum distance of a value from a multiple; limited to a sixteenth of the step
 */
export function timerResolutionOf(values: Float64Array, from: number, to: number, toleranceMs: number): number {
  for (const step of TIMER_RESOLUTIONS_MS) {
    const tolerance = Math.min(toleranceMs, step / 16);
    let i = from;
    while (i < to && Math.abs((values[i] as number) - step * Math.round((values[i] as number) / step)) < tolerance) i++;
    if (i === to && to > from) return step;
  }
  return 0;
}

/** Finer steps are in the list above, or do not matter. */
const MIN_COARSE_STEP_MS = 1.5;
/** Gaps that are closer than this are the same. */
const SAME_MS = 0.01;
/** Gaps that are all the same may be up to so many steps. */
const MAX_STEPS = 6;

/**
 * The step in ms of a timer that is too coarse for single gaps, whatever it is: the smallest difference of two
 * successive gaps or the shortest gap, if all times are multiples of it. 0 if there is none. A browser that resists
 * fingerprinting rounds to 16.667 ms (Firefox 102), 100 ms (Firefox 55), or to what a setting says.
 * @param times in ms since the origin of the timer, not decreasing
 */
export function coarseStepOf(times: Float64Array, from: number, to: number): number {
  let least = Number.POSITIVE_INFINITY;
  let before = 0;
  for (let i = from + 1; i < to; i++) {
    const gap = (times[i] as number) - (times[i - 1] as number);
    const change = Math.abs(gap - before);
    if (gap > SAME_MS && gap < least) least = gap;
    if (change > SAME_MS && change < least) least = change;
    if (least < MIN_COARSE_STEP_MS) return 0;
    before = gap;
  }
  if (least === Number.POSITIVE_INFINITY) return 0;
  // The last time is a multiple too, and more exact than a difference of two gaps.
  const last = times[to - 1] as number;
  for (let steps = 1; steps <= MAX_STEPS; steps++) {
    const step = last / Math.max(1, Math.round((last * steps) / least));
    // Half of a gap of whole milliseconds is a step of 1 ms as well.
    const isPlain = steps > 1 && Math.abs(least - Math.round(least)) < SAME_MS;
    if (isPlain || step < MIN_COARSE_STEP_MS) return 0;
    let i = from;
    while (i < to && Math.abs((times[i] as number) - step * Math.round((times[i] as number) / step)) < SAME_MS / 4) i++;
    if (i === to) return step;
  }
  return 0;
}

/** The median is taken over this many of the latest gaps. */
const MAX_MEDIAN_GAPS = 96;
const sorted = new Float64Array(MAX_MEDIAN_GAPS);

/** Median of the latest gaps (at most 96) between the times `from` to `to`, in their unit. Needs at least two times. */
export function medianGap(times: Float64Array, from: number, to: number): number {
  const first = Math.max(from + 1, to - MAX_MEDIAN_GAPS);
  const gaps = sorted.subarray(0, to - first);
  for (let i = first; i < to; i++) gaps[i - first] = (times[i] as number) - (times[i - 1] as number);
  gaps.sort();
  return gaps[gaps.length >> 1] as number;
}
