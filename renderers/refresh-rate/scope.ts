import { createSheet, type Sheet, type Tile } from '../quads/sheet';

/** Colors of a live display, the same in both themes. */
export const scopeGround = 0x121212;
const colors = { line: 0x333333, strong: 0x5a5a5a, live: 0xff6a2b, rest: 0xb4b4b4, data: 0xf2f2f2, cell: 0x2b2b2b };

export type ScopeTiles = Readonly<Record<keyof typeof colors, Tile>>;

/** A sheet of plain colors. */
export function createScopeSheet(): { sheet: Sheet; tiles: ScopeTiles } {
  const sheet = createSheet(1);
  const entries = Object.entries(colors).map(([name, color]) => {
    const tile = sheet.reserve(1, 1);
    sheet.fill(tile, color);
    return [name, tile];
  });
  return { sheet, tiles: Object.fromEntries(entries) as ScopeTiles };
}
