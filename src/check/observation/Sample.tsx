import { useSelector } from '@xstate/react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { wasShown } from '../../../machines/observation/observation';
import type { ObservationActor } from '../../../machines/observation/observation.machine';
import * as css from './observation.css';

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
function useSeen(element: RefObject<Element | null>, counting: boolean, onSeen: (ms: number) => void): void {
  const latest = useRef(onSeen);
  latest.current = onSeen;
  useEffect(() => {
    if (!counting || !element.current) return;
    let last = 0;
    /** Runs only while the element is in view, so that an idle page wakes nothing. */
    let timer: ReturnType<typeof setInterval> | undefined;
    const count = () => {
      const now = Date.now();
      const ms = Math.min(now - last, MAX_TICK_MS);
      last = now;
      if (ms > 0 && document.visibilityState === 'visible') latest.current(ms);
    };
    const stop = () => {
      clearInterval(timer);
      timer = undefined;
    };
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        const height = entry?.rootBounds?.height ?? innerHeight;
        const inView =
          entry?.isIntersecting === true &&
          (entry.intersectionRatio >= 0.5 || entry.intersectionRect.height >= height / 2);
        if (!inView) return stop();
        if (timer !== undefined) return;
        last = Date.now();
        timer = setInterval(count, TICK_MS);
      },
      { threshold: thresholds },
    );
    observer.observe(element.current);
    return () => {
      stop();
      observer.disconnect();
    };
  }, [element, counting]);
}

interface Props {
  readonly actor: ObservationActor;
  /** The name that questions use for it. */
  readonly name: string;
  /** Whether the sample is visible yet, for pictures that are drawn later. */
  readonly ready?: boolean;
  readonly children: ReactNode;
}

/** A sample to look at. The time it is on the screen is evidence for its questions. */
export function Sample({ actor, name, ready = true, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useSelector(actor, ({ context }) => wasShown(context, name));
  useSeen(box, ready && !shown, (ms) => actor.send({ type: 'SEEN', sample: name, ms }));
  return (
    <div ref={box} className={css.sample}>
      {children}
    </div>
  );
}
