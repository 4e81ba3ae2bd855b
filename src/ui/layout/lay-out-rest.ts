import { whenIdle } from '../../browser/frames/idle';

/** Idle timeout. A running test keeps the browser busy and must not miss a frame because of this. */
const MAX_WAIT_MS = 60_000;

/**
 * Lays out what `src/theme/below-fold.ts` skipped, part by part and only while the browser is idle. Otherwise a
 * screenshot of the whole page would lack these parts. Parts above the viewport stay as they are: laying them out would
 * move the text being read in browsers without scroll anchoring. Returns a function that cancels.
 */
export function layOutRest(): () => void {
  const parts = [...document.querySelectorAll<HTMLElement>('main section, footer')];
  let cancel = () => {};
  const layOutNext = () => {
    for (let part = parts.shift(); part; part = parts.shift()) {
      const isLeftOut = getComputedStyle(part).contentVisibility === 'auto';
      if (!isLeftOut || part.getBoundingClientRect().bottom < 0) continue;
      part.style.contentVisibility = 'visible';
      cancel = whenIdle(layOutNext, MAX_WAIT_MS);
      return;
    }
  };
  if ('fromTop' in document.documentElement.dataset) cancel = whenIdle(layOutNext, MAX_WAIT_MS);
  return () => cancel();
}
