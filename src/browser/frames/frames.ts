import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { FrameClock } from '../../../measure/live/frame-clock';
import { watchFrames } from './watch-frames';

/**
 * Sends READING with the clock's reading and the time, four times a second, and INTERRUPTED with the reason when the
 * clock restarted because of the page. RESTART restarts the clock.
 */
export function framesOf(clock: FrameClock) {
  return fromCallback<EventObject>(({ sendBack, receive }) => {
    receive(({ type }) => type === 'RESTART' && clock.restart());
    return watchFrames(clock, {
      onRead: () => sendBack({ type: 'READING', reading: clock.read(), at: Date.now() }),
      onInterrupted: (reason) => sendBack({ type: 'INTERRUPTED', reason }),
    });
  });
}

/** Frames to measure: half a second at 60 Hz. */
const FRAME_COUNT = 30;

/**
 * Resolves with the median time between two frames in milliseconds, over a few dozen frames. While the page is hidden
 * it waits, because browsers draw no frames then.
 */
export const frameInterval = fromPromise<number>(
  ({ signal }) =>
    new Promise((resolve) => {
      const gaps: number[] = [];
      let last = 0;
      const look = (time: number) => {
        if (signal.aborted) return;
        if (last > 0) gaps.push(time - last);
        last = time;
        if (gaps.length < FRAME_COUNT) requestAnimationFrame(look);
        else resolve(gaps.sort((a, b) => a - b)[FRAME_COUNT / 2] ?? 0);
      };
      requestAnimationFrame(look);
    }),
);
