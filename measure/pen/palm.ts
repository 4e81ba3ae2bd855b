/** What arrived while the pen wrote and the hand rested on the screen. */
export interface PalmReading {
  /** Samples of the pen in contact. */
  readonly samples: number;
  /** Touches that reached the page meanwhile, and that the system did not take away. */
  readonly touches: number;
  /** Strokes of the pen that the system took away. */
  readonly cancels: number;
}

/** A system that tells a palm takes its touch away within this time, in ms. */
const MAX_TAKING_MS = 150;
/** A touch that comes later than this after the pen was last down may be meant, in ms. */
const MAX_AWAY_MS = 500;
/** Of a touch that came before the pen did. */
const NO_PEN_YET = Number.POSITIVE_INFINITY;

/** Follows touches beside a pen. Times in ms of one clock. Samples of the pen allocate nothing while nothing else is down. */
export class PalmMeter {
  #samples = 0;
  #touches = 0;
  #cancels = 0;
  #penAt = Number.NEGATIVE_INFINITY;
  /** Touches that are down and not counted yet, and since when the system could have taken them away. */
  readonly #open = new Map<number, number>();

  /** A stroke of the pen begins. */
  begin(at: number): void {
    for (const [id, since] of this.#open) if (since === NO_PEN_YET) this.#open.set(id, at);
  }

  /** A sample of the pen in contact. */
  push(at: number): void {
    this.#samples++;
    this.#penAt = at;
    if (this.#open.size === 0) return;
    for (const [id, since] of this.#open) if (at - since > MAX_TAKING_MS) this.up(id);
  }

  /** A touch comes down. Before the pen came near, no system can tell that it is a palm. */
  down(id: number, at: number): void {
    this.#open.set(id, at - this.#penAt > MAX_AWAY_MS ? NO_PEN_YET : at);
  }

  /** A touch goes up: unless it did so before the pen came, the page took it for a tap. */
  up(id: number): void {
    if ((this.#open.get(id) ?? NO_PEN_YET) !== NO_PEN_YET) this.#touches++;
    this.#open.delete(id);
  }

  /** The system took a touch away, as it should. */
  cancel(id: number): void {
    this.#open.delete(id);
  }

  /** The system took the pen away, and so took it for a palm. */
  cancelPen(): void {
    this.#cancels++;
  }

  /** Forgets what is down, for when its events are no longer received. */
  release(): void {
    this.#open.clear();
  }

  read(): PalmReading {
    return { samples: this.#samples, touches: this.#touches, cancels: this.#cancels };
  }

  restart(): void {
    this.#samples = this.#touches = this.#cancels = 0;
    this.#penAt = Number.NEGATIVE_INFINITY;
    this.release();
  }
}
