import { useEffect, useRef } from 'react';

/**
 * Moves focus with a run: to `heading`, at the top of the page, when the run ends with a result; back to `start` when
 * it ends without one or another run is prepared. If a page has no `start`, its `heading` gets focus instead.
 * @param finished whether the page shows a result
 * @param running whether the run has its own view above the page
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
