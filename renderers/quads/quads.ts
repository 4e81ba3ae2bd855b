import type { Tile } from './sheet';

/** Floats of one quad: place and size on the stage, place and size of its tile. */
export const STRIDE = 8;

/** Rectangles in device px, drawn in their order. Made once and filled again for each picture, without allocation. */
export interface Quads {
  readonly data: Float32Array;
  count: number;
  /** Adds a quad; what is over the list's capacity is left out. Fractions are cut off, so edges lie on device px. */
  add(x: number, y: number, width: number, height: number, tile: Tile): void;
}

export function createQuads(capacity: number): Quads {
  const data = new Float32Array(capacity * STRIDE);
  const quads: Quads = {
    data,
    count: 0,
    add(x, y, width, height, tile) {
      if (quads.count === capacity || width <= 0 || height <= 0) return;
      const at = quads.count++ * STRIDE;
      data[at] = Math.floor(x);
      data[at + 1] = Math.floor(y);
      data[at + 2] = Math.floor(width);
      data[at + 3] = Math.floor(height);
      data[at + 4] = tile.x;
      data[at + 5] = tile.y;
      data[at + 6] = tile.width;
      data[at + 7] = tile.height;
    },
  };
  return quads;
}
