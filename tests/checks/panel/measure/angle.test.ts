import { describe, expect, it } from 'vitest';
import { ratioOf, stepFigure, viewStaircase } from '../../../../measure/panel/angle';

describe('viewing angle', () => {
  /** The figure after so many answers without error: every step from `threshold` up is seen. */
  const learned = (threshold: number, answers: number) => {
    let belief = viewStaircase.initial();
    for (let i = 0; i < answers; i++)
      belief = viewStaircase.learn(belief, viewStaircase.next(belief), viewStaircase.next(belief) >= threshold);
    return stepFigure(belief);
  };

  it('finds thresholds and their ratio', () => {
    const [ahead, aside] = [4, 12].map((threshold) => learned(threshold, 30));
    if (!ahead || !aside) throw new Error('No threshold');
    for (const { value, low, high } of [ahead, aside])
      expect([low, value, high].toSorted((a, b) => a - b)).toEqual([low, value, high]);
    const { value, low, high } = ratioOf(ahead, aside);
    expect(value).toBeGreaterThan(2.3);
    expect(value).toBeLessThan(3.9);
    expect(low).toBeLessThan(3);
    expect(high).toBeGreaterThan(3);
  });

  it('is a ratio of two log-normal thresholds', () => {
    const around = (value: number) => ({ value, low: value / 2, high: value * 2 });
    const factor = 2 ** Math.SQRT2;
    const { value, low, high } = ratioOf(around(4), around(8));
    expect([value, low * factor, high / factor].map((one) => one.toFixed(9))).toEqual(Array(3).fill('2.000000000'));
  });

  it('has no threshold where nothing was seen', () => {
    expect(learned(Number.POSITIVE_INFINITY, 12)).toBeNull();
  });
});
