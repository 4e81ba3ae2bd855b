import { describe, expect, it } from 'vitest';
import { patchAt } from '../../../renderers/brightness/brightness.geometry';
import { brightnessPattern, chartIndex } from '../../../renderers/brightness/brightness.pattern';
import { chartAfter, neighbor, picks } from '../../../src/checks/brightness/picks';

const at = (shown: number, x: number, y: number, width = 1440, height = 900) =>
  brightnessPattern.colorAt(x, y, width, height, { shown, other: 0, split: 0 });
/** All codes in a picture. */
const codesOf = (shown: number, width: number, height: number) => {
  const codes = new Set<number>();
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) codes.add(at(shown, x, y, width, height) & 255);
  return [...codes].sort((a, b) => a - b);
};
const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe('the brightness pictures', () => {
  it('are the seven plain levels', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((level) => at(level, 700, 400))).toEqual([
      0x000000, 0x111111, 0x333333, 0x666666, 0x999999, 0xcccccc, 0xffffff,
    ]);
  });

  it('show every code in the ramp of Brightness Bands, and sixteen bands below', () => {
    const line = (y: number) => upTo(0, 1535).map((x) => at(chartIndex.bands, x, y, 1536, 100) & 255);
    expect(line(0)).toEqual(upTo(0, 1535).map((x) => Math.floor(x / 6)));
    expect(line(99)).toEqual(upTo(0, 1535).map((x) => 17 * Math.floor(x / 96)));
  });

  it('have codes 0 to 24 near black and 231 to 255 near white, and no other', () => {
    expect(codesOf(chartIndex['near-black'], 200, 320)).toEqual(upTo(0, 24));
    expect(codesOf(chartIndex['near-white'], 200, 320)).toEqual(upTo(231, 255));
  });

  it('lay the patches in five rows of five, apart from each other and from the edges', () => {
    // 1000 × 960: cells of 200 × 132 px, starting at y 150.
    const center = (column: number, row: number) => patchAt(100 + 200 * column, 150 + 66 + 132 * row, 1000, 960);
    expect([center(0, 0), center(4, 0), center(0, 1), center(2, 2), center(4, 4)]).toEqual([0, 4, 5, 12, 24]);
    expect(patchAt(199, 216, 1000, 960)).toBeNull();
    expect(patchAt(100, 149, 1000, 960)).toBeNull();
    expect(patchAt(100, 810, 1000, 960)).toBeNull();
  });

  it('draw a gamma chart of one-pixel lines with a patch for each gamma', () => {
    const [width, height] = [1300, 400];
    const centers = upTo(0, 12).map((i) => at(chartIndex.gamma, 50 + 100 * i, 200, width, height) & 255);
    // 255 × 0.5^(1/γ) for γ of 1.6, 2.2 and 2.8
    expect([centers[0], centers[6], centers[12]]).toEqual([165, 186, 199]);
    expect(new Set(centers).size).toBe(13);
    expect([0, 1, 2, 399].map((y) => at(chartIndex.gamma, 50, y, width, height))).toEqual([0xffffff, 0, 0xffffff, 0]);
    expect([200, 201].map((y) => at(chartIndex.gamma, 101, y, width, height))).toEqual([0xffffff, 0]);
  });

  it('draw a contrast chart of 21 steps in gray, red, green and blue', () => {
    const line = (y: number) => upTo(0, 20).map((i) => at(chartIndex.contrast, i * 10 + 5, y, 210, 40));
    const gray = line(0).map((color) => color & 255);
    expect([gray[0], gray[10], gray[20]]).toEqual([0, 119, 255]);
    expect(line(15)).toEqual(gray.map((code) => code << 16));
    expect(line(25)).toEqual(gray.map((code) => code << 8));
    expect(line(39)).toEqual(gray);
  });
});

describe('what can be chosen', () => {
  it('is each patch but the background', () => {
    expect(picks['near-black'].map(({ value }) => value)).toEqual(upTo(1, 24));
    expect(picks['near-white'][0]).toEqual({ value: 1, label: '254', name: 'Code 254, step 1' });
    expect(picks.gamma.map(({ label }) => label)).toContain('2.2');
    expect(picks.contrast).toEqual([]);
  });

  it('moves by one and stops at the limits', () => {
    expect(neighbor('near-black', undefined, 1)).toBe(1);
    expect(neighbor('near-black', null, -1)).toBe(24);
    expect(neighbor('near-black', 3, 1)).toBe(4);
    expect(neighbor('near-black', 1, -1)).toBe(1);
    expect(neighbor('gamma', 2.8, 1)).toBe(2.8);
    expect(neighbor('contrast', undefined, 1)).toBeUndefined();
  });

  it('goes from the level through its charts and back', () => {
    const charts = ['gamma', 'contrast'] as const;
    expect(chartAfter(charts, null)).toBe('gamma');
    expect(chartAfter(charts, 'gamma')).toBe('contrast');
    expect(chartAfter(charts, 'contrast')).toBeNull();
    expect(chartAfter([], null)).toBeNull();
  });
});
