import { describe, expect, it } from 'vitest';
import { GUESS_RATE, ratioSteps, rightChance, seenChance, stepStaircase } from '../../../../measure/panel/detection';
import {
  bayesUpdate,
  bestStimulus,
  momentsOf,
  quantileOf,
  questOf,
  uniformBelief,
  updateBelief,
} from '../../../../measure/panel/quest';

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

  it.each([
    [[0.5, 0.5], 1, 1, [0.25, 0.75]],
    [[0.5, 0.5], 1, 0, [0.75, 0.25]],
    [[0.25, 0.75], 1, 1, [0.1, 0.9]],
    // A stimulus that tells nothing changes nothing.
    [[0.25, 0.75], 0, 1, [0.25, 0.75]],
  ])('follows Bayes: from %j, stimulus %i, answer %i to %j', (belief, stimulus, answer, after) =>
    expect(updateBelief(coin, belief, stimulus, answer)).toEqual(after.map((share) => expect.closeTo(share, 12))),
  );

  it('starts without a preference, and keeps a belief that no answer explains', () => {
    expect(uniformBelief(coin)).toEqual([0.5, 0.5]);
    const belief = [0.25, 0.75];
    expect(bayesUpdate(belief, () => 0)).toBe(belief);
  });

  it('asks what tells most, and of two that tell the same the first', () => {
    const bent = (slope: number) => (_: number, parameter: number) => [
      0.5 - slope * parameter,
      0.5 + slope * parameter,
    ];
    const of = (...slopes: number[]) =>
      questOf({
        parameters: [-1, 1],
        stimuli: slopes.map((_, i) => i),
        chancesOf: (stimulus, parameter) => bent(slopes[stimulus] ?? 0)(0, parameter),
      });
    expect(bestStimulus(coin, uniformBelief(coin))).toBe(1);
    expect([of(0.1, 0.3, 0.2), of(0.3, 0.3), of(0.2, 0.1)].map((quest) => bestStimulus(quest, [0.5, 0.5]))).toEqual([
      ...[1, 0, 0],
    ]);
    // The entropy of the answer is 2 · ½ · ln 2 at a slope of 0.
    expect([...of(0).entropies]).toEqual([Math.LN2, Math.LN2]);
  });

  it.each([
    [[0, 1], [0.25, 0.75], 0.75, Math.sqrt(0.1875)],
    [[2, 4, 6], [0.25, 0.5, 0.25], 4, Math.SQRT2],
    [[0.1, 0.7], [0, 1], 0.7, 0],
  ])('gives mean and deviation of %j with %j', (parameters, belief, mean, deviation) => {
    const moments = momentsOf(parameters, belief);
    expect(moments.mean).toBeCloseTo(mean, 12);
    expect(moments.deviation).toBeCloseTo(deviation, 7);
  });

  it.each([
    [[0, 1, 2], [0.5, 0.5, 0], 0.25, 0.5],
    [[0, 1, 2], [0.5, 0.5, 0], 0.5, 1],
    [[0, 1, 3], [0, 0.5, 0.5], 0.25, 2],
    [[0, 1, 2], [0, 0, 1], 0.99, 2],
    [[3, 7], [0, 0], 0.5, 7],
    [[3, 7], [0, 1], 0, 7],
    [[], [], 0.5, 0],
  ])('of %j with %j, a share of %d lies below %d', (parameters, belief, share, value) =>
    expect(quantileOf(parameters, belief, share)).toBeCloseTo(value, 12),
  );
});

describe('detection', () => {
  it.each([
    [3, 3, 4, 0.5],
    [0, 3, 4, 0],
    [-3, 3, 1, 0],
    [6, 3, 1, 0.75],
    [1.5, 3, 2, 1 - 2 ** -0.25],
  ])('of a difference of %d at a threshold of %d and a steepness of %d: %d', (difference, threshold, steepness, seen) =>
    expect(seenChance(difference, threshold, steepness)).toBe(seen),
  );

  it('is right by a guess where nothing is seen, and wrong by a lapse where everything is', () => {
    expect([0, 0.5, 1].map(rightChance)).toEqual([GUESS_RATE, 0.25 + 0.75 * 0.94 * 0.5, 0.25 + 0.75 * 0.94]);
    expect(ratioSteps(1, 8, 4).map(Math.round)).toEqual([1, 2, 4, 8]);
  });

  it('is asked for by wrong and right answers', () => {
    const { chances, answers, parameters, stimuli } = stepStaircase(3, [3, 6], 1).quest;
    const right = rightChance(0.5);
    expect([answers, parameters, stimuli]).toEqual([2, [3, 6], [1, 2, 3]]);
    expect([chances[(2 * 2 + 0) * 2], chances[(2 * 2 + 1) * 2]]).toEqual([1 - right, right]);
  });
});
