import { isSamePath } from '../touch/path';

/** Interruptions in the strokes of a pen. */
export interface ContactReading {
  /** How often a moving pen was lost and reappeared ahead, faster than a hand can lift it and set it down. */
  readonly breaks: number;
  /** How often samples were missing within a stroke while the pen kept moving. */
  readonly gaps: number;
}

/** A hand needs longer than this to lift a pen and set it down again: hatching hands take 45 to 90 ms. */
export const MAX_BREAK_MS = 40;
/** A slower pen may be ending its stroke. CSS px per ms. */
const MIN_SPEED = 0.05;
/** A gap is longer than this many typical intervals and this many ms. A pen at rest may skip a report. */
const MIN_GAP_INTERVALS = 3.5;
const MIN_GAP_MS = 12;
/** Minimum distance across a gap, in CSS px. */
const MIN_GAP_PX = 6;
/** Weight of a new interval in the moving average. */
const INTERVAL_WEIGHT = 0.1;
/** Weight of a new velocity in the moving average. */
const VELOCITY_WEIGHT = 0.5;
/** Number of intervals from which the typical interval is known. */
const MIN_INTERVALS = 20;

export const noContact: ContactReading = { breaks: 0, gaps: 0 };

/** Tracks one pen and counts its breaks. Positions in device px, times in ms. Only `read` allocates. */
export class ContactMeter {
  #x = 0;
  #y = 0;
  #at = 0;
  /** Smoothed velocity. */
  #vx = 0;
  #vy = 0;
  /** Whether the last sample repeated a position. Some pens do that once, in the sample before a loss. */
  #isRepeated = false;
  #liftedAt = Number.NEGATIVE_INFINITY;
  #usual = 0;
  #intervals = 0;
  #breaks = 0;
  #gaps = 0;
  /** Device px per CSS px. */
  pixelRatio = 1;

  down(x: number, y: number, at: number): void {
    const since = at - this.#liftedAt;
    if (since >= 0 && since <= MAX_BREAK_MS && this.#isMoving() && this.#isOnPath(x, y, at)) this.#breaks++;
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
      // A resting pen skips reports by itself, so a gap needs movement before and across it.
      this.#isMoving();
    if (isGap) this.#gaps++;
    else {
      this.#usual = this.#intervals === 0 ? interval : this.#usual + INTERVAL_WEIGHT * (interval - this.#usual);
      this.#intervals++;
    }
    const isRepeat = dx === 0 && dy === 0;
    if (!isRepeat || this.#isRepeated) {
      this.#vx += VELOCITY_WEIGHT * (dx / interval - this.#vx);
      this.#vy += VELOCITY_WEIGHT * (dy / interval - this.#vy);
    }
    this.#isRepeated = isRepeat;
    this.#x = x;
    this.#y = y;
    this.#at = at;
  }

  up(at: number): void {
    this.#liftedAt = at;
  }

  /** Call when the system cancels the pen, which says nothing about its contact. */
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

  /** Whether the pen is too fast to be ending its stroke: a hand slows down before it lifts. */
  #isMoving(): boolean {
    return Math.hypot(this.#vx, this.#vy) >= MIN_SPEED * this.pixelRatio;
  }

  #isOnPath(x: number, y: number, at: number): boolean {
    return isSamePath(this.#vx, this.#vy, x - this.#x, y - this.#y, at - this.#at, this.pixelRatio);
  }
}
