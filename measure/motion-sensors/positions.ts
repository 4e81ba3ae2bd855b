import { type Axis, cross, lengthOf, longestAxis, type Vector } from './vectors';

/**
 * The six positions, in an order in which each is a quarter turn from the previous one: once about x, three times about
 * z, once about y. Edges refer to the device in its natural orientation.
 */
export const positions = ['screen-up', 'top-up', 'right-up', 'bottom-up', 'left-up', 'screen-down'] as const;
export type Position = (typeof positions)[number];

/**
 * The direction that points up in each position. A sensor at rest measures the force that holds it, which points up.
 * https://github.com/w3c/deviceorientation/issues/96
 */
export const upOf: Readonly<Record<Position, Vector>> = {
  'screen-up': [0, 0, 1],
  'top-up': [0, 1, 0],
  'right-up': [1, 0, 0],
  'bottom-up': [0, -1, 0],
  'left-up': [-1, 0, 0],
  'screen-down': [0, 0, -1],
};

/** The axis that a position tests. */
export const axisOf = (position: Position): Axis => longestAxis(upOf[position]);

/** 1 if the axis points up, −1 if it points down. */
export const signOf = (position: Position): number => Math.sign(upOf[position][axisOf(position)]);

/** A reading belongs to a position if its axis has at least this share of the length, so it is within 30°. */
const MIN_SHARE = Math.cos(Math.PI / 6);

/** The position of a gravity reading (m/s²); null in between, and without gravity. */
export function positionOf(gravity: Vector): Position | null {
  const length = lengthOf(gravity);
  const axis = longestAxis(gravity);
  if (length < 1 || Math.abs(gravity[axis]) < MIN_SHARE * length) return null;
  const sign = Math.sign(gravity[axis]);
  return positions.find((one) => axisOf(one) === axis && signOf(one) === sign) ?? null;
}

/** The axis of rotation from one position to another; null if they are the same or opposite. */
export function turnAxisOf(from: Position, to: Position): Axis | null {
  const about = cross(upOf[from], upOf[to]);
  return lengthOf(about) === 0 ? null : longestAxis(about);
}
