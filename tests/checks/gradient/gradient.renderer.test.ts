import { describe, expect, it } from 'vitest';
import { patterns, wholeRamp } from '../../../machines/gradient/gradient';
import { integerRoot, movingCode, rampLevels } from '../../../renderers/gradient/gradient.geometry';
import { type GradientValues, gradientPattern } from '../../../renderers/gradient/gradient.pattern';
import { bandNumbers, columnsFor } from '../../../src/checks/gradient/bands';
import { optionsAfterKey } from '../../../src/checks/gradient/keys';
import { times } from '../../kit/seeds';

const at = (x: number, y: number, width: number, height: number, values: Partial<GradientValues> = {}) =>
  gradientPattern.colorAt(x, y, width, height, { ...gradientPattern.values, ...values });
const row = (width: number, values: Partial<GradientValues>, y = 0, height = 1) =>
  Array.from({ length: width }, (_, x) => at(x, y, width, height, values));
const hex = (colors: readonly number[]) => colors.map((color) => color.toString(16).padStart(6, '0'));

/** A whole picture whose sides are no multiple of the number of codes. */
const [WIDTH, HEIGHT] = [1400, 980];
const color = (pattern: number, x: number, y: number) => at(x, y, WIDTH, HEIGHT, { pattern });
const across = (pattern: number) => times(WIDTH, (x) => color(pattern, x, 0));
const down = (pattern: number, x: number) => times(HEIGHT, (y) => color(pattern, x, y));

/** Adjacent pixels of one color. */
function runsOf(line: readonly number[]) {
  const runs: { color: number; length: number }[] = [];
  for (const one of line) {
    const last = runs.at(-1);
    if (last?.color === one) last.length += 1;
    else runs.push({ color: one, length: 1 });
  }
  return runs;
}

const codes = times(256, (code) => code);
const later = codes.slice(1);
/** Each ramp along one line, its colors in order, and the pixel of that line which each other pixel repeats. */
const ramps: readonly (readonly [
  name: string,
  line: readonly number[],
  colors: readonly number[],
  place: (x: number, y: number) => number,
])[] = [
  ['Red to Blue', across(0), codes.map((code) => ((255 - code) << 16) | code), (x) => x],
  [
    'Vertical RGB',
    down(1, 0),
    [...codes.map((code) => ((255 - code) << 16) | (code << 8)), ...later.map((code) => ((255 - code) << 8) | code)],
    (_, y) => y,
  ],
  ['Black to White', across(2), codes.map((code) => code * 0x010101), (x) => x],
  [
    // Along the upper edge, then down the right edge.
    'Diagonal Rainbow',
    [...across(3), ...down(3, WIDTH - 1).slice(1)],
    [
      ...codes.map((code) => 0xff0000 | (code << 8)),
      ...later.map((code) => 0x00ff00 | ((255 - code) << 16)),
      ...later.map((code) => 0x00ff00 | code),
      ...later.map((code) => 0x0000ff | ((255 - code) << 8)),
      ...later.map((code) => 0x0000ff | (code << 16)),
    ],
    (x, y) => x + y,
  ],
];

describe('the five gradients', () => {
  it.each(ramps)('%s has each color once, in order, as wide as the next, and no noise', (name, line, colors, place) => {
    const runs = runsOf(line);
    expect(runs.map((run) => run.color)).toEqual(colors);
    const share = line.length / colors.length;
    expect(Math.max(...runs.map(({ length }) => Math.abs(length - share)))).toBeLessThanOrEqual(1);
    const pattern = patterns.findIndex((one) => one.name === name);
    let stray = 0;
    for (let y = 0; y < HEIGHT; y++)
      for (let x = 0; x < WIDTH; x++) stray += Number(color(pattern, x, y) !== line[place(x, y)]);
    expect(stray).toBe(0);
  });

  it('Radial Burst falls from white in the middle to black in the corners, the same on all sides', () => {
    const runs = runsOf(times(WIDTH / 2, (x) => color(4, WIDTH / 2 + x, HEIGHT / 2)));
    expect([runs[0]?.color, color(4, 0, 0)]).toEqual([0xffffff, 0x000000]);
    expect(new Set(runs.map((run) => run.color)).size).toBe(runs.length);
    for (const shift of [16, 8, 0]) {
      const channel = runs.map((run) => (run.color >> shift) & 255);
      expect(channel).toEqual(channel.toSorted((a, b) => b - a));
    }
    // 766 colors from the center to a corner.
    const share = Math.hypot(WIDTH, HEIGHT) / 2 / 766;
    expect(Math.max(...runs.map(({ length }) => length))).toBeLessThanOrEqual(share + 1);
    let stray = 0;
    for (let y = 0; y < HEIGHT; y++)
      for (let x = 0; x < WIDTH; x++) {
        const mirrored = [color(4, WIDTH - 1 - x, y), color(4, x, HEIGHT - 1 - y)];
        stray += Number(mirrored.some((one) => one !== color(4, x, y)));
      }
    expect(stray).toBe(0);
  });

  it('burst in circles', () => {
    const values = { pattern: 4 };
    // 3-4-5: the same distance from the center of 1001 × 1001.
    const [beside, aslant] = [at(500 + 250, 500, 1001, 1001, values), at(500 + 150, 500 + 200, 1001, 1001, values)];
    expect(beside).toBe(aslant);
    expect(beside).not.toBe(at(500 + 252, 500, 1001, 1001, values));
  });

  it('are limited to a range of codes, in their own colors or in one channel', () => {
    expect(hex(row(4, { pattern: 2, low: 0, high: 3 }))).toEqual(['000000', '010101', '020202', '030303']);
    expect(hex(row(3, { pattern: 0, low: 253, high: 255 }))).toEqual(['fffdfd', 'fefdfe', 'fdfdff']);
    expect(hex(row(3, { pattern: 3, low: 4, high: 6, channel: 1 }))).toEqual(['040000', '050000', '060000']);
    expect(hex(row(3, { pattern: 0, low: 4, high: 6, channel: 2 }))).toEqual(['000400', '000500', '000600']);
    expect(hex(row(3, { pattern: 2, low: 4, high: 6, channel: 3 }))).toEqual(['000004', '000005', '000006']);
  });

  it('are split by a swipe at the pixel', () => {
    const values = { pattern: 2, other: 0, low: 0, high: 3 };
    expect(hex(row(4, { ...values, split: 1 }))).toEqual(['000000', '010101', '020202', '000003']);
    expect(hex(row(4, { ...values, split: -1 }))).toEqual(['030000', '010101', '020202', '030303']);
  });

  it('do not overflow 32 bits on a screen of 16,384 × 8,640 px', () => {
    // The shader's largest products: position times levels, and the square of twice the distance to a corner.
    expect((16_384 + 8_640) * rampLevels(3, true, 0, 255)).toBeLessThan(2 ** 31);
    expect(16_384 ** 2 + 8_640 ** 2).toBeLessThan(2 ** 31);
  });
});

describe('the integer root', () => {
  it.each([
    [0, 0],
    [1, 1],
    [3, 1],
    [4, 2],
    [99_999_999, 9_999],
    [100_000_000, 10_000],
    [343_060_484, 18_521],
    [343_060_483, 18_521],
  ])('of %i is %i', (value, root) => {
    expect(integerRoot(value)).toBe(root);
    expect(root * root <= value && (root + 1) * (root + 1) > value).toBe(true);
  });
});

describe('flat bands', () => {
  it('stand in rows, the next row going on where the last one ended', () => {
    const values = { pattern: 2, low: 0, high: 5, columns: 3 };
    expect(hex(row(6, values, 0, 4))).toEqual(['000000', '000000', '010101', '010101', '020202', '020202']);
    expect(hex(row(6, values, 3, 4))).toEqual(['030303', '030303', '040404', '040404', '050505', '050505']);
  });

  it('leave no gap after the last code', () => {
    expect(hex(row(3, { pattern: 2, low: 0, high: 3, columns: 3 }, 1, 2))).toEqual(['030303', '030303', '030303']);
  });

  it('are as many in a row as have room for their numbers', () => {
    expect(columnsFor(33, 1440)).toBe(33);
    expect(columnsFor(256, 1440)).toBe(32);
    expect(columnsFor(256, 390)).toBe(8);
    expect(columnsFor(256, 20)).toBe(1);
  });

  it('have the code of the channel that changes', () => {
    const codes = (step: number, levels: readonly number[]) =>
      levels.map((level) => movingCode(step, level, true, 0, 255));
    expect(codes(2, [0, 128, 255])).toEqual([0, 128, 255]);
    expect(codes(0, [0, 128, 255])).toEqual([0, 128, 255]);
    // Yellow to green: red falls. Green to cyan: blue rises.
    expect(codes(3, [255, 256, 509, 510, 511])).toEqual([255, 254, 1, 0, 1]);
    expect(codes(4, [0, 255, 510, 764, 765])).toEqual([255, 255, 255, 1, 0]);
    expect(movingCode(4, 7, false, 10, 20)).toBe(17);
  });

  it('leave numbers out, whole rows at a time, where they would touch', () => {
    const gray = { step: 2, own: true, low: 0, high: 255, levels: 256, columns: 8 };
    expect(bandNumbers(gray, 844)).toHaveLength(256);
    const few = bandNumbers(gray, 300);
    expect(new Set(few.map(({ row: line }) => line))).toEqual(
      new Set([0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30]),
    );
    expect(few[9]).toEqual({ band: 17, code: 17, column: 1, row: 2 });
  });
});

describe('the keys of the gradient test', () => {
  it('F switches flat bands, C goes round the channels, L round the ranges', () => {
    expect(optionsAfterKey(wholeRamp, 'f')).toEqual({ ...wholeRamp, flat: true });
    let options = wholeRamp;
    const seen: string[] = [];
    for (const key of ['c', 'c', 'c', 'c', 'l', 'l', 'l']) {
      options = optionsAfterKey(options, key) ?? options;
      seen.push(`${options.channel} ${options.low}–${options.high}`);
    }
    expect(seen).toEqual([
      'red 0–255',
      'green 0–255',
      'blue 0–255',
      'all 0–255',
      'all 0–32',
      'all 223–255',
      'all 0–255',
    ]);
    expect(optionsAfterKey({ ...wholeRamp, low: 3 }, 'l')).toEqual(wholeRamp);
    expect(optionsAfterKey(wholeRamp, 'x')).toBeNull();
  });
});
