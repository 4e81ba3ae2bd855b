import type { PackedColor } from '../../measure/color/packed';
import { hasInk, largeFont } from '../bitmap-font';

/** Rows of the matrix from linear sRGB to linear Display P3, both with a D65 white. */
const toP3: readonly (readonly number[])[] = [
  [0.8224619687, 0.1775380313, 0],
  [0.0331941989, 0.9668058011, 0],
  [0.0170826307, 0.0723974407, 0.9105199286],
];

/** The transfer curve that sRGB and Display P3 share (IEC 61966-2-1). */
const decode = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
const encode = (share: number) => (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055);

/**
 * Codes in Display P3 of a primary of sRGB, given in sRGB codes. They are rounded away from gray: an sRGB screen then cuts
 * the rest off, and shows the very code that it shows for P3's own primary.
 */
export function primaryInP3(srgb: PackedColor): PackedColor {
  const own = [srgb >> 16, (srgb >> 8) & 255, srgb & 255];
  const linear = own.map((code) => decode(code / 255));
  const [red = 0, green = 0, blue = 0] = toP3.map((row, channel) => {
    const code = 255 * encode(row.reduce((sum, factor, i) => sum + factor * (linear[i] ?? 0), 0));
    return own[channel] === 255 ? Math.ceil(code) : Math.floor(code);
  });
  return (red << 16) | (green << 8) | blue;
}

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
