import type { Quest } from './quest';
import { questOf } from './quest';

/**
 * Lapse rate: share of answers given without looking. A quarter of them are right by chance. People lapse in 0 to 6 % of
 * trials (Wichmann and Hill 2001, https://doi.org/10.3758/BF03194544). The upper end, so that the limits of a figure
 * also hold for those who lapse more: see `panel.rows.ts`.
 */
const LAPSE = 0.06;
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

/** Answer indices of a threshold staircase. */
export const answers = { wrong: 0, right: 1 } as const;

/** A staircase for the smallest visible difference, in the unit of its stimuli. */
export const thresholdQuest = (stimuli: readonly number[], thresholds: readonly number[], steepness: number): Quest =>
  questOf({
    parameters: thresholds,
    stimuli,
    chancesOf: (stimulus, threshold) => {
      const right = rightChance(seenChance(stimulus, threshold, steepness));
      return [1 - right, right];
    },
  });
