import type { FrameClock } from '../../../measure/live/frame-clock';
import { frameLoop } from '../../../renderers/frame-loop';
import { onScreenChange } from '../screen/screen-change';

/** Between two readings. */
const READING_MS = 250;
/** After a longer time without a frame the page was not in view, even if the browser says so: the computer had slept. */
const MAX_GAP_MS = 5000;

/** Why counting restarted. `hidden`: the page was not in view. `moved`: it is on another screen, or scaled differently. */
export type Interruption = 'hidden' | 'moved';

interface Watch {
  /** Called after a reading is due, a few times a second. */
  readonly onRead: () => void;
  /** Called after the clock restarted. */
  readonly onInterrupted?: (reason: Interruption) => void;
}

/** Feeds a clock with the page's frames while the page is in view. Returns a function that stops it. */
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
