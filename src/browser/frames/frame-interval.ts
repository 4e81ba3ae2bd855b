import { fromPromise } from 'xstate';

/** Frames to look at, half a second at 60 Hz. */
const FRAME_COUNT = 30;

/**
 * Resolves with the usual time between two frames in milliseconds, the middle one of a few dozen. It waits for as long as
 * the page is hidden, since browsers draw no frames then.
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
