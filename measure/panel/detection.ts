import { type Belief, bestStimulus, questOf, uniformBelief, updateBelief } from './quest';

/**
 * Lapse rate: share of answers given without looking. A quarter of them are right by chance. People lapse in 0 to 6 % of
 * trials (Wichmann and Hill 2001, https://doi.org/10.3758/BF03194544). The upper end, so that the limits of a figure
 * also hold for those who lapse more: see `panel.rows.ts`.
 */
export const LAPSE = 0.06;
/** Probability of the right quarter for a person who sees nothing. 'I see none' counts as a wrong answer. */
export const GUESS_RATE = 0.25;

/**
 * Probability that a difference is seen, 0 to 1: a Weibull function that is one half at the threshold, with the
 * exponent `steepness`. Difference and threshold have the same unit.
 */
export const seenChance = (difference: number, threshold: number, steepness: number): number =>
  difference <= 0 ? 0 : 1 - 2 ** -((difference / threshold) ** steepness);

/** Probability of naming the right one of four quarters, given the probability that the difference is seen. */
export const rightChance = (seen: number): number => GUESS_RATE + (1 - GUESS_RATE) * (1 - LAPSE) * seen;

/** `count` logarithmically spaced numbers from `low` to `high`. */
export const ratioSteps = (low: number, high: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => low * (high / low) ** (i / (count - 1)));

/** A staircase for the smallest visible step, of 1 to `largest` codes. Its answers are 0 for wrong and 1 for right. */
export function stepStaircase(largest: number, thresholds: readonly number[], steepness: number) {
  const quest = questOf({
    parameters: thresholds,
    stimuli: Array.from({ length: largest }, (_, i) => i + 1),
    chancesOf: (stimulus, threshold) => {
      const right = rightChance(seenChance(stimulus, threshold, steepness));
      return [1 - right, right];
    },
  });
  return {
    quest,
    /** The belief before the first answer. */
    initial: (): Belief => uniformBelief(quest),
    /** The step of the next question, in codes. */
    next: (belief: Belief): number => quest.stimuli[bestStimulus(quest, belief)] ?? 1,
    /** The belief after an answer to a step of this many codes. `right` is whether it was correct. */
    learn: (belief: Belief, codes: number, right: boolean): Belief =>
      updateBelief(quest, belief, codes - 1, Number(right)),
  };
}
