import { axisOf, type Position, positions, signOf } from '../../measure/motion-sensors/positions';
import type { MotionReading, PositionReading } from '../../measure/motion-sensors/snapshot';
import { type Axis, axes, lengthOf, longestAxis, type Vector } from '../../measure/motion-sensors/vectors';

/** Readings, and whether the browser asked for permission first. */
export interface MotionRead {
  readonly reading: MotionReading;
  readonly support: { readonly asks: boolean };
}

/** The response of one axis of the accelerometer, from the two opposite positions of that axis. */
export interface AxisResponse {
  readonly axis: Axis;
  /** Half the difference of the two readings, in m/s². Ideally gravity along the axis, and 0 along the other two. */
  readonly response: Vector;
  /** Half their sum along the axis, in m/s². Ideally 0. */
  readonly offset: number;
}

/** How an axis responds. `unclear`: the two readings contradict each other. */
export type AxisState = 'right' | 'dead' | 'swapped' | 'reversed' | 'unclear';

/** A smaller response counts as none, in m/s². */
const MIN_RESPONSE = 3;
/** The minimum share of a response along its longest axis. Holding the device 30° off both positions still gives it. */
const MIN_ALIGNED_SHARE = 0.85;

/** The responses of the axes for which both positions were measured. */
export function responsesOf(read: readonly PositionReading[]): readonly AxisResponse[] {
  const meanOf = (position: Position) => read.find((one) => one.position === position)?.mean;
  return axes.flatMap((axis) => {
    const ends = positions.filter((position) => axisOf(position) === axis);
    const up = meanOf(ends.find((position) => signOf(position) > 0) as Position);
    const down = meanOf(ends.find((position) => signOf(position) < 0) as Position);
    if (!up || !down) return [];
    const response: Vector = [(up[0] - down[0]) / 2, (up[1] - down[1]) / 2, (up[2] - down[2]) / 2];
    return [{ axis, response, offset: (up[axis] + down[axis]) / 2 }];
  });
}

/**
 * The sign that a browser applies to all axes: 1 by the specification, −1 in Safari, which alone asks for permission
 * first. If the axes agree, theirs: a fault does not reverse all three. If not, what samples show is the same for one
 * axis in one browser and for the other two in the other, so the browser decides.
 * https://github.com/dorukeker/gyronorm.js/issues/54
 */
function signIn(responses: readonly AxisResponse[], asks: boolean): 1 | -1 {
  const signs = responses
    .filter(({ response }) => lengthOf(response) >= MIN_RESPONSE)
    .map(({ response }) => (response[longestAxis(response)] < 0 ? -1 : 1));
  return new Set(signs).size === 1 ? (signs[0] ?? 1) : asks ? -1 : 1;
}

/** How one axis responds, given the browser's sign. */
function stateOf({ axis, response }: AxisResponse, sign: 1 | -1): AxisState {
  const length = lengthOf(response);
  if (length < MIN_RESPONSE) return 'dead';
  const longest = longestAxis(response);
  if (Math.abs(response[longest]) < MIN_ALIGNED_SHARE * length) return 'unclear';
  if (longest !== axis) return 'swapped';
  return response[axis] * sign > 0 ? 'right' : 'reversed';
}

/** How the axes respond of which both positions were measured. */
export function statesOf({
  reading,
  support,
}: MotionRead): readonly { readonly axis: Axis; readonly state: AxisState }[] {
  const responses = responsesOf(reading.positions);
  const sign = signIn(responses, support.asks);
  return responses.map((one) => ({ axis: one.axis, state: stateOf(one, sign) }));
}
