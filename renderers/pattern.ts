import type { PackedColor } from '../measure/color/packed';

/** A picture as integer color codes for each device pixel. Pixel (0, 0) is the top left. */
export interface Raster<Values> {
  /** The color of device pixel (`x`, `y`) of a raster of `width` × `height`. */
  colorAt(x: number, y: number, width: number, height: number, values: Values): PackedColor;
  /**
   * Writes the whole raster with the same colors as `colorAt`, but faster. For animated rasters. One number per pixel,
   * 0xAABBGGRR, row by row from the top left.
   */
  paint?(pixels: Uint32Array, width: number, height: number, values: Values): void;
  /** Rows with the same number are equal, so that only one of them is computed. */
  rowKey?(y: number, width: number, height: number, values: Values): number;
}

/**
 * A raster that the GPU can draw too. `fragment` is GLSL ES 3.00 and defines `int colorAt(ivec2 pixel, ivec2 size)`,
 * which returns the same packed colors as `colorAt` in TypeScript. Each value is an `int` uniform with the value's
 * name. Both versions use only integers, so their results are identical.
 */
export interface Pattern<Values extends IntegerValues<Values>> extends Raster<Values> {
  readonly name: string;
  /** Every value with its default. */
  readonly values: Readonly<Values>;
  readonly fragment: string;
  /** The color that the host shows until the pattern is drawn, and while it cannot be drawn. */
  ground(values: Values): PackedColor;
}

export type IntegerValues<Values> = { [Name in keyof Values]: number };

/** Writes a raster as opaque RGBA bytes, row by row from the top left. */
export function writeRaster<Values>(
  raster: Raster<Values>,
  values: Values,
  rgba: Uint8ClampedArray,
  width: number,
  height: number,
): void {
  if (raster.paint && littleEndian) {
    raster.paint(new Uint32Array(rgba.buffer, rgba.byteOffset, width * height), width, height, values);
    return;
  }
  /** Where the first row of each key begins. */
  const rows = new Map<number, number>();
  let at = 0;
  for (let y = 0; y < height; y++) {
    const key = raster.rowKey?.(y, width, height, values);
    const same = key === undefined ? undefined : rows.get(key);
    if (same !== undefined) {
      rgba.copyWithin(at, same, same + 4 * width);
      at += 4 * width;
      continue;
    }
    if (key !== undefined) rows.set(key, at);
    for (let x = 0; x < width; x++) {
      const packed = raster.colorAt(x, y, width, height, values);
      rgba[at++] = packed >> 16;
      rgba[at++] = (packed >> 8) & 255;
      rgba[at++] = packed & 255;
      rgba[at++] = 255;
    }
  }
}

/** Whether this computer is little-endian, as almost all are. */
const littleEndian = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1;
