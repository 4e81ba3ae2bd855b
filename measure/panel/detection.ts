import type { Quest } from './quest';
import { questOf } from './quest';

/** Share of answers that are given without looking, of which a quarter are right by chance. */
const LAPSE = 0.03;
/** Chance of the right quarter for a person who sees nothing. 'I see none' counts as a wrong answer. */
export const GUESS = 0.25;

/**
 * Chance that a difference is seen, 0 to 1, after Weibull: half at the threshold, `steepness` is its exponent. Difference
 * and threshold in the same unit.
 */
export const seenChance = (difference: number, threshold: number, steepness: number): number =>
  difference <= 0 ? 0 : 1 - 2 ** -((difference / threshold) ** steepness);

/** Chance of naming the right one of four quarters, where the difference is seen with this chance. */
export const rightChance = (seen: number): number => GUESS + (1 - GUESS) * (1 - LAPSE) * seen;

/** `count` numbers from `low` to `high` whose ratios are equal. */
export const ratioSteps = (low: number, high: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => low * (high / low) ** (i / (count - 1)));

/** Answers of a staircase for a threshold. */
export const answers = { wrong: 0, right: 1 } as const;

/** A staircase for the smallest difference that is seen, in the unit of its stimuli. */
export const thresholdQuest = (stimuli: readonly number[], thresholds: readonly number[], steepness: number): Quest =>
  questOf({
    parameters: thresholds,
    stimuli,
    chancesOf: (stimulus, threshold) => {
      const right = rightChance(seenChance(stimulus, threshold, steepness));
      return [1 - right, right];
    },
  });
