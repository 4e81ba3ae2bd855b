import { fromCallback } from 'xstate';

/**
 * Keeps the display lit for as long as it is invoked. The browser drops the lock whenever the page is hidden, so it is
 * asked for again on return. Refusal (low battery, no support) is not an error: the display then dims as usual.
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
