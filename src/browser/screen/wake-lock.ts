import { fromCallback } from 'xstate';

/**
 * Keeps the screen on while it is invoked. The browser releases the lock whenever the page is hidden, so it is
 * requested again on return. A refusal (low battery, no support) is not an error: the screen then dims as usual.
 */
export const wakeLock = fromCallback(() => {
  let lock: WakeLockSentinel | null = null;
  let stopped = false;

  const acquire = async () => {
    if (document.visibilityState !== 'visible' || !navigator.wakeLock) return;
    try {
      const granted = await navigator.wakeLock.request('screen');
      if (stopped) await granted.release();
      else lock = granted;
    } catch {
      // Refused: nothing to undo.
    }
  };

  void acquire();
  document.addEventListener('visibilitychange', acquire);
  return () => {
    stopped = true;
    document.removeEventListener('visibilitychange', acquire);
    void lock?.release();
  };
});
