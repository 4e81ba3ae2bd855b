/** Input received while there should be none. */
export interface StillReading {
  /** Number of samples of a moving pointer. */
  readonly samples: number;
  /** Root mean square distance of the samples from their mean, in CSS px. */
  readonly rms: number;
  /** Diagonal of the samples' bounding box, in CSS px. */
  readonly extent: number;
  /** Length of the path, in CSS px. */
  readonly path: number;
  /** The longest single step, in CSS px. */
  readonly longest: number;
  /** Number of presses and scroll steps. */
  readonly others: number;
}

export const noMotion: StillReading = { samples: 0, rms: 0, extent: 0, path: 0, longest: 0, others: 0 };

/** Tracks a pointer that should be at rest. Adding a sample does not allocate. */
export class StillMeter {
  #samples = 0;
  #others = 0;
  /** Sums are relative to the first sample, so that they stay small and precise. */
  #firstX = 0;
  #firstY = 0;
  #sumX = 0;
  #sumY = 0;
  #squares = 0;
  #x = 0;
  #y = 0;
  #left = 0;
  #right = 0;
  #top = 0;
  #bottom = 0;
  #path = 0;
  #longest = 0;

  /** Adds a pointer position in CSS px. */
  push(x: number, y: number): void {
    if (this.#samples === 0) {
      this.#firstX = x;
      this.#firstY = y;
    }
    const dx = x - this.#firstX;
    const dy = y - this.#firstY;
    const step = Math.hypot(dx - this.#x, dy - this.#y);
    this.#path += step;
    this.#longest = Math.max(this.#longest, step);
    this.#x = dx;
    this.#y = dy;
    this.#samples++;
    this.#sumX += dx;
    this.#sumY += dy;
    this.#squares += dx * dx + dy * dy;
    this.#left = Math.min(this.#left, dx);
    this.#right = Math.max(this.#right, dx);
    this.#top = Math.min(this.#top, dy);
    this.#bottom = Math.max(this.#bottom, dy);
  }

  /** Counts a press or scroll step. */
  other(): void {
    this.#others++;
  }

  read(): StillReading {
    const samples = this.#samples;
    const n = Math.max(1, samples);
    const variance = this.#squares / n - (this.#sumX / n) ** 2 - (this.#sumY / n) ** 2;
    return {
      samples,
      rms: Math.sqrt(Math.max(0, variance)),
      extent: Math.hypot(this.#right - this.#left, this.#bottom - this.#top),
      path: this.#path,
      longest: this.#longest,
      others: this.#others,
    };
  }
}
