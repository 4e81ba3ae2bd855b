import { describe, expect, it } from 'vitest';
import { GUESS_RATE, rightChance, seenChance } from '../../../measure/panel/detection';
import {
  bestStimulus,
  momentsOf,
  quantileOf,
  questOf,
  uniformBelief,
  updateBelief,
} from '../../../measure/panel/quest';

describe('QUEST+', () => {
  // Probabilities set by hand: the answer is correct in 3 of 4 cases at parameter 1, and in 1 of 4 at parameter 0.
  const coin = questOf({
    parameters: [0, 1],
    stimuli: [0, 1],
    chancesOf: (stimulus, parameter) => {
      const right = stimulus === 0 ? 0.5 : 0.25 + 0.5 * parameter;
      return [1 - right, right];
    },
  });

  it('follows Bayes', () => {
    expect(updateBelief(coin, uniformBelief(coin), 1, 1)).toEqual([0.25, 0.75]);
    expect(updateBelief(coin, [0.25, 0.75], 1, 1)[1]).toBeCloseTo(0.9, 12);
  });

  it('asks what tells something, and not what tells nothing', () => {
    expect(bestStimulus(coin, uniformBelief(coin))).toBe(1);
  });

  it('gives mean, deviation and quantiles of a belief', () => {
    expect(momentsOf([0, 1], [0.25, 0.75])).toEqual({ mean: 0.75, deviation: Math.sqrt(0.1875) });
    expect(quantileOf([0, 1, 2], [0.5, 0.5, 0], 0.25)).toBe(0.5);
    expect(quantileOf([0, 1, 2], [0, 0, 1], 0.99)).toBeCloseTo(2, 12);
  });
});

describe('detection', () => {
  it('is a half at the threshold, and never without a difference', () => {
    expect(seenChance(3, 3, 4)).toBe(0.5);
    expect(seenChance(0, 3, 4)).toBe(0);
    expect(rightChance(0)).toBe(GUESS_RATE);
    expect(rightChance(1)).toBeCloseTo(0.25 + 0.75 * 0.97, 12);
  });
});
