/** A vector in device axes: x to the right of the screen, y to its top, z out of the screen. */
export type Vector = readonly [x: number, y: number, z: number];

/** Axes as indices into a vector. */
export const axes = [0, 1, 2] as const;
export type Axis = (typeof axes)[number];

/** Euclidean length. */
export const lengthOf = ([x, y, z]: Vector): number => Math.hypot(x, y, z);

/** Cross product. */
export const cross = ([a, b, c]: Vector, [x, y, z]: Vector): Vector => [b * z - c * y, c * x - a * z, a * y - b * x];

/** Angle between two vectors in degrees, 0 to 180. Accurate for small angles; 0 if a vector has no length. */
export function angleBetween(a: Vector, b: Vector): number {
  const dot = a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  return (Math.atan2(lengthOf(cross(a, b)), dot) * 180) / Math.PI;
}

/** The axis with the largest component of a vector. */
export function longestAxis([x, y, z]: Vector): Axis {
  if (Math.abs(x) >= Math.abs(y) && Math.abs(x) >= Math.abs(z)) return 0;
  return Math.abs(y) >= Math.abs(z) ? 1 : 2;
}
