import type { FrameClock } from '../live/frame-clock';

/** Columns of the histogram. Each is a sixteenth of an interval wide, so four intervals fit. */
export const COLUMNS = 64;

/** Total span of the columns while the interval is unknown. */
export const UNKNOWN_SPAN_MS = 50;

/** Counts frames by the gap before them, in columns of `width` ms. The last column includes all longer gaps. */
export function countColumns(clock: Pick<FrameClock, 'delta'>, width: number, counts: Uint32Array): void {
  counts.fill(0);
  for (let back = 0; ; back++) {
    const delta = clock.delta(back);
    if (Number.isNaN(delta)) return;
    // Rounding puts an interval in the middle of a column, so jitter does not split it between two.
    const column = Math.min(COLUMNS - 1, Math.max(0, Math.round(delta / width)));
    counts[column] = (counts[column] as number) + 1;
  }
}
