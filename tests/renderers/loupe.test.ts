import { describe, expect, test } from 'vitest';
import { type LoupeValues, loupeCell, loupeCells, loupeRaster } from '../../renderers/loupe/loupe.raster';

const screen = { width: 1280, height: 800 };
const magenta = 0xff00ff;

/** The colors at the center of each cell, row by row, in a loupe of `size` device px. */
function cells(size: number, values: LoupeValues): number[][] {
  const cell = loupeCell(size, size);
  const margin = Math.floor((size - (loupeCells * (cell + 1) + 1)) / 2);
  const middle = (i: number) => margin + 1 + i * (cell + 1) + Math.floor(cell / 2);
  return Array.from({ length: loupeCells }, (_, row) =>
    Array.from({ length: loupeCells }, (_, column) =>
      loupeRaster.colorAt(middle(column), middle(row), size, size, values),
    ),
  );
}

const onScreen = (grid: number[][]) => grid.map((row) => row.filter((color) => color === magenta).length);

describe.each([88, 132, 165, 198, 264])('a loupe of %i device px', (size) => {
  test('shows eleven by eleven whole cells of the color', () => {
    const grid = cells(size, { color: magenta, x: 640, y: 400, ...screen });
    expect(onScreen(grid)).toEqual(new Array(11).fill(11));
  });

  test('hatches what lies beyond the edges', () => {
    const corner = cells(size, { color: magenta, x: 0, y: 1, ...screen });
    expect(onScreen(corner)).toEqual([0, 0, 0, 0, 6, 6, 6, 6, 6, 6, 6]);
    const opposite = cells(size, { color: magenta, x: 1279, y: 797, ...screen });
    expect(onScreen(opposite)).toEqual([6, 6, 6, 6, 6, 6, 6, 6, 0, 0, 0]);
  });

  test('keeps the middle cell whole and frames it in black and white on every color', () => {
    const cell = loupeCell(size, size);
    const side = loupeCells * (cell + 1) + 1;
    const first = Math.floor((size - side) / 2) + 5 * (cell + 1) + 1;
    for (const color of [0xffffff, 0x000000, 0xff0000, 0x00ff00, 0x0000ff, 0xffff00, 0x00ffff, 0xff00ff]) {
      const at = (x: number, y: number) => loupeRaster.colorAt(x, y, size, size, { color, x: 640, y: 400, ...screen });
      for (let y = first; y < first + cell; y++) {
        for (let x = first; x < first + cell; x++) expect(at(x, y)).toBe(color);
      }
      const outwards = Array.from({ length: cell }, (_, i) => at(first - 1 - i, first));
      expect(outwards[0]).toBe(0x000000);
      expect(outwards).toContain(0xffffff);
    }
  });
});

test('a loupe too small for its cells still draws one pixel for each', () => {
  expect(loupeCell(5, 5)).toBe(1);
});
