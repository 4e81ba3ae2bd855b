import { whenIdle } from '../../browser/frames/idle';

/** A test that runs keeps the browser busy, and is not to lose a frame to this. */
const MAX_WAIT_MS = 60_000;

/**
 * Lays out what `src/theme/below-fold.ts` left out, part by part and only while the browser is idle: a picture of the whole
 * page would lack it. Parts above the window stay as they are, since the text that is read would move with them where the
 * browser does not hold it. Returns what ends it.
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
