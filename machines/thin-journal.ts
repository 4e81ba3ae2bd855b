import type { JournalEvent } from './journal';

/** An event of a journal, and whether it only replaced something that the machine knew. */
export interface Recorded extends JournalEvent {
  readonly replaces: boolean;
}

/** The least time between two events that are kept, where the journal is thinned for the first time. */
const FIRST_GAP_MS = 250;

/**
 * Leaves out events that a later one of their type replaced before anything else came, so that the journal still leads to
 * the same states, context and result. What is left is spread over time: no closer than a gap, which is doubled until few
 * enough are left or nothing more can go.
 * @param most how many events that replace something should be left
 */
export function thinned(events: readonly Recorded[], most: number): readonly Recorded[] {
  let left = events;
  for (let gap = FIRST_GAP_MS; ; gap *= 2) {
    left = withGap(left, gap);
    const replacing = left.filter(({ replaces }) => replaces);
    const last = replacing.at(-1)?.at ?? 0;
    if (replacing.length <= most || gap > last - (replacing[0]?.at ?? 0)) return left;
  }
}

function withGap(events: readonly Recorded[], gap: number): readonly Recorded[] {
  const needed = lastOfRows(events);
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

/** The places of the last event of each type in each row of events that replace something. */
function lastOfRows(events: readonly Recorded[]): ReadonlySet<number> {
  const needed = new Set<number>();
  const row = new Map<string, number>();
  const endRow = () => {
    for (const place of row.values()) needed.add(place);
    row.clear();
  };
  for (const [place, { replaces, event }] of events.entries()) {
    if (replaces) row.set(event.type, place);
    else endRow();
  }
  endRow();
  return needed;
}
