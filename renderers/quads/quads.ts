import type { Tile } from './sheet';

/** Floats per quad: x, y, width and height on the stage, then x, y, width and height of its tile. */
export const STRIDE = 8;

/** Rectangles in device px, drawn in order. Created once and refilled for each frame, without allocation. */
export interface Quads {
  readonly data: Float32Array;
  count: number;
  /** Adds a quad. Ignored if the list is full. Rounds down, so that edges lie on device px. */
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
