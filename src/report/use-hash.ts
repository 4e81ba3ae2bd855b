import { useSyncExternalStore } from 'react';

/** The router announces its own URL changes with the last two. */
const changes = ['hashchange', 'popstate', 'pushState', 'replaceState'] as const;

function onChange(listener: () => void): () => void {
  for (const type of changes) addEventListener(type, listener);
  return () => {
    for (const type of changes) removeEventListener(type, listener);
  };
}

/** The text after `#` in the URL; null while the page is prerendered or hydrated. */
export const useHash = (): string | null =>
  useSyncExternalStore(
    onChange,
    () => location.hash.slice(1),
    () => null,
  );
