import { useEffect, useRef } from 'react';

/**
 * Focus follows a run: to `heading`, at the top of the page, when it ended with a result, and back to `start` when it
 * ended without one or when another run is prepared. A page without a `start` has its `heading` focused then too.
 * @param finished whether the page shows a result
 * @param running whether the run has a view of its own, above the page
 */
export function useRunFocus(finished: boolean, running: boolean) {
  const start = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef({ finished, running });
  useEffect(() => {
    const was = before.current;
    before.current = { finished, running };
    if (running || (was.running === running && was.finished === finished)) return;
    if (!finished && start.current) {
      start.current.focus();
      return;
    }
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [finished, running]);
  return { start, heading };
}
