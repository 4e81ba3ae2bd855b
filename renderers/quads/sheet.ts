import type { PackedColor } from '../../measure/color/packed';

/** A rectangle of a sheet, in px. A quad larger than its tile repeats the tile. */
export interface Tile {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Width of every sheet in px. Tiles fill it in rows. */
export const SHEET_WIDTH = 1024;

/** A drawing's texture atlas: opaque colors in tiles. */
export interface Sheet {
  readonly height: number;
  /** Height of the rows in which there are tiles, in px. */
  readonly usedHeight: number;
  readonly rgba: Uint8Array<ArrayBuffer>;
  /** Increases with every change, so that a copy can tell when it is outdated. */
  version: number;
  /** Reserves a tile. Throws a RangeError if the sheet is full. */
  reserve(width: number, height: number): Tile;
  /** Paints one pixel of a tile. (0, 0) is the tile's upper left. */
  paint(tile: Tile, x: number, y: number, color: PackedColor): void;
  /** Paints a whole tile. */
  fill(tile: Tile, color: PackedColor): void;
  /** Removes all tiles. */
  clear(): void;
}

export function createSheet(height: number): Sheet {
  const rgba = new Uint8Array(SHEET_WIDTH * height * 4);
  let left = 0;
  let top = 0;
  let bottom = 0;
  const sheet: Sheet = {
    height,
    get usedHeight() {
      return bottom;
    },
    rgba,
    version: 0,
    reserve(width, tall) {
      if (left + width > SHEET_WIDTH) {
        left = 0;
        top = bottom;
      }
      if (width > SHEET_WIDTH || top + tall > height) throw new RangeError(`No room for a tile of ${width} × ${tall}`);
      const tile = { x: left, y: top, width, height: tall };
      left += width;
      bottom = Math.max(bottom, top + tall);
      return tile;
    },
    paint(tile, x, y, color) {
      const at = ((tile.y + y) * SHEET_WIDTH + tile.x + x) * 4;
      rgba[at] = color >> 16;
      rgba[at + 1] = (color >> 8) & 255;
      rgba[at + 2] = color & 255;
      rgba[at + 3] = 255;
      sheet.version++;
    },
    fill(tile, color) {
      for (let y = 0; y < tile.height; y++) for (let x = 0; x < tile.width; x++) sheet.paint(tile, x, y, color);
    },
    clear() {
      left = top = bottom = 0;
      sheet.version++;
    },
  };
  return sheet;
}
