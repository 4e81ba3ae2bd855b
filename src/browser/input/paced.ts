/** Items are processed in one go for up to this time, in milliseconds: half a frame at 60 Hz. */
const MAX_SLICE_MS = 8;

export interface Paced<Item> {
  /** Processes an item at once, or after those that are waiting. */
  push(item: Item): void;
  /** Processes all waiting items. */
  flush(): void;
  /** Drops the waiting items. */
  stop(): void;
}

/**
 * Processes items in order, but never so many in one task that the page stalls: after a few milliseconds the rest waits
 * for the next task. After a browser was busy, it delivers all keys of that time in one task, and a page that renders
 * after each of 1,000 keys would freeze for seconds.
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
    // Processing an item may call stop.
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
