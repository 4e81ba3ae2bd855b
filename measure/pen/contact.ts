/** Breaks in the strokes of a pen. */
export interface ContactReading {
  /** Times that a moving pen was lost and was back faster than a hand can lift and set down. */
  readonly breaks: number;
  /** Times that samples were missing within a stroke while the pen moved on. */
  readonly gaps: number;
}

/** A hand needs longer than this to lift a pen and set it down again, in ms. */
const MAX_BREAK_MS = 60;
/** A slower pen may be at its end, in CSS px per ms. */
const MIN_SPEED = 0.05;
/** A gap is longer than this many usual intervals, and than this many ms: a report may be skipped at rest. */
const MIN_GAP_INTERVALS = 3.5;
const MIN_GAP_MS = 12;
/** Least distance across a gap, in CSS px. */
const MIN_GAP_PX = 6;
/** Share of a new interval in the usual one. */
const LEARNING = 0.1;
/** Intervals from which the usual one is known. */
const MIN_INTERVALS = 20;

export const noContact: ContactReading = { breaks: 0, gaps: 0 };

/** Follows one pen and counts breaks. Positions in device px, times in ms. Allocates only in `read`. */
export class ContactMeter {
  #x = 0;
  #y = 0;
  #at = 0;
  #speed = 0;
  #liftedAt = Number.NEGATIVE_INFINITY;
  #liftedSpeed = 0;
  #usual = 0;
  #intervals = 0;
  #breaks = 0;
  #gaps = 0;
  /** Device px of one CSS px. */
  pixelRatio = 1;

  down(x: number, y: number, at: number): void {
    const since = at - this.#liftedAt;
    if (since >= 0 && since <= MAX_BREAK_MS && this.#liftedSpeed >= MIN_SPEED * this.pixelRatio) this.#breaks++;
    this.#x = x;
    this.#y = y;
    this.#at = at;
    this.#speed = 0;
  }

  move(x: number, y: number, at: number): void {
    const interval = at - this.#at;
    if (interval <= 0) return;
    const distance = Math.hypot(x - this.#x, y - this.#y);
    const isGap =
      this.#intervals >= MIN_INTERVALS &&
      interval > Math.max(MIN_GAP_MS, MIN_GAP_INTERVALS * this.#usual) &&
      distance >= MIN_GAP_PX * this.pixelRatio &&
      // A pen that rested before or rests after was held still, and skips reports on its own.
      this.#speed >= MIN_SPEED * this.pixelRatio;
    if (isGap) this.#gaps++;
    else {
      this.#usual = this.#intervals === 0 ? interval : this.#usual + LEARNING * (interval - this.#usual);
      this.#intervals++;
    }
    this.#speed = distance / interval;
    this.#x = x;
    this.#y = y;
    this.#at = at;
  }

  up(at: number): void {
    this.#liftedAt = at;
    // A hand slows down before it lifts.
    this.#liftedSpeed = this.#speed;
  }

  /** The system took the pen away, which says nothing about its contact. */
  cancel(): void {
    this.#liftedAt = Number.NEGATIVE_INFINITY;
  }

  read(): ContactReading {
    return { breaks: this.#breaks, gaps: this.#gaps };
  }

  restart(): void {
    this.#breaks = this.#gaps = this.#intervals = this.#usual = 0;
    this.cancel();
  }
}
