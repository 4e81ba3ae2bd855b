import { useLayoutEffect, useSyncExternalStore } from 'react';
import { createStore } from '../store';

const framed = createStore(false);

/** Hides the site's header and footer while the component is mounted, because it has its own. */
export function useOwnFrame(): void {
  useLayoutEffect(() => {
    framed.set(true);
    return () => framed.set(false);
  }, []);
}

/** Whether the page has its own header and footer. */
export const useFramed = (): boolean => useSyncExternalStore(framed.subscribe, framed.get, () => false);
