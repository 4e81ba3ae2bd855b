import { type RefObject, useEffect, useRef } from 'react';

/** Time between two counts. */
const TICK_MS = 200;
/** A longer gap between two counts means that the computer was asleep. */
const MAX_TICK_MS = 2 * TICK_MS;
const thresholds = [0, 0.25, 0.5, 0.75, 1];

/**
 * Counts how long an element is visible. It is visible if at least half of it is in view or it fills half of the
 * window, and the page is not hidden. `onSeen` gets the milliseconds since the last count. Nothing is counted while
 * `counting` is false.
 */
export function useSeen(element: RefObject<Element | null>, counting: boolean, onSeen: (ms: number) => void): void {
  const latest = useRef(onSeen);
  latest.current = onSeen;
  useEffect(() => {
    if (!counting || !element.current) return;
    let inView = false;
    let last = 0;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        const height = entry?.rootBounds?.height ?? innerHeight;
        const was = inView;
        inView =
          entry?.isIntersecting === true &&
          (entry.intersectionRatio >= 0.5 || entry.intersectionRect.height >= height / 2);
        if (inView && !was) last = Date.now();
      },
      { threshold: thresholds },
    );
    observer.observe(element.current);
    const timer = setInterval(() => {
      const now = Date.now();
      const ms = Math.min(now - last, MAX_TICK_MS);
      last = now;
      if (inView && ms > 0 && document.visibilityState === 'visible') latest.current(ms);
    }, TICK_MS);
    return () => {
      clearInterval(timer);
      observer.disconnect();
    };
  }, [element, counting]);
}
