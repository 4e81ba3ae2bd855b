/**
 * A device as a box that is held as its sensor says: what the sensor takes for up is up in the picture. It is seen from the
 * front and a little from above, without perspective. Its direction of the compass is not known, so its screen faces the
 * person as far as it can.
 */

/** Half the width, the height and the depth of the box. */
export type HalfSize = readonly [width: number, height: number, depth: number];

/** Where the person looks from, above the horizon. */
const ELEVATION = (24 * Math.PI) / 180;
const SIN = Math.sin(ELEVATION);
const COS = Math.cos(ELEVATION);
/** Nearer to flat than this, the lower edge faces the person in place of the screen. */
const FLAT = 0.92;

/** The axes of the device in the picture: for x, y and z each how far right, up and near one unit goes. */
export type View = Float64Array;
export const createView = (): View => new Float64Array(9);

/**
 * Works out the picture's axes from the force along the axes of the device. Writes into `view`, and allocates nothing.
 * Returns whether there is a direction at all.
 */
export function lookAt(view: View, x: number, y: number, z: number): boolean {
  const length = Math.hypot(x, y, z);
  if (length < 0.5) return false;
  const ux = x / length;
  const uy = y / length;
  const uz = z / length;
  // What faces the person: the screen, or the lower edge of a device that lies.
  const isFlat = Math.abs(uz) >= FLAT;
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

/** How far right, up and near a point of the device is in the picture. */
export const partOf = (view: View, part: 0 | 1 | 2, x: number, y: number, z: number): number =>
  x * (view[part] as number) + y * (view[3 + part] as number) + z * (view[6 + part] as number);

/** The sides of the box: the axis of each, which end of it, and whether it is the screen. */
export const sides = [
  { axis: 2, end: 1 },
  { axis: 2, end: -1 },
  { axis: 0, end: 1 },
  { axis: 0, end: -1 },
  { axis: 1, end: 1 },
  { axis: 1, end: -1 },
] as const;

/** How much a side is turned to the person: 1 fully, 0 and less not at all. */
export const facing = (view: View, axis: number, end: number): number => end * (view[3 * axis + 2] as number);

/** The corners of a side, in order round it, as signs along the two other axes. */
export const corners = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;
