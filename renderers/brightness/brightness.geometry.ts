import { nearCode, STEPS } from '../../measure/color/charts';

/** Patches in each row and column of the near-black and near-white charts. */
export const PATCHES = 5;

/**
 * The patch at a device pixel: its index, row by row from the upper left, or null between patches. 5/32 of the height
 * above and below the patches is reserved for controls. Each patch has a margin of one sixth of its cell.
 */
export function patchAt(x: number, y: number, width: number, height: number): number | null {
  const top = Math.floor((height * 5) / 32);
  const across = x * PATCHES;
  const down = (y - top) * PATCHES;
  const tall = height - 2 * top;
  if (y < top || y >= height - top) return null;
  const inX = (across % width) * 6;
  const inY = (down % tall) * 6;
  if (inX < width || inX >= 5 * width || inY < tall || inY >= 5 * tall) return null;
  return Math.floor(down / tall) * PATCHES + Math.floor(across / width);
}

/** The gray code of a near-black or near-white chart at a device pixel. */
export function nearAt(
  chart: 'near-black' | 'near-white',
  x: number,
  y: number,
  width: number,
  height: number,
): number {
  const step = patchAt(x, y, width, height);
  return nearCode(chart, step === null || step > STEPS ? 0 : step);
}
