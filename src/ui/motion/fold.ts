import type { SpringValue } from '@react-spring/web';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { whenIdle } from '../../browser/frames/idle';

/**
 * Unrolls an element when `open` becomes true and rolls it up when it becomes false. Each can interrupt the other.
 * Returns whether the element must be displayed. Until the springs are loaded, and with reduced motion, both are
 * immediate.
 */
export function useFold(element: RefObject<HTMLElement | null>, open: boolean): boolean {
  const [displayed, setDisplayed] = useState(open);
  const spring = useRef<SpringValue<number> | null>(null);
  const wanted = useRef(open);

  useEffect(() => {
    const bar = element.current?.parentElement;
    const ended = new AbortController();
    // Most visitors never use this, so it loads when the pointer or focus comes near. A finger's press must show first,
    // so not `pointerover`: for a finger it comes before the press, `mouseover` together with the click.
    const load = () => {
      ended.abort();
      whenIdle(() => {
        import('./spring').then(
          ({ SpringValue, brisk }) => {
            spring.current = new SpringValue<number>(wanted.current ? 1 : 0, { config: brisk });
          },
          // Without springs, the element opens and closes at once.
          () => undefined,
        );
      });
    };
    for (const type of ['mouseover', 'focusin']) bar?.addEventListener(type, load, { signal: ended.signal });
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
    // Await the promise: onRest is skipped if there was nothing to animate.
    void value.start({ to: open ? 1 : 0, onChange: unroll }).then(({ finished }) => {
      if (finished && !wanted.current) setDisplayed(false);
    });
  }, [open, element]);

  // The wide header shows the same element without folding, so it must not stay clipped.
  useLayoutEffect(() => {
    if (!displayed && element.current) element.current.style.clipPath = '';
  }, [displayed, element]);

  return displayed;
}

/** The clip path that shows this share of the height. */
const clip = (share: number) => (share >= 1 ? '' : `inset(0 0 ${(1 - share) * 100}% 0)`);
