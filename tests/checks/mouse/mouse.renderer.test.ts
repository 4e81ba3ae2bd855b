import { describe, expect, it } from 'vitest';
import { edgeOf, sideOf, stepOf, steps } from '../../../renderers/mouse/trail';

describe('the trail', () => {
  it('keeps a sample for one second, and not a moment longer', () => {
    expect(stepOf(0)).toBe(0);
    expect(stepOf(999.9)).toBe(steps.length - 1);
    expect(stepOf(1000)).toBe(-1);
    // A sample may be newer than the frame that draws it.
    expect(stepOf(-5)).toBe(0);
  });

  it('ages in even steps, from large and bright to small and dim', () => {
    const looks = [0, 170, 340, 510, 680, 850].map(stepOf);
    expect(looks).toEqual([0, 1, 2, 3, 4, 5]);
    for (const [i, { color, side }] of steps.entries()) {
      const before = steps[i - 1];
      if (!before) continue;
      expect(color < before.color).toBe(true);
      expect(side).toBeLessThanOrEqual(before.side);
    }
  });

  it.each([1, 1.25, 1.5, 2])('puts dots on whole device pixels at a ratio of %d', (ratio) => {
    for (let step = 0; step < steps.length; step++) {
      const side = sideOf(step, ratio);
      expect(Number.isInteger(side)).toBe(true);
      expect(side).toBeGreaterThanOrEqual(1);
      for (const place of [0, 10.4, 99.6, 512.25]) {
        const edge = edgeOf(place, side, ratio);
        expect(Number.isInteger(edge)).toBe(true);
        expect(Math.abs(edge + side / 2 - place * ratio)).toBeLessThanOrEqual(0.5);
      }
    }
  });
});
