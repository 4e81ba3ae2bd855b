/**
 * Frequency of an exponential sweep in Hz. It covers the same number of octaves in each second.
 * @param time since the start, in the unit of `duration`; clamped to the sweep
 * @param from Hz at the start
 * @param to Hz at the end
 * @param duration of the whole sweep
 */
export function exponentialSweepAt(time: number, from: number, to: number, duration: number): number {
  const share = Math.min(1, Math.max(0, time / duration));
  return from * (to / from) ** share;
}
