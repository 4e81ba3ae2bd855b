/**
 * Draws the device as a box in the attitude that its sensor reports: up for the sensor is up in the picture. The view
 * is orthographic, from the front and slightly above. The sensor does not report a heading, so the screen faces the
 * viewer as far as possible.
 */

/** Half the width, the height and the depth of the box. */
export type HalfSize = readonly [width: number, height: number, depth: number];

/** Elevation of the viewer above the horizon, in radians. */
const ELEVATION_RAD = (24 * Math.PI) / 180;
const SIN = Math.sin(ELEVATION_RAD);
const COS = Math.cos(ELEVATION_RAD);
/**
 * From this |cosine| between the screen's normal and the vertical, the lower edge faces the viewer instead of the
 * screen.
 */
const MIN_FLAT_COSINE = 0.92;

/** The device's axes in the picture. For each of x, y and z: how far right, up and towards the viewer one unit goes. */
export type View = Float64Array;
export const createView = (): View => new Float64Array(9);

/**
 * Computes the view from the force along the device's axes, in m/s². Writes into `view`. Allocates nothing. Returns
 * whether the force is strong enough to have a direction.
 */
export function lookAt(view: View, x: number, y: number, z: number): boolean {
  const length = Math.hypot(x, y, z);
  if (length < 0.5) return false;
  const ux = x / length;
  const uy = y / length;
  const uz = z / length;
  // The side that faces the viewer: the screen, or the lower edge of a device that lies flat.
  const isFlat = Math.abs(uz) >= MIN_FLAT_COSINE;
  const along = isFlat ? -uy : uz;
  let fx = -along * ux;
  let fy = (isFlat ? -1 : 0) - along * uy;
  let fz = (isFlat ? 0 : 1) - along * uz;
  const size = Math.hypot(fx, fy, fz);
  fx /= size;
  fy /= size;
  fz /= size;
  const ups = [ux, uy, uz] as const;
  const fronts = [fx, fy, fz] as const;
  const rights = [uy * fz - uz * fy, uz * fx - ux * fz, ux * fy - uy * fx] as const;
  for (let axis = 0; axis < 3; axis++) {
    const up = ups[axis] as number;
    const front = fronts[axis] as number;
    view[3 * axis] = rights[axis] as number;
    view[3 * axis + 1] = up * COS - front * SIN;
    view[3 * axis + 2] = front * COS + up * SIN;
  }
  return true;
}

/** One picture coordinate of a point of the device: 0 right, 1 up, 2 towards the viewer. */
export const project = (view: View, coordinate: 0 | 1 | 2, x: number, y: number, z: number): number =>
  x * (view[coordinate] as number) + y * (view[3 + coordinate] as number) + z * (view[6 + coordinate] as number);

/** The sides of the box: the axis of each, and the end of that axis. */
export const sides = [
  { axis: 2, end: 1 },
  { axis: 2, end: -1 },
  { axis: 0, end: 1 },
  { axis: 0, end: -1 },
  { axis: 1, end: 1 },
  { axis: 1, end: -1 },
] as const;

/** How much a side faces the viewer: 1 fully, 0 or less not at all. */
export const facing = (view: View, axis: number, end: number): number => end * (view[3 * axis + 2] as number);

/** The corners of a side in order around it, as signs along the other two axes. */
export const corners = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;
