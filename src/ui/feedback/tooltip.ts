import { type RefCallback, useCallback, useId } from 'react';

/** An element with a tooltip. `id` is the id of the hidden element with the same text for screen readers. */
interface Tip {
  readonly id: string;
  readonly element: HTMLElement;
  readonly text: string;
}

let tips: readonly Tip[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Tip[]): void {
  tips = next;
  for (const listener of listeners) listener();
}

/** The tooltips of all elements on the page, for `useSyncExternalStore`. */
export const tipStore = {
  get: () => tips,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/**
 * Gives an element a tooltip. Put `ref` and `aria-describedby={id}` on the element, and render `<span id={id}
 * hidden>{text}</span>` beside it. This way the description exists before the layer that draws the tooltip.
 */
export function useTip(text: string): { readonly ref: RefCallback<HTMLElement>; readonly id: string } {
  const id = useId();
  const ref = useCallback<RefCallback<HTMLElement>>(
    (element) => {
      if (!element) return;
      const tip: Tip = { id, element, text };
      change([...tips, tip]);
      return () => change(tips.filter((other) => other !== tip));
    },
    [id, text],
  );
  return { ref, id };
}
