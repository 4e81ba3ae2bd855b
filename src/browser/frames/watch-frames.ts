import type { FrameClock } from '../../../measure/live/frame-clock';
import { frameLoop } from '../../../renderers/frame-loop';
import { onScreenChange } from '../screen/screen-change';

/** Time between two readings. */
const READING_MS = 250;
/**
 * A longer gap between frames means that the page was not in view, even if the browser says it was: the computer was
 * asleep.
 */
const MAX_GAP_MS = 5000;

/**
 * Why counting restarted. `hidden`: the page was not in view. `moved`: the page is on another screen or has another
 * scale.
 */
export type Interruption = 'hidden' | 'moved';

interface Watch {
  /** Called a few times a second, when a reading is due. */
  readonly onRead: () => void;
  /** Called after the clock restarted. */
  readonly onInterrupted?: (reason: Interruption) => void;
}

/** Feeds a clock with the page's frames while the page is visible. Returns a function that stops it. */
export function watchFrames(clock: FrameClock, { onRead, onInterrupted }: Watch): () => void {
  clock.restart();
  let due = Number.NEGATIVE_INFINITY;
  let last = Number.POSITIVE_INFINITY;
  const interrupt = (reason: Interruption) => {
    clock.restart();
    last = Number.POSITIVE_INFINITY;
    onInterrupted?.(reason);
  };
  const stop = frameLoop((time) => {
    if (time - last > MAX_GAP_MS) interrupt('hidden');
    last = time;
    clock.push(time);
    if (time < due) return;
    due = time + READING_MS;
    onRead();
  });
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') interrupt('hidden');
    else {
      clock.restart();
      last = Number.POSITIVE_INFINITY;
    }
  };
  document.addEventListener('visibilitychange', onVisibility);
  const stopScreen = onScreenChange(() => interrupt('moved'));
  return () => {
    stop();
    document.removeEventListener('visibilitychange', onVisibility);
    stopScreen();
  };
}
