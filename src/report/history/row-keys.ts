/** The row that a key moves to, counted from 0; null if the key does something else. */
export function keyTarget(key: string, here: number, count: number, page: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowUp: -1,
    ArrowDown: 1,
    PageUp: -page,
    PageDown: page,
    Home: -count,
    End: count,
  };
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return step === undefined ? null : Math.min(count - 1, Math.max(0, here + step));
}

const ROW = '[data-place]';

/** The index of the row that contains an element; null if it is outside the rows. */
export function placeOf(target: EventTarget): number | null {
  const row = target instanceof Element ? target.closest<HTMLElement>(ROW) : null;
  return row ? Number(row.dataset.place) : null;
}

/** The control in a row that corresponds to a control in another row; null while the row is not in the page. */
export function controlAt(list: ParentNode | null, place: number, like: EventTarget): HTMLElement | null {
  const kind = like instanceof HTMLInputElement ? 'input' : 'a';
  return list?.querySelector<HTMLElement>(`[data-place="${place}"] ${kind}`) ?? null;
}
