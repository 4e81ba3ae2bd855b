/** A range of angles in degrees. */
export interface AngleRange {
  readonly min: number;
  readonly max: number;
}

/** Optional features that a pen has shown. A null or false feature was not seen. */
export interface PenFeatures {
  /** Tilt to the right and toward the person, −90 to 90; null if the pen never tilted. */
  readonly tiltX: AngleRange | null;
  readonly tiltY: AngleRange | null;
  /** Number of samples with tilt. */
  readonly tiltSamples: number;
  /** Rotation about its own axis in degrees, up to 360; null if the pen does not report it. */
  readonly turned: number | null;
  /** Number of samples while hovering. */
  readonly hover: number;
  readonly eraser: boolean;
  /** Side buttons that were pressed: 1 for the main one, 2 for a second one. */
  readonly buttons: readonly number[];
}

/** The bits of `PointerEvent.buttons` (Pointer Events, chorded buttons): side buttons, the tip, and the eraser. */
const SIDE_BUTTON_BITS = [2, 4] as const;
const TIP_BIT = 1;
const ERASER_BIT = 32;

/** Data of a sample besides its position. A `PointerEvent` has this shape. */
export interface PenState {
  /** 0 to 1. */
  readonly pressure: number;
  /** Degrees. */
  readonly tiltX: number;
  readonly tiltY: number;
  readonly twist: number;
  /** Bits of the buttons that are down, including the tip. */
  readonly buttons: number;
}

/** Whether a sample comes from the eraser end. */
export const isEraser = ({ buttons }: PenState): boolean => (buttons & ERASER_BIT) !== 0;

/** Whether a sample comes from a pen in contact. With a side button held, the tip bit is missing. */
export const isTouching = ({ buttons, pressure }: PenState): boolean =>
  (buttons & (TIP_BIT | ERASER_BIT)) !== 0 || pressure > 0;

const FULL_TURN_DEG = 360;
/** The signed shortest rotation from one angle to another, −180 to 180 degrees. */
const wayTo = (from: number, to: number) => ((to - from + 1.5 * FULL_TURN_DEG) % FULL_TURN_DEG) - FULL_TURN_DEG / 2;

/** Collects the features that a pen shows. Only `read` allocates. */
export class FeatureMeter {
  readonly #min = new Float64Array(3);
  readonly #max = new Float64Array(3);
  #twist = 0;
  /** Rotation since the first sample. Unlike the angle, it does not wrap from 359 to 0. */
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
      // An axis that stays at zero while the other moves also has a range.
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

/** Width of a range in degrees. */
export const spanOf = (range: AngleRange | null): number => (range ? range.max - range.min : 0);
