import type { FrameClock } from '../live/frame-clock';

/** Columns of the histogram; each is a sixteenth of an interval wide, so that four intervals fit. */
export const COLUMNS = 64;

/** What all columns cover while there is no interval, in milliseconds. */
export const UNKNOWN = 50;

/** Counts frames by the time since the frame before, in columns of `width` ms; the last column takes all beyond. */
export function countColumns(clock: Pick<FrameClock, 'delta'>, width: number, counts: Uint32Array): void {
  counts.fill(0);
  for (let back = 0; ; back++) {
    const delta = clock.delta(back);
    if (Number.isNaN(delta)) return;
    // An interval lies in the middle of a column, where a tremor does not split it.
    const column = Math.min(COLUMNS - 1, Math.max(0, Math.round(delta / width)));
    counts[column] = (counts[column] as number) + 1;
  }
}
