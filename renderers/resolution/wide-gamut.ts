import type { PackedColor } from '../../measure/color/packed';

/** Digits of five by seven cells, a row a string. */
const digits: Readonly<Record<string, readonly string[]>> = {
  '4': ['...#.', '..##.', '.#.#.', '#..#.', '#####', '...#.', '...#.'],
  '7': ['#####', '....#', '...#.', '..#..', '.#...', '.#...', '.#...'],
};
const COLUMNS = 5;
const ROWS = 7;

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
  const cell = Math.max(1, Math.floor(Math.min(width / (COLUMNS + 4), height / (ROWS + 4))));
  const column = Math.floor((x - ((width - COLUMNS * cell) >> 1)) / cell);
  const row = Math.floor((y - ((height - ROWS * cell) >> 1)) / cell);
  return digits[digit]?.[row]?.[column] === '#' ? color : ground;
}
