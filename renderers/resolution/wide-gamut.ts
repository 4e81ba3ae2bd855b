import type { PackedColor } from '../../measure/color/packed';
import { hasInk, largeFont } from '../bitmap-font';

export interface Patch {
  readonly digit: string;
  /** A primary of sRGB and, by the same codes, of Display P3. */
  readonly color: PackedColor;
}

/**
 * Codes in Display P3 at a px of a patch: `ground`, and in it the digit in P3's own primary. With sRGB's primary as the
 * ground both come out as one color where a screen shows no more than sRGB.
 */
export function patchCode(
  { digit, color }: Patch,
  ground: PackedColor,
  x: number,
  y: number,
  width: number,
  height: number,
): PackedColor {
  const { columns, rows } = largeFont;
  const cell = Math.max(1, Math.floor(Math.min(width / (columns + 4), height / (rows + 4))));
  const column = Math.floor((x - ((width - columns * cell) >> 1)) / cell);
  const row = Math.floor((y - ((height - rows * cell) >> 1)) / cell);
  return hasInk(largeFont, digit, column, row) ? color : ground;
}
