import type { JournalEvent } from './journal';

/** An event of a journal, and whether it is a replacing event (see `replaced-events.ts`). */
export interface Recorded extends JournalEvent {
  readonly replaces: boolean;
}

/** The minimum time between two kept events of a type when a journal is first thinned. */
const INITIAL_GAP_MS = 250;

/**
 * Drops events that a later one of the same type replaced before any other event came. The journal still leads to the
 * same states, context and result. The kept events are at least a gap apart. The gap is doubled until few enough are
 * left or no more can be dropped.
 * @param maxReplacing how many replacing events should be left at most
 */
export function thinned(events: readonly Recorded[], maxReplacing: number): readonly Recorded[] {
  let left = events;
  for (let gap = INITIAL_GAP_MS; ; gap *= 2) {
    left = withGap(left, gap);
    const replacing = left.filter(({ replaces }) => replaces);
    const last = replacing.at(-1)?.at ?? 0;
    if (replacing.length <= maxReplacing || gap > last - (replacing[0]?.at ?? 0)) return left;
  }
}

function withGap(events: readonly Recorded[], gap: number): readonly Recorded[] {
  const needed = lastInSeries(events);
  const keptAt = new Map<string, number>();
  return events.filter((one, place) => {
    if (!one.replaces) return true;
    const { at, event } = one;
    const isNear = at - (keptAt.get(event.type) ?? Number.NEGATIVE_INFINITY) < gap;
    if (isNear && !needed.has(place)) return false;
    keptAt.set(event.type, at);
    return true;
  });
}

/** The indices of the last event of each type in each uninterrupted series of replacing events. */
function lastInSeries(events: readonly Recorded[]): ReadonlySet<number> {
  const needed = new Set<number>();
  const series = new Map<string, number>();
  const endSeries = () => {
    for (const place of series.values()) needed.add(place);
    series.clear();
  };
  for (const [place, { replaces, event }] of events.entries()) {
    if (replaces) series.set(event.type, place);
    else endSeries();
  }
  endSeries();
  return needed;
}
