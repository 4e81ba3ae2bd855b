const RADIANS = Math.PI / 180;

/**
 * Rotates a vector that is fixed in the world, as seen from a rotating device: v' = −ω × v. Exact for a constant rate
 * (Rodrigues). Writes into `vector` and does not allocate.
 * @param x rate about the x axis, in degrees per second, right-handed; `y` and `z` likewise
 * @param seconds duration of the rotation
 */
export function turn(vector: Float64Array, x: number, y: number, z: number, seconds: number): void {
  const rate = Math.hypot(x, y, z);
  if (rate === 0) return;
  const angle = -rate * seconds * RADIANS;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const [ax, ay, az] = [x / rate, y / rate, z / rate];
  const vx = vector[0] as number;
  const vy = vector[1] as number;
  const vz = vector[2] as number;
  const along = (ax * vx + ay * vy + az * vz) * (1 - cos);
  vector[0] = vx * cos + (ay * vz - az * vy) * sin + ax * along;
  vector[1] = vy * cos + (az * vx - ax * vz) * sin + ay * along;
  vector[2] = vz * cos + (ax * vy - ay * vx) * sin + az * along;
}

/** The difference of two compass headings in degrees, −180 to 180. */
export const turnedBy = (from: number, to: number): number => ((((to - from) % 360) + 540) % 360) - 180;
