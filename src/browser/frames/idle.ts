/**
 * Runs something once the browser has nothing else to do, at the latest after `timeout` ms. Returns what calls it off.
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
