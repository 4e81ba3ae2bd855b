/** A range of angles in degrees. */
export interface AngleRange {
  readonly min: number;
  readonly max: number;
}

/** What a pen showed of parts that not every pen has. A null or false part was not seen. */
export interface PenFeatures {
  /** Lean to the right and toward the person, −90 to 90; null for a pen that never leaned. */
  readonly tiltX: AngleRange | null;
  readonly tiltY: AngleRange | null;
  /** Samples that the tilt was read from. */
  readonly tiltSamples: number;
  /** Degrees that it turned about its own axis, up to 360; null for a pen that reports no turn. */
  readonly turned: number | null;
  /** Samples above the sheet. */
  readonly hover: number;
  readonly eraser: boolean;
  /** Side buttons that were pressed: 1 the usual one, 2 a second one. */
  readonly buttons: readonly number[];
}

/** The bits of `PointerEvent.buttons` (Pointer Events, chorded buttons): side buttons, the tip, and the eraser. */
const SIDE_BUTTON_BITS = [2, 4] as const;
const TIP_BIT = 1;
const ERASER_BIT = 32;

/** What a sample says beyond its place. A `PointerEvent` is one. */
export interface PenState {
  /** 0 to 1. */
  readonly pressure: number;
  /** Degrees. */
  readonly tiltX: number;
  readonly tiltY: number;
  readonly twist: number;
  /** Bits of the buttons that are down, the tip among them. */
  readonly buttons: number;
}

/** Whether a sample comes from the end of the pen that erases. */
export const isEraser = ({ buttons }: PenState): boolean => (buttons & ERASER_BIT) !== 0;

/** Whether a sample comes from a pen that is down. With a side button held, it lacks the bit of the tip. */
export const isTouching = ({ buttons, pressure }: PenState): boolean =>
  (buttons & (TIP_BIT | ERASER_BIT)) !== 0 || pressure > 0;

const FULL_TURN_DEG = 360;
/** The shortest way from one angle to another, −180 to 180 degrees. */
const wayTo = (from: number, to: number) => ((to - from + 1.5 * FULL_TURN_DEG) % FULL_TURN_DEG) - FULL_TURN_DEG / 2;

/** Collects what a pen shows. Only `read` allocates. */
export class FeatureMeter {
  readonly #min = new Float64Array(3);
  readonly #max = new Float64Array(3);
  #twist = 0;
  /** How far the pen has turned since its first sample: unlike the angle, it does not leap from 359 to 0. */
  #turn = 0;
  #turns = false;
  #samples = 0;
  #hover = 0;
  #eraser = false;
  #buttons = 0;

  push(state: PenState, inContact: boolean): void {
    if (this.#samples === 0) {
      this.#min.fill(Number.POSITIVE_INFINITY);
      this.#max.fill(Number.NEGATIVE_INFINITY);
      this.#twist = state.twist;
    }
    this.#samples++;
    this.#turn += wayTo(this.#twist, state.twist);
    this.#twist = state.twist;
    if (state.twist !== 0) this.#turns = true;
    this.#note(0, state.tiltX);
    this.#note(1, state.tiltY);
    this.#note(2, this.#turn);
    if (!inContact) this.#hover++;
    if (isEraser(state)) this.#eraser = true;
    this.#buttons |= state.buttons;
  }

  read(): PenFeatures {
    const [tiltX, tiltY, turn] = [this.#range(0), this.#range(1), this.#range(2)];
    const leans = tiltX !== null || tiltY !== null;
    return {
      // An axis that stays at zero while the other moves has a range too.
      tiltX: leans ? (tiltX ?? { min: 0, max: 0 }) : null,
      tiltY: leans ? (tiltY ?? { min: 0, max: 0 }) : null,
      tiltSamples: leans ? this.#samples : 0,
      turned: this.#turns ? Math.min(FULL_TURN_DEG, spanOf(turn)) : null,
      hover: this.#hover,
      eraser: this.#eraser,
      buttons: SIDE_BUTTON_BITS.flatMap((bit, i) => ((this.#buttons & bit) === 0 ? [] : [i + 1])),
    };
  }

  restart(): void {
    this.#samples = this.#hover = this.#buttons = this.#turn = 0;
    this.#eraser = this.#turns = false;
  }

  #note(axis: number, angle: number): void {
    this.#min[axis] = Math.min(this.#min[axis] as number, angle);
    this.#max[axis] = Math.max(this.#max[axis] as number, angle);
  }

  #range(axis: number): AngleRange | null {
    const min = this.#min[axis] as number;
    const max = this.#max[axis] as number;
    return this.#samples === 0 || (min === 0 && max === 0) ? null : { min, max };
  }
}

/** Degrees that a range spans. */
export const spanOf = (range: AngleRange | null): number => (range ? range.max - range.min : 0);
