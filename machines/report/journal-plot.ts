import type { CheckId } from '../../content/catalogue';
import type { Journal } from '../journal';

/** Time span of one bar in ms, and the maximum number of bars. Longer runs get longer spans. */
const BAR_MS = 6000;
const MAX_BARS = 120;

/** How many events a run recorded over time, one test after another. */
export interface JournalPlot {
  /** Number of events in each bar. Tests are in the order in which they began, without the time between them. */
  readonly bars: readonly number[];
  /** The first bar of each test. */
  readonly starts: readonly { readonly check: CheckId; readonly bar: number; readonly events: number }[];
}

/** Counts the events of journals over time. */
export function journalPlot(journals: readonly Journal[]): JournalPlot {
  const ordered = journals.toSorted((a, b) => a.startedAt - b.startedAt);
  const lengths = ordered.map(({ events }) => Math.max(0, ...events.slice(-1).map(({ at }) => at)));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  // The last bar of each test is only partly used, so reserve one bar per test.
  const barMs = Math.max(BAR_MS, total / Math.max(1, MAX_BARS - ordered.length));
  const bars: number[] = [];
  const starts = ordered.map(({ check, events }, i) => {
    const bar = bars.length;
    const last = Math.floor((lengths[i] ?? 0) / barMs);
    for (let k = 0; k <= last; k++) bars.push(0);
    for (const { at } of events) {
      const place = bar + Math.max(0, Math.min(last, Math.floor(at / barMs)));
      bars[place] = (bars[place] ?? 0) + 1;
    }
    return { check, bar, events: events.length };
  });
  return { bars, starts };
}
