import { type RefCallback, useCallback, useId } from 'react';
import { createStore } from '../store';

/** An element with a tooltip. `id` is the id of the hidden element with the same text for screen readers. */
interface Tip {
  readonly id: string;
  readonly element: HTMLElement;
  readonly text: string;
}

/** The tooltips of all elements on the page. */
export const tipStore = createStore<readonly Tip[]>([]);

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
      tipStore.set([...tipStore.get(), tip]);
      return () => tipStore.set(tipStore.get().filter((other) => other !== tip));
    },
    [id, text],
  );
  return { ref, id };
}
