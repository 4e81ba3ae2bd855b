import { inTime } from '../in-time';

/**
 * Holds a name for this tab. Resolves with a function that gives it back, or with null where another tab holds it. Where
 * the browser has no locks, refuses them, as with blocked storage, or does not answer, every tab may hold it. Never rejects.
 */
export function holdName(name: string): Promise<(() => void) | null> {
  const free = () => undefined;
  if (!navigator.locks) return Promise.resolve(free);
  const held = new Promise<(() => void) | null>((resolve, reject) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((release) => resolve(release));
      })
      .catch(reject);
  });
  return inTime(held).catch(() => {
    // An answer that comes later is not needed any more.
    held.then((release) => release?.(), free);
    return free;
  });
}

/** Resolves once no other tab holds the name, and holds it from then on; the function that it gives gives it back. */
export function awaitName(name: string, signal: AbortSignal): Promise<() => void> {
  return new Promise((resolve, reject) => {
    navigator.locks.request(name, { signal }, () => new Promise<void>((release) => resolve(release))).catch(reject);
  });
}
