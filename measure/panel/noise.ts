import { drawInteger, shuffled, streams } from '../random';
import { PERIOD } from './steps';
import { type Four, fourOf, type Quarter } from './trials';

/** Number of questions about moving noise. */
export const NOISE_TRIALS = 6;
/** With this many correct answers, noise was seen. Guessing reaches it in 0.46 % of runs. */
const MIN_NOISE_RIGHT = 5;
/**
 * With at most this many correct answers, none was seen. Of people who see it in every second look, 17 % have so few.
 */
const MAX_NO_NOISE_RIGHT = 2;

/**
 * Codes of the four quarters in a question about moving noise. Panels with temporal dithering show multiples of four
 * directly, and alternate between two of them in equal parts for the code halfway between. So one quarter is halfway.
 * All four differ at random, so that a different brightness does not give the answer away.
 * @param start range of the first code: one of `count` multiples of four starting at `from`
 * @returns codes in the order of the quarters; the halfway code is at `place`
 */
export function noiseCodes(
  start: { readonly from: number; readonly count: number },
  seed: number,
  index: number,
  place: Quarter,
): Four<number> {
  const ranks = shuffled([0, 1, 2, 3, 4, 5, 6, 7], seed, streams.phase + 16 * (index + 1));
  const begin = start.from + PERIOD * drawInteger(seed, streams.level, 100 + index, start.count);
  return fourOf((quarter) => begin + PERIOD * (ranks[quarter] ?? 0) + (quarter === place ? PERIOD / 2 : 0));
}

/** Number of right answers and of all answers about moving noise. */
export interface NoiseCount {
  readonly right: number;
  readonly asked: number;
}

/** Whether moving noise was seen; null if the answers are inconclusive. */
export function noiseSeen({ right, asked }: NoiseCount): boolean | null {
  if (asked < NOISE_TRIALS) return null;
  if (right >= MIN_NOISE_RIGHT) return true;
  return right <= MAX_NO_NOISE_RIGHT ? false : null;
}
