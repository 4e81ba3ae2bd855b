import { describe, expect, test } from 'vitest';
import { writeRaster } from '../../renderers/pattern';
import { screenPattern } from '../../renderers/screen/screen.pattern';

const red = 0xff0000;
const blue = 0x0000ff;

test('a raster is written row by row from the top left, as opaque RGBA', () => {
  const rgba = new Uint8ClampedArray(2 * 2 * 4);
  const raster = {
    colorAt: (x: number, y: number, w: number, h: number, v: number) => (x << 16) | (y << 8) | (w + h + v),
  };
  writeRaster(raster, 200, rgba, 2, 2);
  expect([...rgba]).toEqual([0, 0, 204, 255, 1, 0, 204, 255, 0, 1, 204, 255, 1, 1, 204, 255]);
});

describe('the screen pattern', () => {
  /** One row as letters: c is the color, n the next one. */
  const row = (split: number, width = 6) =>
    Array.from({ length: width }, (_, x) =>
      screenPattern.colorAt(x, 0, width, 1, { color: red, next: blue, split }) === red ? 'c' : 'n',
    ).join('');

  test.each([
    [0, 'cccccc'],
    [1, 'cccccn'],
    [4, 'ccnnnn'],
    [6, 'nnnnnn'],
    [9, 'nnnnnn'],
    [-1, 'nccccc'],
    [-4, 'nnnncc'],
    [-6, 'nnnnnn'],
  ])('shows %i px of the next color', (split, expected) => {
    expect(row(split)).toBe(expected);
  });

  test('has its own color as ground, whatever the split', () => {
    expect(screenPattern.ground({ color: red, next: blue, split: -3 })).toBe(red);
  });
});
