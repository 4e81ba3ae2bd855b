import { fromPromise } from 'xstate';

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
