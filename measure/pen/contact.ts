/** Breaks in the strokes of a pen. */
export interface ContactReading {
  /** Times that a moving pen was lost and was back ahead, faster than a hand can lift it and set it down. */
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
/** Share of a new velocity in the smoothed one. Some pens repeat their place in the sample before they are lost. */
const NEW_VELOCITY = 0.5;
/** A hand that hatches comes back elsewhere. The cosine of the widest angle between the way of a lost pen and its gap. */
const MIN_COSINE = 0.5;
/** Closer than this, in CSS px, a gap has no direction. */
const MIN_DIRECTED_PX = 4;
/** Intervals from which the usual one is known. */
const MIN_INTERVALS = 20;

export const noContact: ContactReading = { breaks: 0, gaps: 0 };

/** Follows one pen and counts breaks. Positions in device px, times in ms. Allocates only in `read`. */
export class ContactMeter {
  #x = 0;
  #y = 0;
  #at = 0;
  /** Smoothed velocity. */
  #vx = 0;
  #vy = 0;
  #liftedAt = Number.NEGATIVE_INFINITY;
  #usual = 0;
  #intervals = 0;
  #breaks = 0;
  #gaps = 0;
  /** Device px of one CSS px. */
  pixelRatio = 1;

  down(x: number, y: number, at: number): void {
    const since = at - this.#liftedAt;
    if (since >= 0 && since <= MAX_BREAK_MS && this.#isMoving() && this.#isAhead(x, y)) this.#breaks++;
    this.#x = x;
    this.#y = y;
    this.#at = at;
    this.#vx = this.#vy = 0;
  }

  move(x: number, y: number, at: number): void {
    const interval = at - this.#at;
    if (interval <= 0) return;
    const dx = x - this.#x;
    const dy = y - this.#y;
    const isGap =
      this.#intervals >= MIN_INTERVALS &&
      interval > Math.max(MIN_GAP_MS, MIN_GAP_INTERVALS * this.#usual) &&
      Math.hypot(dx, dy) >= MIN_GAP_PX * this.pixelRatio &&
      // A pen that rested before or rests after was held still, and skips reports on its own.
      this.#isMoving();
    if (isGap) this.#gaps++;
    else {
      this.#usual = this.#intervals === 0 ? interval : this.#usual + LEARNING * (interval - this.#usual);
      this.#intervals++;
    }
    this.#vx += NEW_VELOCITY * (dx / interval - this.#vx);
    this.#vy += NEW_VELOCITY * (dy / interval - this.#vy);
    this.#x = x;
    this.#y = y;
    this.#at = at;
  }

  up(at: number): void {
    this.#liftedAt = at;
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

  /** A hand slows down before it lifts. */
  #isMoving(): boolean {
    return Math.hypot(this.#vx, this.#vy) >= MIN_SPEED * this.pixelRatio;
  }

  /** Whether a place lies where the pen was going. */
  #isAhead(x: number, y: number): boolean {
    const dx = x - this.#x;
    const dy = y - this.#y;
    const distance = Math.hypot(dx, dy);
    if (distance < MIN_DIRECTED_PX * this.pixelRatio) return true;
    return dx * this.#vx + dy * this.#vy >= MIN_COSINE * distance * Math.hypot(this.#vx, this.#vy);
  }
}
