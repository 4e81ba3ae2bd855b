import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  broadened,
  codeOf,
  gammaFigure,
  meanGamma,
  nextLadder,
  plainLadder,
  uniformGamma,
  updateFromMatch,
  updateFromNearest,
} from '../../../../measure/panel/gamma';
import { anySeed } from '../../../kit/seeds';

describe('gamma', () => {
  it('knows the codes of a power law', () => {
    // 255 · 0.5^(1 / 2.2) = 186.08 and 255 · 0.25^(1 / 2) = 127.5.
    expect(codeOf(0.5, 2.2)).toBeCloseTo(186.08, 2);
    expect(codeOf(0.25, 2)).toBe(127.5);
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

  it('has a catch trial whose match is far from the other patches, on their lighter or darker side', () => {
    for (const [share, code, codes, best] of [
      [0.5, 186, [66, 90, 114, 186], 3],
      [0.1, 90, [90, 162, 186, 210], 0],
    ] as const) {
      const sure = Array.from({ length: 111 }, (_, i) => Number(i === 50));
      expect(Math.round(codeOf(share, 2.2))).toBe(code);
      expect(plainLadder(sure, share, 1, 2)).toMatchObject({ codes, spread: 0, best });
      expect(plainLadder(sure, share, 1, 2).quarters.toSorted()).toEqual([0, 1, 2, 3]);
    }
  });

  it('is broadened around the same exponent for another share of light', () => {
    const sure = Array.from({ length: 111 }, (_, i) => Number(i === 50));
    const wide = broadened(sure, 0.1);
    expect(wide.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(gammaFigure(wide).gamma).toBeCloseTo(2.2, 9);
    expect(gammaFigure(wide).deviation).toBeCloseTo(0.1, 4);
  });

  it('is likeliest where a match made by hand put it, by an error of 8 codes and a lapse of 6 %', () => {
    const belief = updateFromMatch(uniformGamma(), 0.5, 186);
    expect(belief.indexOf(Math.max(...belief))).toBe(50);
    // (0.06 / 256 + 0.94 · 0.3989 / 8) / (0.06 / 256), as the code of 1.2 is 43 codes away.
    expect((belief[50] ?? 0) / (belief[0] ?? 1)).toBeCloseTo(201, 0);
  });

  it('is less certain where its parts disagree', () => {
    const same = meanGamma([2.2, 2.2, 2.2].map((gamma) => ({ gamma, deviation: 0.05 })));
    const apart = meanGamma([1.8, 2.2, 2.6].map((gamma) => ({ gamma, deviation: 0.05 })));
    expect(meanGamma([{ gamma: 2, deviation: 0.1 }])).toEqual({ gamma: 2, deviation: 0.1 });
    const unequal = meanGamma([
      { gamma: 2, deviation: 0.1 },
      { gamma: 2.3, deviation: 0.2 },
    ]);
    // Weights of 100 and 25.
    expect(unequal.gamma).toBeCloseTo(2.06, 9);
    expect(same).toEqual({ gamma: expect.closeTo(2.2, 10), deviation: expect.closeTo(0.05 / Math.sqrt(3), 10) });
    // The Birge ratio is √(2 · 0.4² / 0.05² / 2) = 8.
    expect(apart.deviation).toBeCloseTo((8 * 0.05) / Math.sqrt(3), 10);
  });
});
