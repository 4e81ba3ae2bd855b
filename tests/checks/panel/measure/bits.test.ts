import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BitAnswer, bitFigure, bitSteps } from '../../../../measure/panel/bits';
import { noiseCodes, noiseSeen } from '../../../../measure/panel/noise';
import type { Quarter } from '../../../../measure/panel/trials';
import { anySeed, everySeed } from '../../../kit/seeds';

describe('bit depth', () => {
  const answered = (seed: number, isShown: (from: number, to: number) => boolean): BitAnswer[] =>
    bitSteps(seed).map((step) => ({ ...step, right: isShown(step.from, step.to) }));

  it('asks at twelve places, four in each channel, for every step of a period of four', () => {
    everySeed(50, (seed) => {
      const steps = bitSteps(seed);
      expect(steps).toHaveLength(45);
      const below = steps.filter(({ from }) => from < 252);
      expect(new Set(below.map(({ group }) => group)).size).toBe(9);
      for (const { group } of below) {
        const phases = below.filter((step) => step.group === group).map(({ from }) => from % 4);
        expect(phases.sort()).toEqual([0, 1, 2, 3]);
      }
      expect(steps.every(({ from, to }) => from >= 0 && to <= 255 && from < to)).toBe(true);
    });
  });

  it('tells the three apart, whatever the phase of the steps', () => {
    expect(bitFigure(answered(1, () => true)).seen).toBe('every');
    expect(bitFigure(answered(2, (from) => from < 252)).seen).toBe('top');
    for (const phase of [0, 1, 2, 3]) {
      const step = (code: number) => Math.floor((code + phase) / 4);
      expect(bitFigure(answered(3 + phase, (from, to) => step(from) !== step(to))).seen).toBe('fours');
    }
    // 63 steps over 255 codes, rounded: the steps shift between groups.
    const scaled = (code: number) => Math.round((code * 63) / 255);
    expect(bitFigure(answered(9, (from, to) => scaled(from) !== scaled(to))).chances.fours).toBeGreaterThan(0.9);
  });

  it('tells nothing where nothing was seen, nothing was asked, or every other step was', () => {
    expect(bitFigure(answered(1, () => false)).seen).toBeNull();
    expect(bitFigure([]).seen).toBeNull();
    expect(bitFigure(answered(4, (from, to) => Math.floor(from / 2) !== Math.floor(to / 2))).seen).toBeNull();
  });

  it('asks for noise with one code halfway and three multiples of four, all different', () => {
    fc.assert(
      fc.property(anySeed, fc.nat(5), fc.constantFrom<Quarter>(0, 1, 2, 3), (seed, index, place) => {
        const codes = noiseCodes({ from: 64, count: 16 }, seed, index, place);
        expect(new Set(codes).size).toBe(4);
        expect(codes.map((code) => code % 4)).toEqual([0, 1, 2, 3].map((quarter) => (quarter === place ? 2 : 0)));
        expect(Math.max(...codes)).toBeLessThan(252);
      }),
      { numRuns: 50 },
    );
    expect([
      noiseSeen({ right: 6, asked: 6 }),
      noiseSeen({ right: 5, asked: 6 }),
      noiseSeen({ right: 4, asked: 6 }),
      noiseSeen({ right: 3, asked: 6 }),
      noiseSeen({ right: 2, asked: 6 }),
      noiseSeen({ right: 5, asked: 5 }),
    ]).toEqual([true, true, null, null, false, null]);
  });
});
