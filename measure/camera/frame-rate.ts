/** A rate needs frames over at least this time. */
export const MIN_RATE_SECONDS = 1;
/** The rate is computed over the latest frames within this time. */
const WINDOW_SECONDS = 4;
/** Frames kept in memory: enough for the window at 240 fps. */
const MAX_FRAMES = 1024;

/**
 * Counts frames against the stream's own clock: the rate is Δ frames / Δ media time. Counting callbacks reads too low,
 * because a browser calls back at most once per screen frame.
 * https://wicg.github.io/video-rvfc/#dom-videoframecallbackmetadata-presentedframes
 */
export function createRateMeter() {
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
    /**
     * Adds the count and the time of the newest frame. If either goes backwards, the meter restarts. Does not allocate.
     * @param frames frames presented so far, including those without a callback
     * @param time capture or media time of the newest frame, in seconds
     */
    push(frames: number, time: number): void {
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
    /** Frames per second over the last four seconds; null during the first second. */
    read(): number | null {
      if (size < 2) return null;
      const span = timeAt(size - 1) - timeAt(first);
      return span < MIN_RATE_SECONDS ? null : (countAt(size - 1) - countAt(first)) / span;
    },
    restart,
  };
}

/** Up to this share of frames may repeat the one before, in a browser that shows a frame twice now and then. */
export const MAX_REPEATED_SHARE = 0.1;

/** Frames of a live picture that were compared with the one before, and those of them that repeat it. */
export interface Repeats {
  readonly compared: number;
  readonly repeated: number;
  /** The same while something moved. */
  readonly moving: number;
  readonly movingRepeated: number;
}

/** A picture that changes by this many codes in a fifth of a second moves. A still one may repeat by compression. */
const MIN_MOVING_CODES = 1;

/** Counts frames that are the same as the one before, pixel by pixel. A sensor's noise makes no two frames alike. */
export function createRepeatMeter() {
  let before = new Uint8ClampedArray(0);
  const counts = { compared: 0, repeated: 0, moving: 0, movingRepeated: 0 };
  return {
    /**
     * Compares a frame with the previous one. Allocates only if the size changes.
     * @param rgba single pixels, never averages
     * @param change mean change of the picture in the latest fifth of a second, in codes; null if not known
     */
    push(rgba: Uint8ClampedArray, change: number | null): void {
      const isFirst = rgba.length !== before.length;
      if (isFirst) before = new Uint8ClampedArray(rgba.length);
      let i = 0;
      while (i < rgba.length && rgba[i] === before[i]) i++;
      const repeats = Number(!isFirst && i === rgba.length);
      before.set(rgba);
      if (isFirst) return;
      counts.compared += 1;
      counts.repeated += repeats;
      if (change === null || change < MIN_MOVING_CODES) return;
      counts.moving += 1;
      counts.movingRepeated += repeats;
    },
    /** The counts since the last call. */
    take(): Repeats {
      const taken = { ...counts };
      counts.compared = counts.repeated = counts.moving = counts.movingRepeated = 0;
      return taken;
    },
  };
}
