import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Raster, writeRaster } from '../../renderers/pattern';
import { resolutionKinds, resolutionRaster } from '../../renderers/resolution/resolution.raster';
import { patchRaster } from '../../renderers/resolution/wide-gamut';
import { cardRaster } from '../../renderers/screen-size/card.raster';
import { rulerRaster, rulerValues, tickAt } from '../../renderers/screen-size/ruler.raster';
import { subPixelRaster } from '../../renderers/text-sharpness/sub-pixels.raster';

const kind = (name: (typeof resolutionKinds)[number]) => ({ kind: resolutionKinds.indexOf(name) });
const row = (name: (typeof resolutionKinds)[number], y: number, width: number, height: number) =>
  Array.from({ length: width }, (_, x) => resolutionRaster.colorAt(x, y, width, height, kind(name)));

describe('the resolution patterns', () => {
  it('have as much black as white where they must look evenly gray', () => {
    for (const name of ['lines', 'checkerboard'] as const) {
      const black = Array.from({ length: 40 }, (_, y) => row(name, y, 60, 40))
        .flat()
        .filter((color) => color === 0);
      expect(black).toHaveLength(1200);
    }
  });

  it('draw every line of the sheet one pixel wide, at growing distances', () => {
    const line = row('one-pixel', 0, 600, 100);
    const dark = line.flatMap((color, x) => (color === 0 ? [x] : []));
    const gaps = new Set(dark.slice(1).map((x, i) => x - (dark[i] ?? 0)));
    expect([2, 3, 4, 5, 6].every((gap) => gaps.has(gap))).toBe(true);
    expect(gaps.has(1)).toBe(false);
    const beginnings = [0, 120, 240, 360, 480];
    expect(beginnings.every((x) => line[x] === 0)).toBe(true);
  });

  it('rise through all 256 grays without a step back', () => {
    const ramp = row('gradient', 3, 640, 10);
    expect(ramp).toEqual([...ramp].sort((a, b) => a - b));
    expect(new Set(ramp).size).toBe(256);
    expect(ramp.every((color) => color % 0x010101 === 0)).toBe(true);
  });

  it('have frames of 1, 2, 3 and 4 pixels on all four sides', () => {
    const across = row('borders', 100, 300, 200);
    const runs = (line: readonly number[]) => {
      const lengths: number[] = [];
      for (const [i, color] of line.entries()) {
        if (color !== 0) continue;
        if (line[i - 1] === 0 && i > 0) lengths.push((lengths.pop() ?? 0) + 1);
        else lengths.push(1);
      }
      return lengths;
    };
    expect(runs(across)).toEqual([1, 2, 3, 4, 4, 3, 2, 1]);
    const down = Array.from({ length: 200 }, (_, y) => resolutionRaster.colorAt(150, y, 300, 200, kind('borders')));
    expect(runs(down)).toEqual([1, 2, 3, 4, 4, 3, 2, 1]);
  });
});

describe('the sub-pixel bands', () => {
  const channels = (color: number) => [color >> 16, (color >> 8) & 255, color & 255];
  /** A row or column of a band as sub-pixels, in the panel's order. */
  const unrolled = (band: number, order: readonly number[], upright: boolean) =>
    Array.from({ length: 40 }, (_, i) => {
      const [x, y] = upright ? [50, band * 100 + 20 + i] : [i, band * 100 + 60];
      const color = channels(subPixelRaster.colorAt(x, y, 200, 400, {}));
      return order.map((channel) => color[channel] ?? 0);
    }).flat();
  const edges = (line: readonly number[]) => line.filter((value, i) => i > 0 && value !== line[i - 1]).length;

  it('are lines of whole sub-pixels on a panel of their order, and frayed on any other', () => {
    const orders = [
      [0, 1, 2],
      [2, 1, 0],
    ] as const;
    for (const band of [0, 1, 2, 3]) {
      const own = edges(unrolled(band, orders[band % 2] ?? [], band > 1));
      const other = edges(unrolled(band, orders[1 - (band % 2)] ?? [], band > 1));
      // 120 sub-pixels hold five lines of two edges each.
      expect(own).toBe(10);
      expect(other).toBeGreaterThan(own);
    }
  });

  it('favor no color over a line', () => {
    for (const band of [0, 1, 2, 3]) {
      const sums = [0, 0, 0];
      for (let x = 0; x < 24; x++) {
        for (let y = 0; y < 24; y++) {
          const color = channels(subPixelRaster.colorAt(x, band * 100 + 40 + y, 200, 400, {}));
          for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + (color[channel] ?? 0);
        }
      }
      expect(new Set(sums).size).toBe(1);
    }
  });
});

it('the card has the proportions of ID-1, lying and standing', () => {
  for (const upright of [0, 1]) {
    const at = (along: number, across: number) =>
      upright
        ? cardRaster.colorAt(across, along, 2000, 2000, { longSide: 856, upright })
        : cardRaster.colorAt(along, across, 2000, 2000, { longSide: 856, upright });
    expect([at(0, 270), at(855, 270), at(856, 270)]).toEqual([0, 0, 0xffffff]);
    expect([at(400, 0), at(400, 539), at(400, 540)]).toEqual([0, 0, 0xffffff]);
    expect(at(0, 0)).toBe(0xffffff);
    // The stripe, in 1/10,000 of the short side of 540: 650 to 2100.
    expect([35, 36, 113, 114].map((across) => at(400, across))).toEqual([0xd6d6d6, 0x4a4a4a, 0x4a4a4a, 0xd6d6d6]);
  }
});

describe('the ruler', () => {
  it('has each tick within half a device pixel of its true place, over two meters', () => {
    for (const ppi of [60, 96.1, 141.2, 326, 570]) {
      const density = ppi / 25.4;
      const { millimeters, sixteenths } = rulerValues(density, 1);
      for (const index of [1, 10, 333, 1000, 2000]) {
        expect(Math.abs(tickAt(index, millimeters) - index * density)).toBeLessThanOrEqual(0.61);
        expect(Math.abs(tickAt(index, sixteenths) - (index * density * 25.4) / 16)).toBeLessThanOrEqual(0.61);
      }
    }
  });

  it('draws just these ticks, as wide as the ratio asks', () => {
    for (const [ratio, weight] of [
      [1, 1],
      [1.5, 1],
      [2, 2],
      [3, 3],
    ] as const) {
      const values = { ...rulerValues(5.01 * ratio, ratio), upright: 0 };
      const dark = Array.from({ length: 900 }, (_, x) => rulerRaster.colorAt(x, 0, 900, 88, values)).flatMap(
        (color, x) => (color === 0 ? [x] : []),
      );
      const expected = Array.from({ length: 200 }, (_, i) => tickAt(i, values.millimeters))
        .flatMap((start) => Array.from({ length: weight }, (_, i) => start + i))
        .filter((x) => x < 900);
      expect(dark).toEqual(expected);
    }
  });
});

it('the wide-gamut patches hold their digit in the middle and nothing at the edges', () => {
  const patch = { digit: '7', color: 0x00ff00, ground: 1 };
  const at = (x: number, y: number) => patchRaster.colorAt(x, y, 90, 110, patch);
  expect(at(45, 25)).toBe(0x00ff00);
  expect([at(0, 0), at(89, 109), at(55, 60), at(45, 15)]).toEqual([1, 1, 1, 1]);
});

describe('rows with the same key', () => {
  const sizes = fc.record({ width: fc.integer({ min: 60, max: 140 }), height: fc.integer({ min: 40, max: 140 }) });
  const pictures = fc.oneof(
    fc.nat(resolutionKinds.length - 1).map((kind) => [resolutionRaster, { kind }] as const),
    fc.constant([subPixelRaster, {}] as const),
    fc
      .record({ longSide: fc.integer({ min: 20, max: 160 }), upright: fc.nat(1) })
      .map((values) => [cardRaster, values] as const),
    fc
      .tuple(fc.double({ min: 1, max: 12, noNaN: true }), fc.constantFrom(1, 1.5, 2))
      .map(([density, ratio]) => [rulerRaster, rulerValues(density, ratio)] as const),
  ) as fc.Arbitrary<readonly [Raster<object>, object]>;

  it('are equal, so that a raster written by keys is that of its colors', () => {
    fc.assert(
      fc.property(pictures, sizes, ([raster, values], { width, height }) => {
        const [written, colored] = [raster, { colorAt: raster.colorAt }].map((one) => {
          const rgba = new Uint8ClampedArray(4 * width * height);
          writeRaster(one, values, rgba, width, height);
          return Buffer.from(rgba);
        });
        expect(written?.equals(colored ?? new Uint8Array())).toBe(true);
      }),
    );
  });
});
