export const sides = ['left', 'right', 'top', 'bottom'] as const;
export type Side = (typeof sides)[number];

/** Counts of strokes from the ring in the middle of the field to one of its sides. */
export interface SideReading {
  /** Strokes that reached the side. */
  readonly reached: number;
  /** Strokes that ended before the side. */
  readonly short: number;
}
export type SidesReading = Readonly<Record<Side, SideReading>>;

export const noSides: SidesReading = {
  left: { reached: 0, short: 0 },
  right: { reached: 0, short: 0 },
  top: { reached: 0, short: 0 },
  bottom: { reached: 0, short: 0 },
};

/** Radius of the ring, and depth of a side, in CSS px. */
export const RING_PX = 32;
export const SIDE_PX = 24;
/** A stroke ends after this time without a sample. Lifting a finger and putting it down takes longer. */
const MAX_STROKE_PAUSE_MS = 150;
/** A stroke that ends before this share of the way may be accidental, so it is not counted at all. */
const MIN_SHARE = 0.35;
/** A fast stroke may leave the field without a sample on the side. It counts from this share of the way. */
const MIN_LEAVING_SHARE = 0.5;

/** Tracks strokes from the ring to the sides of the field. Adding a sample does not allocate. */
export class SidesMeter {
  readonly #reached: Record<Side, number> = { left: 0, right: 0, top: 0, bottom: 0 };
  readonly #short: Record<Side, number> = { left: 0, right: 0, top: 0, bottom: 0 };
  #width = 0;
  #height = 0;
  #at = 0;
  /** Position relative to the middle, as shares of the way to the right and to the bottom. */
  #across = 0;
  #down = 0;
  #isOn = false;

  /** Sets the size of the field in CSS px. */
  fit(width: number, height: number): void {
    this.#width = width;
    this.#height = height;
  }

  /** Adds a sample in the field: time in ms, position in CSS px from the upper left corner. */
  push(at: number, x: number, y: number): void {
    if (this.#isOn && at - this.#at > MAX_STROKE_PAUSE_MS) this.#end();
    this.#at = at;
    const dx = x - this.#width / 2;
    const dy = y - this.#height / 2;
    if (Math.hypot(dx, dy) <= RING_PX) this.#isOn = true;
    if (!this.#isOn) return;
    this.#across = this.#width > 0 ? (2 * dx) / this.#width : 0;
    this.#down = this.#height > 0 ? (2 * dy) / this.#height : 0;
    const edge = Math.min(x, y, this.#width - x, this.#height - y);
    if (edge <= SIDE_PX) this.#reach();
  }

  /** Call when the pointer leaves the field. */
  leave(): void {
    if (this.#isOn && this.#share() >= MIN_LEAVING_SHARE) this.#reach();
    this.#isOn = false;
  }

  /** Returns the counts at a time in ms. Ends a stroke that has paused for too long. */
  read(at: number): SidesReading {
    if (this.#isOn && at - this.#at > MAX_STROKE_PAUSE_MS) this.#end();
    const of = (side: Side): SideReading => ({ reached: this.#reached[side], short: this.#short[side] });
    return { left: of('left'), right: of('right'), top: of('top'), bottom: of('bottom') };
  }

  #share(): number {
    return Math.max(Math.abs(this.#across), Math.abs(this.#down));
  }

  #side(): Side {
    if (Math.abs(this.#across) >= Math.abs(this.#down)) return this.#across < 0 ? 'left' : 'right';
    return this.#down < 0 ? 'top' : 'bottom';
  }

  #reach(): void {
    this.#reached[this.#side()]++;
    this.#isOn = false;
  }

  #end(): void {
    this.#isOn = false;
    if (this.#share() >= MIN_SHARE) this.#short[this.#side()]++;
  }
}
