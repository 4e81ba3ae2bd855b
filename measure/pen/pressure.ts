/** Pressure readings of a pen. Pressures are from 0 to 1 (full pressure), as reported by the browser. */
export interface PressureReading {
  /** Number of samples in contact. */
  readonly samples: number;
  /** Number of strokes. */
  readonly strokes: number;
  /** The smallest pressure above zero; null before the first. */
  readonly lowest: number | null;
  /** Null before the first sample. */
  readonly highest: number | null;
  /** Number of distinct pressures above zero so far. */
  readonly levels: number;
  /** Number of steps in the pen's range, inferred from the values; null if they do not suggest one. */
  readonly steps: number | null;
  /** Strokes that stayed at exactly the highest pressure, below full pressure. */
  readonly capped: number;
  /** Histogram of the samples by pressure, in `PRESSURE_BINS` bins of equal width. */
  readonly bins: readonly number[];
}

/** Number of bins of the pressure histogram. */
export const PRESSURE_BINS = 32;
/** Pressure that a browser reports for a pen in contact without a pressure sensor (Pointer Events, `pressure`). */
export const NO_SENSOR_PRESSURE = 0.5;

/**
 * Resolution with which pressures are distinguished, in units of 1/65,536: finer than a sixteenth of any pen's step.
 */
const UNITS = 65_536;
/** Step counts of pens, and the same minus one, because some drivers divide by the highest code. */
const stepCounts = [8, 9, 10, 11, 12, 13, 14].flatMap((bits) => [2 ** bits - 1, 2 ** bits]);
/** Minimum number of distinct pressures for inferring the steps. */
const MIN_LEVELS = 40;
/**
 * A stroke is capped if it has at least this many samples in a row at the highest pressure, and at least this ratio of
 * them to the samples just below. The peak of a smooth stroke is also flat, but it has only half as many samples as
 * just below, because the pressure rises and falls slowly.
 */
const MIN_CAPPED_RUN = 15;
const MIN_CAPPED_RATIO = 2;
/** Pressures up to this far below the highest count as just below it. */
const BELOW = 0.03;

/** Collects the pressures of a pen, stroke by stroke. Only the constructor and `read` allocate. */
export class PressureMeter {
  readonly #seen = new Uint8Array(UNITS + 1);
  readonly #bins = new Uint32Array(PRESSURE_BINS);
  #samples = 0;
  #strokes = 0;
  #levels = 0;
  #lowest = Number.POSITIVE_INFINITY;
  #highest = Number.NEGATIVE_INFINITY;
  #capped = 0;
  /** In this stroke: the current and longest run of samples at the highest pressure, and the samples just below it. */
  #run = 0;
  #longestRun = 0;
  #below = 0;

  /** Starts a stroke. */
  begin(): void {
    this.#strokes++;
    this.#run = this.#longestRun = this.#below = 0;
  }

  /** Adds a sample in contact. */
  push(pressure: number): void {
    const value = Math.max(0, Math.min(1, pressure));
    this.#samples++;
    if (value > 0) this.#count(value);
    const bin = Math.min(PRESSURE_BINS - 1, Math.floor(value * PRESSURE_BINS));
    this.#bins[bin] = (this.#bins[bin] ?? 0) + 1;
    if (value > this.#highest) {
      this.#highest = value;
      this.#capped = this.#run = this.#longestRun = this.#below = 0;
    }
    if (value < this.#highest && value >= this.#highest - BELOW) this.#below++;
    this.#run = value === this.#highest ? this.#run + 1 : 0;
    this.#longestRun = Math.max(this.#longestRun, this.#run);
  }

  /** Ends the stroke. */
  end(): void {
    const isFlat = this.#longestRun >= Math.max(MIN_CAPPED_RUN, MIN_CAPPED_RATIO * this.#below);
    // Full pressure is the end of the scale, not a cap.
    if (isFlat && this.#highest < 1) this.#capped++;
  }

  read(): PressureReading {
    return {
      samples: this.#samples,
      strokes: this.#strokes,
      lowest: Number.isFinite(this.#lowest) ? this.#lowest : null,
      highest: this.#samples > 0 ? this.#highest : null,
      levels: this.#levels,
      steps: this.#levels < MIN_LEVELS ? null : (stepCounts.find((count) => this.#fits(count)) ?? null),
      capped: this.#capped,
      bins: Array.from(this.#bins),
    };
  }

  /** Clears everything. */
  restart(): void {
    this.#seen.fill(0);
    this.#bins.fill(0);
    this.#samples = this.#strokes = this.#levels = this.#capped = this.#run = this.#longestRun = this.#below = 0;
    this.#lowest = Number.POSITIVE_INFINITY;
    this.#highest = Number.NEGATIVE_INFINITY;
  }

  #count(value: number): void {
    this.#lowest = Math.min(this.#lowest, value);
    const unit = Math.round(value * UNITS);
    if (this.#seen[unit] !== 0) return;
    this.#seen[unit] = 1;
    this.#levels++;
  }

  /** Whether all pressures are multiples of 1 / `count`, within the resolution. */
  #fits(count: number): boolean {
    for (let unit = 0; unit <= UNITS; unit++) {
      if (this.#seen[unit] === 0) continue;
      const exact = (Math.round((unit / UNITS) * count) / count) * UNITS;
      if (Math.abs(exact - unit) > 1) return false;
    }
    return true;
  }
}
