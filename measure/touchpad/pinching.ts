/** A step of a pinch: a wheel event with `ctrlKey`, which browsers send for a pinch, or a Safari gesture event. */
export interface PinchInput {
  /** From the wheel event: 100 times the natural logarithm of the scale. Negative when the fingers move apart. */
  readonly delta: number;
  /** Whether it comes from a wheel: Control is held on the keyboard, or the delta is in lines. */
  readonly isWheel: boolean;
}

/** Totals of all pinching in a run, in units of `PinchInput.delta`, 0 or more. */
export interface Pinching {
  readonly apart: number;
  readonly together: number;
  /** Number of steps that were not a pinch: from a wheel, or as large as a wheel step. */
  readonly refused: number;
}

export const noPinching: Pinching = { apart: 0, together: 0, refused: 0 };

/** The smallest step of a wheel with Control. A single step of a pinch is far smaller. */
const MIN_WHEEL_DELTA = 50;

/** Adds steps, earliest first. */
export const pinch = (pinching: Pinching, inputs: readonly PinchInput[]): Pinching =>
  inputs.reduce(pinchOnce, pinching);

function pinchOnce(pinching: Pinching, { delta, isWheel }: PinchInput): Pinching {
  if (isWheel || Math.abs(delta) >= MIN_WHEEL_DELTA) return { ...pinching, refused: pinching.refused + 1 };
  const way = delta < 0 ? 'apart' : 'together';
  return { ...pinching, [way]: pinching[way] + Math.abs(delta) };
}

/** The wheel event delta that corresponds to a change of scale, for example from 1 to 1.1. */
export const deltaOfScale = (from: number, to: number): number => -100 * Math.log(to / from);

/** Scale after all pinching, starting from 1. */
export const scaleOf = ({ apart, together }: Pinching): number => Math.exp((apart - together) / 100);
