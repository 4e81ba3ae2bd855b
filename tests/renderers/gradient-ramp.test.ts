import { describe, expect, it } from 'vitest';
import type { Pixels } from '../e2e/png';
import {
  columnOf,
  ditheredColumns,
  ditheredDiagonally,
  ditheredRows,
  lopsided,
  returns,
  rowOf,
  rowsOf,
  runsOf,
  turns,
  widthError,
} from '../e2e/ramp';

const gray = (code: number) => code * 0x010101;

function picture(width: number, height: number, codeAt: (x: number, y: number) => number): Pixels {
  const colors = Uint32Array.from({ length: width * height }, (_, i) => gray(codeAt(i % width, Math.floor(i / width))));
  return { width, height, colors };
}

/** A ramp of 16 codes over 100 columns, each code 6 or 7 columns wide. */
const across = (x: number) => Math.floor((x * 16) / 100);
/** Ordered dithering within one code, as browsers add it. */
const noise = (x: number, y: number) => [0, 0.5, 0.75, 0.25][(x % 2) * 2 + (y % 2)] ?? 0;
const noisy = (x: number, y: number) => Math.floor((x * 16) / 100 + noise(x, y));

describe('the detector of dithering', () => {
  it('is silent on a clean ramp, whichever way it runs', () => {
    expect(ditheredColumns(picture(100, 8, across))).toBe(0);
    expect(ditheredRows(picture(8, 100, (_x, y) => across(y)))).toBe(0);
    expect(ditheredDiagonally(picture(60, 41, (x, y) => across(x + y)))).toBe(0);
    expect(lopsided(picture(41, 40, (x, y) => Math.floor(Math.hypot(x - 20, y - 19.5))))).toBe(0);
  });

  it('catches noise of one code', () => {
    expect(ditheredColumns(picture(100, 8, noisy))).toBeGreaterThan(30);
    expect(ditheredRows(picture(8, 100, (x, y) => noisy(y, x)))).toBeGreaterThan(30);
    expect(ditheredDiagonally(picture(60, 41, (x, y) => noisy(x + y, y)))).toBeGreaterThan(500);
    const center = (x: number, y: number) => Math.hypot(x - 20, y - 19.5) + noise(x, y);
    expect(lopsided(picture(41, 40, (x, y) => Math.floor(center(x, y))))).toBeGreaterThan(100);
  });

  it('catches a single stray pixel', () => {
    const stray = picture(100, 8, (x, y) => across(x) + Number(x === 50 && y === 5));
    expect(ditheredColumns(stray)).toBe(1);
    expect(ditheredRows(picture(8, 100, (x, y) => across(y) + Number(x === 3 && y === 50)))).toBe(1);
    expect(ditheredDiagonally(picture(60, 41, (x, y) => across(x + y) + Number(x === 7 && y === 9)))).toBe(1);
  });
});

describe('the detector of monotony', () => {
  const line = (codes: readonly number[]) => codes.map(gray);

  it('counts runs', () => {
    expect(runsOf([1, 1, 2, 1])).toEqual([
      { color: 1, length: 2 },
      { color: 2, length: 1 },
      { color: 1, length: 1 },
    ]);
    expect(runsOf([])).toEqual([]);
  });

  it('is silent on a ramp and catches each return to an earlier code', () => {
    expect(returns(line([0, 0, 1, 2, 2, 3]))).toBe(0);
    expect(returns(line([0, 1, 0, 1, 2]))).toBe(2);
  });

  it('catches a channel that turns, in each channel by itself', () => {
    expect(turns(line([0, 0, 1, 5, 5, 9]))).toEqual([0, 0, 0]);
    expect(turns([0x000000, 0x010002, 0x020001, 0x010003])).toEqual([1, 0, 2]);
  });

  it('finds the code whose width is off', () => {
    const even = rowOf(picture(100, 2, across), 1);
    expect(widthError(even, 16)).toBeLessThan(1);
    const lame = [...even.slice(0, 49), ...Array(4).fill(even[48]), ...even.slice(53)];
    expect(widthError(lame, 16)).toBeGreaterThan(1);
  });
});

it('cuts rows, columns and parts out of a picture', () => {
  const cut = picture(3, 3, (x, y) => 10 * y + x);
  expect([...rowOf(cut, 1)]).toEqual([10, 11, 12].map(gray));
  expect([...columnOf(cut, 2)]).toEqual([2, 12, 22].map(gray));
  expect(rowsOf(cut, 1, 3)).toMatchObject({ width: 3, height: 2 });
  expect([...rowsOf(cut, 1, 3).colors]).toEqual([10, 11, 12, 20, 21, 22].map(gray));
});
