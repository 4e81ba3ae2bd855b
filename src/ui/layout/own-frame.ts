import { useLayoutEffect, useSyncExternalStore } from 'react';

let framed = false;
const listeners = new Set<() => void>();

function set(to: boolean): void {
  framed = to;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes the site's header and footer off the page for as long as the component is shown: it has a frame of its own. */
export function useOwnFrame(): void {
  useLayoutEffect(() => {
    set(true);
    return () => set(false);
  }, []);
}

/** Whether the page has a frame of its own. */
export const useFramed = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => framed,
    () => false,
  );
