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

/** Hides the site's header and footer while the component is mounted, because it has its own. */
export function useOwnFrame(): void {
  useLayoutEffect(() => {
    set(true);
    return () => set(false);
  }, []);
}

/** Whether the page has its own header and footer. */
export const useFramed = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => framed,
    () => false,
  );
