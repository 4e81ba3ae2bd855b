/** A rate needs frames over at least this time. */
export const MIN_RATE_SECONDS = 1;
/** The rate is computed over the latest frames within this time. */
const WINDOW_SECONDS = 4;
/** Frames kept in memory: enough for the window at 240 fps. */
const MAX_FRAMES = 1024;

/** Counts frames against the stream's own clock. Pushing does not allocate. */
export interface RateMeter {
  /**
   * Adds the count and the time of the newest frame. If either goes backwards, the meter restarts.
   * @param frames frames presented so far, including those without a callback
   * @param time capture or media time of the newest frame, in seconds
   */
  push(frames: number, time: number): void;
  /** Frames per second over the last four seconds; null during the first second. */
  read(): number | null;
  restart(): void;
}

/**
 * The rate is Δ frames / Δ media time. Counting callbacks reads too low, because a browser calls back at most
 * once per screen frame. https://wicg.github.io/video-rvfc/#dom-videoframecallbackmetadata-presentedframes
 */
export function createRateMeter(): RateMeter {
  const counts = new Float64Array(MAX_FRAMES);
  const times = new Float64Array(MAX_FRAMES);
  /** Pushes since the restart, and the first one in the window. Push `n` is stored at `n % MAX_FRAMES`. */
  let size = 0;
  let first = 0;
  const countAt = (n: number) => counts[n % MAX_FRAMES] as number;
  const timeAt = (n: number) => times[n % MAX_FRAMES] as number;
  const restart = () => {
    size = first = 0;
  };

  return {
    push(frames, time) {
      if (size > 0) {
        if (frames === countAt(size - 1)) return;
        // Another stream, or a clock that was reset.
        if (frames < countAt(size - 1) || time <= timeAt(size - 1)) restart();
      }
      counts[size % MAX_FRAMES] = frames;
      times[size % MAX_FRAMES] = time;
      size += 1;
      first = Math.max(first, size - MAX_FRAMES);
      while (size - first > 2 && time - timeAt(first + 1) >= WINDOW_SECONDS) first += 1;
    },
    read() {
      if (size < 2) return null;
      const span = timeAt(size - 1) - timeAt(first);
      return span < MIN_RATE_SECONDS ? null : (countAt(size - 1) - countAt(first)) / span;
    },
    restart,
  };
}
