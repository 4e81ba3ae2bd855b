/** The latest intervals between a camera's frames. Pushing does not allocate. */
export interface FrameTrace {
  /** Increases with every push and every restart. */
  readonly version: number;
  /** @param milliseconds media time since the previous frame */
  push(milliseconds: number): void;
  /** The interval `back` entries before the newest, in ms; NaN if there is none. */
  delta(back: number): number;
  restart(): void;
}

const MAX_INTERVALS = 1024;

/** Creates a trace without frames. */
export function createFrameTrace(): FrameTrace {
  const intervals = new Float32Array(MAX_INTERVALS);
  let head = 0;
  let size = 0;
  let version = 0;
  return {
    get version() {
      return version;
    },
    push(milliseconds) {
      intervals[head] = milliseconds;
      head = (head + 1) % MAX_INTERVALS;
      size = Math.min(MAX_INTERVALS, size + 1);
      version += 1;
    },
    delta: (back) =>
      back < size ? (intervals[(head - 1 - back + MAX_INTERVALS) % MAX_INTERVALS] ?? Number.NaN) : Number.NaN,
    restart() {
      size = 0;
      version += 1;
    },
  };
}
