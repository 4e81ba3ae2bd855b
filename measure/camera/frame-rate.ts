/** A rate needs frames of this time. */
export const MIN_RATE_SECONDS = 1;
/** The rate is that of the latest frames of this time. */
const WINDOW_SECONDS = 4;
/** Frames that are remembered; enough for the window at 240 a second. */
const MAX_FRAMES = 1024;

/** Counts frames against the stream's own clock. Pushing allocates nothing. */
export interface RateMeter {
  /**
   * Takes the count and the time of the newest frame. A count or a time that goes back restarts the meter.
   * @param frames frames presented so far, including those without a callback
   * @param time capture or media time of the newest one, in seconds
   */
  push(frames: number, time: number): void;
  /** Frames a second over the last four seconds; null before the first second has passed. */
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
  /** Pushes since the restart, and the first of them in the window. Push `n` lies at `n % MAX_FRAMES`. */
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
