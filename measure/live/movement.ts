import { createPolling, type PollingReading } from '../pointer/polling';

/** Reading from the samples of a mouse. */
export interface MovementReading extends PollingReading {
  /** Number of samples since the test began. */
  readonly total: number;
  /** Distance moved, in CSS px. */
  readonly distance: number;
}

/** How long a sample stays in the drawn trail. */
export const TRAIL_MS = 1000;
/** Samples kept in memory: two seconds at 8000 Hz. */
const MAX_SAMPLES = 16_384;
/** Maximum share of samples that come together in one event if a browser delivers one sample a frame. */
const MAX_TOGETHER_SHARE = 0.1;

export const noMovement: MovementReading = {
  rate: null,
  uncertainty: null,
  interval: null,
  spread: null,
  samples: 0,
  reason: 'few',
  timerResolution: 0,
  total: 0,
  distance: 0,
};

/** The samples of a mouse, in a ring buffer. */
export interface Movement {
  /**
   * Adds a sample: time in ms, position in CSS px in the movement area, and whether it came in an event of its own. Does
   * not allocate.
   */
  push(at: number, x: number, y: number, isAlone?: boolean): void;
  /** Returns the reading of the samples so far. Intended for a few calls per second. */
  read(): MovementReading;
  /** Clears all samples. */
  restart(): void;
  /** Number of samples so far. Sample `n` is at `n % times.length`. */
  readonly count: number;
  readonly times: Float64Array;
  readonly xs: Float64Array;
  readonly ys: Float64Array;
}

/** Creates an empty recording. */
export function createMovement(): Movement {
  const times = new Float64Array(MAX_SAMPLES);
  const xs = new Float64Array(MAX_SAMPLES);
  const ys = new Float64Array(MAX_SAMPLES);
  const polling = createPolling({ times, xs, ys });
  let count = 0;
  let distance = 0;
  let together = 0;
  return {
    push(at, x, y, isAlone = false) {
      if (count > 0) {
        const last = (count - 1) % MAX_SAMPLES;
        const dx = x - (xs[last] as number);
        const dy = y - (ys[last] as number);
        // Browsers repeat the position when the page moves under a resting mouse. Times must not decrease.
        if ((dx === 0 && dy === 0) || at < (times[last] as number)) return;
        distance += Math.hypot(dx, dy);
      }
      const place = count % MAX_SAMPLES;
      times[place] = at;
      xs[place] = x;
      ys[place] = y;
      count++;
      if (!isAlone) together++;
    },
    // A late frame has two samples.
    read: () => ({ ...polling(count, together < MAX_TOGETHER_SHARE * count), total: count, distance }),
    restart() {
      count = 0;
      distance = 0;
      together = 0;
    },
    get count() {
      return count;
    },
    times,
    xs,
    ys,
  };
}
