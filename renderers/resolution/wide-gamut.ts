import type { PackedColor } from '../../measure/color/packed';
import { hasInk, largeFont } from '../bitmap-font';
import type { Raster } from '../pattern';

export interface Patch {
  readonly digit: string;
  /** A primary color. The same codes mean the primary of sRGB or of Display P3. */
  readonly color: PackedColor;
}

/**
 * A patch in Display P3 codes: the digit has P3's primary, the rest has `ground`. If `ground` is sRGB's primary, digit
 * and ground look the same on a screen with no more than the sRGB gamut.
 */
export const patchRaster: Raster<Patch & { readonly ground: PackedColor }> = {
  colorAt(x, y, width, height, { digit, color, ground }) {
    const { columns, rows } = largeFont;
    const cell = Math.max(1, Math.floor(Math.min(width / (columns + 4), height / (rows + 4))));
    const column = Math.floor((x - ((width - columns * cell) >> 1)) / cell);
    const row = Math.floor((y - ((height - rows * cell) >> 1)) / cell);
    return hasInk(largeFont, digit, column, row) ? color : ground;
  },
};
