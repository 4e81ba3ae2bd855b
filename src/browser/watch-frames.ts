import type { FrameClock } from '../../renderers/frame-clock';
import { frameLoop } from '../../renderers/frame-loop';

/** Milliseconds between two readings. */
const PERIOD = 250;

interface Watch {
  /** Called after a reading is due, a few times a second. */
  readonly onRead: () => void;
  /** The page was hidden, or is on another screen: the clock has begun anew. */
  readonly onInterrupted?: () => void;
}

/** Feeds a clock with the page's frames for as long as it is seen. Returns what ends it. */
export function watchFrames(clock: FrameClock, { onRead, onInterrupted }: Watch): () => void {
  clock.restart();
  let due = Number.NEGATIVE_INFINITY;
  const stop = frameLoop((time) => {
    clock.push(time);
    if (time < due) return;
    due = time + PERIOD;
    onRead();
  });
  const interrupt = () => {
    clock.restart();
    onInterrupted?.();
  };
  let ratio = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  // A media query knows only "still this ratio or not", so it is armed anew for every ratio.
  const onRatio = () => {
    ratio.removeEventListener('change', onRatio);
    ratio = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    ratio.addEventListener('change', onRatio);
    interrupt();
  };
  ratio.addEventListener('change', onRatio);
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') interrupt();
    else clock.restart();
  };
  document.addEventListener('visibilitychange', onVisibility);
  // Chromium alone says when the window goes to a screen of the same kind.
  const screens = screen as Screen & Partial<EventTarget>;
  screens.addEventListener?.('change', interrupt);
  return () => {
    stop();
    ratio.removeEventListener('change', onRatio);
    document.removeEventListener('visibilitychange', onVisibility);
    screens.removeEventListener?.('change', interrupt);
  };
}
