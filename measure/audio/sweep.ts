/**
 * Frequency in Hz of an exponential sweep, which covers the same number of octaves in each second.
 * @param time since it began, in the unit of `duration`; times outside the sweep give its ends
 * @param from Hz at the beginning
 * @param to Hz at the end
 * @param duration of the whole sweep
 */
export function exponentialSweepAt(time: number, from: number, to: number, duration: number): number {
  const share = Math.min(1, Math.max(0, time / duration));
  return from * (to / from) ** share;
}
