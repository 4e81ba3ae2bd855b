/** A vector along the axes of a device: x to the right of its screen, y to its top, z out of it. */
export type Vector = readonly [x: number, y: number, z: number];

/** Axes as places in a vector. */
export const axes = [0, 1, 2] as const;
export type Axis = (typeof axes)[number];

export const lengthOf = ([x, y, z]: Vector): number => Math.hypot(x, y, z);

export const cross = ([a, b, c]: Vector, [x, y, z]: Vector): Vector => [b * z - c * y, c * x - a * z, a * y - b * x];

/** The angle between two vectors in degrees, 0 to 180. Exact for small angles too; 0 where one has no length. */
export function angleBetween(a: Vector, b: Vector): number {
  const dot = a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  return (Math.atan2(lengthOf(cross(a, b)), dot) * 180) / Math.PI;
}

/** The axis along which a vector is longest. */
export function longestAxis([x, y, z]: Vector): Axis {
  if (Math.abs(x) >= Math.abs(y) && Math.abs(x) >= Math.abs(z)) return 0;
  return Math.abs(y) >= Math.abs(z) ? 1 : 2;
}
