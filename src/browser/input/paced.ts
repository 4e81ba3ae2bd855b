/** Items are taken at once for this long in a row, in milliseconds: half a frame at 60 Hz. */
const MAX_SLICE_MS = 8;

export interface Paced<Item> {
  /** Takes an item at once, or after those that wait. */
  push(item: Item): void;
  /** Takes all that wait. */
  flush(): void;
  /** Forgets what waits. */
  stop(): void;
}

/**
 * Takes items in order, but never so many in one task that the page stalls: after a few milliseconds the rest waits for the
 * next task. A browser that was busy delivers all keys of that time in one task, and a page that renders after each of
 * 1,000 keys would stop for seconds.
 */
export function paced<Item>(take: (item: Item) => void): Paced<Item> {
  const waiting: Item[] = [];
  let isStopped = false;
  let sliceEnd = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const begin = () => {
    sliceEnd = performance.now() + MAX_SLICE_MS;
    timer = setTimeout(next);
  };
  const takeUntil = (end: number) => {
    let taken = 0;
    // What takes an item may stop all.
    for (; taken < waiting.length && !isStopped; taken++) {
      if (taken > 0 && performance.now() >= end) break;
      take(waiting[taken] as Item);
    }
    waiting.splice(0, taken);
  };
  const next = () => {
    timer = undefined;
    if (waiting.length === 0) return;
    begin();
    takeUntil(sliceEnd);
  };

  return {
    push(item) {
      if (timer === undefined) begin();
      if (waiting.length === 0 && performance.now() < sliceEnd) take(item);
      else waiting.push(item);
    },
    flush: () => takeUntil(Number.POSITIVE_INFINITY),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
