/** Input received while the pen wrote and the hand rested on the screen. */
export interface PalmReading {
  /** Number of pen samples in contact. */
  readonly samples: number;
  /** Number of touches that reached the page in the meantime and were not canceled by the system. */
  readonly touches: number;
  /** Number of pen strokes that the system canceled. */
  readonly cancels: number;
}

/** A system with palm rejection cancels a palm's touch within this time. */
const MAX_TAKING_MS = 150;
/** A touch later than this after the last pen contact may be intentional. */
const MAX_AWAY_MS = 500;
/** Value for a touch that came before the pen. */
const NO_PEN_YET = Number.POSITIVE_INFINITY;

/** Tracks touches next to a pen. Times in ms on one clock. Pen samples do not allocate while nothing else is down. */
export class PalmMeter {
  #samples = 0;
  #touches = 0;
  #cancels = 0;
  #penAt = Number.NEGATIVE_INFINITY;
  /** Touches that are down and not yet counted, with the time since which the system could have canceled them. */
  readonly #open = new Map<number, number>();

  /** Call when a pen stroke begins. */
  begin(at: number): void {
    for (const [id, since] of this.#open) if (since === NO_PEN_YET) this.#open.set(id, at);
  }

  /** Adds a pen sample in contact. */
  push(at: number): void {
    this.#samples++;
    this.#penAt = at;
    if (this.#open.size === 0) return;
    for (const [id, since] of this.#open) if (at - since > MAX_TAKING_MS) this.up(id);
  }

  /** Adds a touch. Before the pen is near, no system can know that the touch is a palm. */
  down(id: number, at: number): void {
    this.#open.set(id, at - this.#penAt > MAX_AWAY_MS ? NO_PEN_YET : at);
  }

  /** Ends a touch. Counts it as a tap that reached the page, unless it ended before the pen came. */
  up(id: number): void {
    if ((this.#open.get(id) ?? NO_PEN_YET) !== NO_PEN_YET) this.#touches++;
    this.#open.delete(id);
  }

  /** Removes a touch that the system canceled, as it should. */
  cancel(id: number): void {
    this.#open.delete(id);
  }

  /** Counts a pen stroke that the system canceled because it mistook the pen for a palm. */
  cancelPen(): void {
    this.#cancels++;
  }

  /** Discards the touches that are down. Call it when their events are no longer received. */
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
