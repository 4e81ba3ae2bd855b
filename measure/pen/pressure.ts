/** What the pressures of a pen say. Pressures are shares of the full one, 0 to 1, as the browser gives them. */
export interface PressureReading {
  /** Samples in contact. */
  readonly samples: number;
  /** Strokes that they belong to. */
  readonly strokes: number;
  /** The smallest pressure above zero that left a mark; null before the first. */
  readonly lowest: number | null;
  /** Null before the first sample. */
  readonly highest: number | null;
  /** Pressures that were told apart so far. */
  readonly levels: number;
  /** The steps that the pen divides its range into, as the values suggest; null where they suggest none. */
  readonly steps: number | null;
  /** Strokes that stayed at exactly the highest pressure, below the full one. */
  readonly capped: number;
  /** Samples by pressure, in `PRESSURE_BINS` bins of equal width. */
  readonly bins: readonly number[];
}

/** Bins of the pressure curve. */
export const PRESSURE_BINS = 32;
/** What a browser reports of a pen in contact that has no sensor for pressure (Pointer Events, `pressure`). */
export const NO_SENSOR_PRESSURE = 0.5;

/** Fineness with which pressures are told apart: finer than a sixteenth of any pen's step. */
const UNITS = 65_536;
/** Counts of steps that pens have, and the same less one, since some drivers divide by the highest code. */
const stepCounts = [8, 9, 10, 11, 12, 13, 14].flatMap((bits) => [2 ** bits - 1, 2 ** bits]);
/** From fewer pressures than these the steps are not inferred. */
const MIN_LEVELS = 40;
/** Samples in a row at the highest pressure that make a stroke a capped one. A hand trembles by more than a step. */
const MIN_CAPPED_RUN = 15;

const noPressure: PressureReading = {
  samples: 0,
  strokes: 0,
  lowest: null,
  highest: null,
  levels: 0,
  steps: null,
  capped: 0,
  bins: new Array<number>(PRESSURE_BINS).fill(0),
};

/** Takes the pressures of a pen, stroke by stroke. Only the constructor and `read` allocate. */
export class PressureMeter {
  readonly #seen = new Uint8Array(UNITS + 1);
  readonly #bins = new Uint32Array(PRESSURE_BINS);
  #samples = 0;
  #strokes = 0;
  #levels = 0;
  #lowest = Number.POSITIVE_INFINITY;
  #highest = Number.NEGATIVE_INFINITY;
  #capped = 0;
  /** Samples in a row at the highest pressure, and whether this stroke is counted already. */
  #run = 0;
  #isCounted = false;

  /** A stroke begins. */
  begin(): void {
    this.#strokes++;
    this.#run = 0;
    this.#isCounted = false;
  }

  /** One sample in contact. */
  push(pressure: number): void {
    const value = Math.max(0, Math.min(1, pressure));
    this.#samples++;
    if (value > 0 && value < this.#lowest) this.#lowest = value;
    const unit = Math.round(value * UNITS);
    if (this.#seen[unit] === 0) {
      this.#seen[unit] = 1;
      this.#levels++;
    }
    const bin = Math.min(PRESSURE_BINS - 1, Math.floor(value * PRESSURE_BINS));
    this.#bins[bin] = (this.#bins[bin] ?? 0) + 1;
    if (value > this.#highest) {
      this.#highest = value;
      this.#capped = 0;
      this.#isCounted = false;
      this.#run = 0;
    }
    this.#run = value === this.#highest ? this.#run + 1 : 0;
    // The full pressure is the end of the scale, and no cap.
    if (this.#run < MIN_CAPPED_RUN || this.#isCounted || value === 1) return;
    this.#isCounted = true;
    this.#capped++;
  }

  read(): PressureReading {
    if (this.#samples === 0) return { ...noPressure, strokes: this.#strokes };
    return {
      samples: this.#samples,
      strokes: this.#strokes,
      lowest: Number.isFinite(this.#lowest) ? this.#lowest : null,
      highest: this.#highest,
      levels: this.#levels,
      steps: this.#levels < MIN_LEVELS ? null : (stepCounts.find((count) => this.#fits(count)) ?? null),
      capped: this.#capped,
      bins: Array.from(this.#bins),
    };
  }

  /** Forgets everything. */
  restart(): void {
    this.#seen.fill(0);
    this.#bins.fill(0);
    this.#samples = this.#strokes = this.#levels = this.#capped = this.#run = 0;
    this.#isCounted = false;
    this.#lowest = Number.POSITIVE_INFINITY;
    this.#highest = Number.NEGATIVE_INFINITY;
  }

  /** Whether all pressures are whole multiples of one step, to within the fineness. */
  #fits(count: number): boolean {
    for (let unit = 0; unit <= UNITS; unit++) {
      if (this.#seen[unit] === 0) continue;
      const exact = (Math.round((unit / UNITS) * count) / count) * UNITS;
      if (Math.abs(exact - unit) > 1) return false;
    }
    return true;
  }
}
