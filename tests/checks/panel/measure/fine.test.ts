import { describe, expect, it } from 'vitest';
import {
  codeOfLevel,
  fineFigure,
  fineSteps,
  halfFloatError,
  MAX_LEVEL,
  PLAIN_STEP,
  signalOf,
} from '../../../../measure/panel/fine';
import type { StepAnswer } from '../../../../measure/panel/steps';
import { everySeed } from '../../../kit/seeds';

describe('quarter codes', () => {
  const answered = (seed: number, shade: (level: number) => number): StepAnswer[] =>
    fineSteps(seed).map((step) => ({ ...step, right: shade(step.from) !== shade(step.to) }));

  it('asks at eleven places among dark grays for four steps of one level', () => {
    everySeed(50, (seed) => {
      const steps = fineSteps(seed);
      expect(steps).toHaveLength(44);
      expect(new Set(steps.map(({ from }) => from)).size).toBe(44);
      expect(steps.every(({ from, to }) => to === from + 1 && from >= 64 && to <= PLAIN_STEP.to)).toBe(true);
      for (const { group } of steps) expect(steps.filter((step) => step.group === group)).toHaveLength(4);
    });
  });

  it('has levels that outputs of 8 and of 10 bits never round by a half, whatever a half float makes of them', () => {
    for (let level = 64; level <= PLAIN_STEP.to; level++) {
      const error = halfFloatError(signalOf(level));
      // 2^-14 of the signal below 1/4, so 2^-14 · 255 = 0.0156 codes; 2^-15 below 1/8.
      expect(error * 255).toBeLessThanOrEqual(0.0156);
      const code = 255 * signalOf(level);
      expect(Math.abs(code - Math.floor(code) - 0.5)).toBeGreaterThan(error * 255);
      expect(Math.round(MAX_LEVEL * (signalOf(level) + error))).toBe(level);
      expect(Math.round(MAX_LEVEL * (signalOf(level) - error))).toBe(level);
    }
    // Two levels differ by 255 / 1023 = 0.2493 codes: a quarter, within the precision of half floats.
    expect(Math.abs(255 * signalOf(1) - 0.25)).toBeLessThan(0.001);
    // Near white two half floats are 1/2048 apart, so the error is at most 255 / 4096 = 0.062 codes.
    expect(255 * halfFloatError(0.9)).toBeCloseTo(0.0623, 4);
  });

  it('are seen where each step was, and not seen where only those of whole codes were', () => {
    expect(fineFigure(answered(1, (level) => level)).seen).toBe('quarter');
    expect(fineFigure(answered(2, codeOfLevel)).seen).toBe('whole');
    expect(fineFigure(answered(3, (level) => Math.floor(255 * signalOf(level)))).seen).toBe('whole');
    // Limited range: 219 shades of 255.
    expect(fineFigure(answered(4, (level) => Math.round(219 * signalOf(level)))).seen).not.toBe('quarter');
  });

  it('are told neither way where no step was seen, nothing was asked, or every other step was', () => {
    expect(fineFigure(answered(5, () => 0)).seen).toBeNull();
    expect(fineFigure([]).seen).toBeNull();
    expect(fineFigure(answered(6, (level) => level >> 1)).seen).toBeNull();
  });
});
