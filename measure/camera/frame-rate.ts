/** Seconds over which frames are counted before there is a frame rate. */
export const MIN_RATE_SECONDS = 1;
/** Frames kept; enough for the window at 240 a second. */
const KEPT = 1024;
/** Seconds over which the rate is taken. */
const WINDOW = 4;

/** Counts frames against the stream's own clock. Pushing allocates nothing. */
export interface RateMeter {
  /**
   * @param frames frames presented so far, including those without a callback
   * @param at capture or media time of the newest one, in seconds
   */
  push(frames: number, at: number): void;
  /** Frames a second over the last four seconds; null before the first second has passed. */
  read(): number | null;
  restart(): void;
}

/**
 * The rate is Δ frames / Δ media time. Counting callbacks reads too low, because a browser calls back at most
 * once per screen frame. https://wicg.github.io/video-rvfc/#dom-videoframecallbackmetadata-presentedframes
 */
export function createRateMeter(): RateMeter {
  const counts = new Float64Array(KEPT);
  const times = new Float64Array(KEPT);
  let first = 0;
  let size = 0;
  const at = (place: number) => (first + place) % KEPT;
  const restart = () => {
    first = 0;
    size = 0;
  };

  return {
    push(frames, time) {
      if (size > 0) {
        const newest = at(size - 1);
        if (frames === counts[newest]) return;
        // Another stream, or a clock that was reset.
        if (frames < (counts[newest] ?? 0) || time <= (times[newest] ?? 0)) restart();
      }
      if (size === KEPT) {
        first = at(1);
        size -= 1;
      }
      const place = at(size);
      counts[place] = frames;
      times[place] = time;
      size += 1;
      while (size > 2 && time - (times[at(1)] ?? 0) >= WINDOW) {
        first = at(1);
        size -= 1;
      }
    },
    read() {
      if (size < 2) return null;
      const newest = at(size - 1);
      const span = (times[newest] ?? 0) - (times[first] ?? 0);
      return span < MIN_RATE_SECONDS ? null : ((counts[newest] ?? 0) - (counts[first] ?? 0)) / span;
    },
    restart,
  };
}
