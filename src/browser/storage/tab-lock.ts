import { inTime } from '../in-time';

/**
 * Acquires a lock for this tab. Resolves with a function that releases it, or with null if another tab has it. If the
 * browser has no locks, refuses them (as with blocked storage) or does not answer, every tab may have it. Never
 * rejects.
 */
export function tryLock(name: string): Promise<(() => void) | null> {
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
    // If the lock is granted later, release it at once.
    held.then((release) => release?.(), free);
    return free;
  });
}

/** Waits until no other tab has the lock, and acquires it. Resolves with a function that releases it. */
export function waitForLock(name: string, signal: AbortSignal): Promise<() => void> {
  return new Promise((resolve, reject) => {
    navigator.locks.request(name, { signal }, () => new Promise<void>((release) => resolve(release))).catch(reject);
  });
}

/** Does one work with this name at a time, in all tabs. Without locks it is done at once. Rejects as the work does. */
export const oneAtATime = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks ? navigator.locks.request(name, work) : work();
