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
