import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  codeOf,
  gammaFigure,
  gammaOf,
  meanGamma,
  nextLadder,
  uniformGamma,
  updateFromMatch,
  updateFromNearest,
} from '../../../measure/panel/gamma';
import { anySeed } from './seeds';

describe('gamma', () => {
  it('knows the codes of a power law', () => {
    // 255 · 0.5^(1 / 2.2) = 186.08 and 255 · 0.25^(1 / 2) = 127.5.
    expect(codeOf(0.5, 2.2)).toBeCloseTo(186.08, 2);
    expect(codeOf(0.25, 2)).toBe(127.5);
    expect(gammaOf(0.5, codeOf(0.5, 1.8))).toBeCloseTo(1.8, 12);
  });

  it.each([1.6, 1.8, 2.2, 2.6])('finds %d from ladders answered without error', (gamma) => {
    const figures = [0.25, 0.5, 0.75].map((share) => {
      const like = codeOf(share, gamma);
      let belief = updateFromMatch(uniformGamma(), share, Math.round(like) + 4);
      for (let i = 0; i < 6; i++) {
        const ladder = nextLadder(belief, share, 11, i);
        const errors = ladder.codes.map((code) => Math.abs(code - like));
        belief = updateFromNearest(belief, share, ladder, errors.indexOf(Math.min(...errors)));
      }
      return gammaFigure(belief);
    });
    const { gamma: found, deviation } = meanGamma(figures);
    expect(Math.abs(found - gamma)).toBeLessThan(0.08);
    expect(deviation).toBeLessThan(0.08);
  });

  it('keeps all four patches within the codes, each in a quarter of its own', () => {
    fc.assert(
      fc.property(anySeed, fc.nat(60), fc.constantFrom(0.25, 0.5, 0.75), fc.nat(255), (seed, index, share, matched) => {
        const { codes, quarters } = nextLadder(updateFromMatch(uniformGamma(), share, matched), share, seed, index);
        expect(codes.every((code, i) => code >= 0 && code <= 255 && (i === 0 || code > (codes[i - 1] ?? 0)))).toBe(
          true,
        );
        expect([...quarters].sort()).toEqual([0, 1, 2, 3]);
      }),
      { numRuns: 100 },
    );
  });

  it('is less certain where its parts disagree', () => {
    const same = meanGamma([2.2, 2.2, 2.2].map((gamma) => ({ gamma, deviation: 0.05 })));
    const apart = meanGamma([1.8, 2.2, 2.6].map((gamma) => ({ gamma, deviation: 0.05 })));
    expect(same).toEqual({ gamma: expect.closeTo(2.2, 10), deviation: expect.closeTo(0.05 / Math.sqrt(3), 10) });
    // The Birge ratio is √(2 · 0.4² / 0.05² / 2) = 8.
    expect(apart.deviation).toBeCloseTo((8 * 0.05) / Math.sqrt(3), 10);
  });
});
