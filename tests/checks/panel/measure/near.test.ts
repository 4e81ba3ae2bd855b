import { describe, expect, it } from 'vitest';
import { nearOf } from '../../../../machines/panel/figures';
import { leastCertainChannel, MAX_NEAR_CODE, nearFigure, nearStaircase } from '../../../../measure/panel/near';
import type { Belief } from '../../../../measure/panel/quest';

describe('near black and near white', () => {
  /** What is known after so many answers without error: every code from `first` up is seen. */
  const learned = (first: number, answers: number) => {
    let belief = nearStaircase.initial();
    for (let i = 0; i < answers; i++) {
      const codes = nearStaircase.next(belief);
      belief = nearStaircase.learn(belief, codes, codes >= first);
    }
    return belief;
  };

  it.each([1, 2, 3, 5, 8, 12, 20])('finds the first code %i', (first) => {
    const { code, low, high, sure } = nearFigure(learned(first, 25));
    // An observer without error is steeper than the model, which costs up to a fifth far from black.
    expect(Math.abs((code ?? 99) - first)).toBeLessThanOrEqual(Math.max(1, 0.2 * first));
    expect(low).toBeLessThanOrEqual(code ?? 0);
    expect(high ?? 99).toBeGreaterThanOrEqual(code ?? 99);
    if (first <= 8) expect(sure).toBeGreaterThan(0.9);
  });

  it('says that none was seen where none was', () => {
    expect(nearFigure(learned(MAX_NEAR_CODE + 20, 25))).toMatchObject({ code: null, high: null });
  });

  it('knows nothing at first, and asks for the channel that it knows least of', () => {
    expect(nearFigure(nearStaircase.initial()).sure).toBeLessThan(0.5);
    const known = learned(3, 20);
    expect(leastCertainChannel([known, nearStaircase.initial(), known])).toBe(1);
    expect(leastCertainChannel([known, known, known])).toBeNull();
    const isSure = (beliefs: readonly Belief[]) => nearOf({ seed: 1, trials: [], beliefs }).isSure;
    expect([isSure([known, known, known]), isSure([known, nearStaircase.initial(), known])]).toEqual([true, false]);
  });
});
