/**
 * Holds a name for this tab. Resolves with a function that gives it back, or with null where another tab holds it. Where
 * the browser has no locks, every tab may hold it.
 */
export function holdName(name: string): Promise<(() => void) | null> {
  if (!navigator.locks) return Promise.resolve(() => undefined);
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((release) => resolve(release));
      })
      .catch(reject);
  });
}

/** Resolves once no other tab holds the name, and holds it from then on; the function that it gives gives it back. */
export function awaitName(name: string, signal: AbortSignal): Promise<() => void> {
  return new Promise((resolve, reject) => {
    navigator.locks.request(name, { signal }, () => new Promise<void>((release) => resolve(release))).catch(reject);
  });
}
