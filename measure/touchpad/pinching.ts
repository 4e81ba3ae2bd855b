/** A step of a pinch: a wheel event with `ctrlKey`, as browsers make them from a pinch, or a gesture of Safari. */
export interface PinchInput {
  /** As the wheel event gives it, 100 times the natural logarithm of the scale; negative where the fingers move apart. */
  readonly delta: number;
  /** Whether it is a wheel: Control is held on the keyboard, or it counts lines. */
  readonly isWheel: boolean;
}

/** All pinching of a run, in units of `PinchInput.delta`, 0 or more. */
export interface Pinching {
  readonly apart: number;
  readonly together: number;
  /** Steps that were no pinch: those of a wheel, or as large as those. */
  readonly refused: number;
}

export const noPinching: Pinching = { apart: 0, together: 0, refused: 0 };

/** The size of a wheel's smallest step with Control. A single step of a pinch is far smaller. */
const MIN_WHEEL_DELTA = 50;

/** The pinching after some steps, the earliest first. */
export const pinch = (pinching: Pinching, inputs: readonly PinchInput[]): Pinching =>
  inputs.reduce(pinchOnce, pinching);

function pinchOnce(pinching: Pinching, { delta, isWheel }: PinchInput): Pinching {
  if (isWheel || Math.abs(delta) >= MIN_WHEEL_DELTA) return { ...pinching, refused: pinching.refused + 1 };
  const way = delta < 0 ? 'apart' : 'together';
  return { ...pinching, [way]: pinching[way] + Math.abs(delta) };
}

/** The delta of a browser's wheel event for a change of scale, as from 1 to 1.1. */
export const deltaOfScale = (from: number, to: number): number => -100 * Math.log(to / from);

/** How large a thing would be that the fingers pinch, from 1. */
export const scaleOf = ({ apart, together }: Pinching): number => Math.exp((apart - together) / 100);
