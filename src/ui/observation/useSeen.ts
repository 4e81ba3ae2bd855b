import { type RefObject, useEffect, useRef } from 'react';

/** Milliseconds between two counts. */
const TICK = 200;
/** A longer gap between two counts is a computer that slept, in milliseconds. */
const MOST = 2 * TICK;
const thresholds = [0, 0.25, 0.5, 0.75, 1];

/**
 * Counts how long an element is on the screen: at least half of it, or half of the window filled by it, in a page that is
 * not hidden. `onSeen` is called with the milliseconds since the last count. Nothing is counted while `counting` is
 * false.
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
      const ms = Math.min(now - last, MOST);
      last = now;
      if (inView && ms > 0 && document.visibilityState === 'visible') latest.current(ms);
    }, TICK);
    return () => {
      clearInterval(timer);
      observer.disconnect();
    };
  }, [element, counting]);
}
