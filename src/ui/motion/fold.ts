import type { SpringValue } from '@react-spring/web';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * Unrolls an element when `open` turns true and rolls it up when it turns false; either can interrupt the other. Returns
 * whether the element has to be displayed. Until the springs have been loaded, and under reduced motion, both are
 * immediate.
 */
export function useFold(element: RefObject<HTMLElement | null>, open: boolean): boolean {
  const [displayed, setDisplayed] = useState(open);
  const spring = useRef<SpringValue<number> | null>(null);
  const wanted = useRef(open);

  useEffect(() => {
    const bar = element.current?.parentElement;
    const ended = new AbortController();
    // Most visitors never fold anything, so it is loaded when a hand is near.
    const load = () => {
      ended.abort();
      import('./spring').then(
        ({ SpringValue, brisk }) => {
          spring.current = new SpringValue<number>(wanted.current ? 1 : 0, { config: brisk });
        },
        // Without springs it opens and closes at once.
        () => undefined,
      );
    };
    for (const type of ['pointerover', 'focusin']) bar?.addEventListener(type, load, { signal: ended.signal });
    return () => {
      ended.abort();
      spring.current?.stop();
    };
  }, [element]);

  useLayoutEffect(() => {
    wanted.current = open;
    const value = spring.current;
    if (!value) {
      setDisplayed(open);
      return;
    }
    const unroll = () => {
      if (element.current) element.current.style.clipPath = clip(value.get());
    };
    if (open) {
      unroll();
      setDisplayed(true);
    }
    // The promise, since onRest is left out where there was nothing left to move.
    void value.start({ to: open ? 1 : 0, onChange: unroll }).then(({ finished }) => {
      if (finished && !wanted.current) setDisplayed(false);
    });
  }, [open, element]);

  // The wide header shows the same element without folding it, so nothing may stay clipped.
  useLayoutEffect(() => {
    if (!displayed && element.current) element.current.style.clipPath = '';
  }, [displayed, element]);

  return displayed;
}

/** What is visible at a share of the height. */
const clip = (share: number) => (share >= 1 ? '' : `inset(0 0 ${(1 - share) * 100}% 0)`);
