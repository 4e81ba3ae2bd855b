/**
 * Runs a function when the browser is idle, or after `timeout` ms at the latest. Returns a function that cancels it.
 * Safari has no `requestIdleCallback`; there it runs after 200 ms.
 */
export function whenIdle(run: () => void, timeout = 2000): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(run, 200);
  return () => clearTimeout(handle);
}
