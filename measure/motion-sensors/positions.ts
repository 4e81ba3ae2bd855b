import { type Axis, cross, lengthOf, longestAxis, type Vector } from './vectors';

/**
 * The six positions, in an order in which each is a quarter turn from the one before: once about x, three times about z, once
 * about y. Edges are those of the device as its maker means it to be held.
 */
export const positions = ['screen-up', 'top-up', 'right-up', 'bottom-up', 'left-up', 'screen-down'] as const;
export type Position = (typeof positions)[number];

/**
 * What points up in each position. A sensor at rest reads the force that holds it, which points up.
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

/** 1 where the axis points up, −1 where it points down. */
export const signOf = (position: Position): number => Math.sign(upOf[position][axisOf(position)]);

/** A reading belongs to a position if its axis has at least this share of the whole: it is within 30 degrees. */
const MIN_SHARE = Math.cos(Math.PI / 6);

/** The position that a reading of gravity belongs to; null in between, and where there is no gravity. */
export function positionOf(gravity: Vector): Position | null {
  const length = lengthOf(gravity);
  const axis = longestAxis(gravity);
  if (length < 1 || Math.abs(gravity[axis]) < MIN_SHARE * length) return null;
  const sign = Math.sign(gravity[axis]);
  return positions.find((one) => axisOf(one) === axis && signOf(one) === sign) ?? null;
}

/** The axis about which a device turns from one position to the next; null where they are the same or opposite. */
export function turnAxisOf(from: Position, to: Position): Axis | null {
  const about = cross(upOf[from], upOf[to]);
  return lengthOf(about) === 0 ? null : longestAxis(about);
}
