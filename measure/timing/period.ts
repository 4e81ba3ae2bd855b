/**
 * What every search for a period behind a browser's timer starts from: the timer's step and the usual gap. `grid-fit.ts`
 * then fits times that lie on one grid (frames of a screen), `gap-fit.ts` gaps of a stream that pauses (a mouse). A
 * camera's frames are numbered by the browser, so their period is only time over number (`camera/frame-rate.ts`).
 */

/** Timer steps that browsers are known for, the coarsest first. */
const TIMER_RESOLUTIONS_MS = [100, 20, 50 / 3, 1, 0.1, 0.02, 0.005] as const;

/**
 * The timer's step in ms: the coarsest known one that all values are multiples of; 0 for none of them, or no values.
 * @param values times, or the gaps between them where the times count from a place off the timer's grid; ms
 * @param from first of them
 * @param to last of them, excluded
 * @param toleranceMs by how much a value may miss a multiple; at most a sixteenth of the step counts
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

/** Gaps whose median is taken, the latest ones. */
const MAX_MEDIAN_GAPS = 96;
const sorted = new Float64Array(MAX_MEDIAN_GAPS);

/** Median of the last gaps between times (at most 96 of them), in the times' unit. Needs two times, of `from` to `to`. */
export function medianGap(times: Float64Array, from: number, to: number): number {
  const first = Math.max(from + 1, to - MAX_MEDIAN_GAPS);
  const gaps = sorted.subarray(0, to - first);
  for (let i = first; i < to; i++) gaps[i - first] = (times[i] as number) - (times[i - 1] as number);
  gaps.sort();
  return gaps[gaps.length >> 1] as number;
}
