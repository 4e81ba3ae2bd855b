import { describe, expect, it } from 'vitest';
import { freshNear, learnedNear, MAX_NEAR_CODE, nearFigure, nextNear, openChannel } from '../../../measure/panel/near';

describe('near black and near white', () => {
  /** Answers without error: seen from this code on. */
  const told = (first: number) => {
    let belief = freshNear();
    for (let i = 0; i < 25; i++) {
      const codes = nextNear(belief);
      belief = learnedNear(belief, codes, codes >= first);
    }
    return nearFigure(belief);
  };

  it.each([1, 2, 3, 5, 8, 12, 20])('finds the first code %i', (first) => {
    const { code, low, high, sure } = told(first);
    // Somebody without error is steeper than the model, which far from black costs a fifth.
    expect(Math.abs((code ?? 99) - first)).toBeLessThanOrEqual(Math.max(1, 0.2 * first));
    expect(low).toBeLessThanOrEqual(code ?? 0);
    expect(high ?? 99).toBeGreaterThanOrEqual(code ?? 99);
    if (first <= 8) expect(sure).toBeGreaterThan(0.9);
  });

  it('says that none was seen where none was', () => {
    expect(told(MAX_NEAR_CODE + 20)).toMatchObject({ code: null, high: null });
  });

  it('knows nothing at first, and asks for the channel that it knows least of', () => {
    expect(nearFigure(freshNear()).sure).toBeLessThan(0.5);
    let known = freshNear();
    for (let i = 0; i < 20; i++) known = learnedNear(known, nextNear(known), nextNear(known) >= 3);
    expect(openChannel([known, freshNear(), known])).toBe(1);
    expect(openChannel([known, known, known])).toBeNull();
  });
});
