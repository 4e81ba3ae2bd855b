import { drawInteger, shuffled, streams } from './random';
import { PERIOD } from './steps';
import type { Quarter } from './trials';

/** Questions about moving noise. */
export const NOISE_TRIALS = 6;
/** So many right ones are not by chance: 0.46 % of those who guess have as many. */
const MIN_NOISE_RIGHT = 5;
/** With so few right ones none was seen. Of those who see it in every second look 17 % have as few. */
const MAX_NO_NOISE_RIGHT = 2;

/**
 * Codes of the four quarters in a question about moving noise. Panels that mix shades over time show multiples of four
 * as they are, and mix two of them in equal parts halfway between. So one quarter is halfway, and all four differ at
 * random, so that an odd brightness does not give it away.
 * @param start where the codes begin: at one of `count` multiples of four from `from` on
 * @returns codes in the order of the quarters, with the one halfway at `place`
 */
export function noiseCodes(
  start: { readonly from: number; readonly count: number },
  seed: number,
  index: number,
  place: Quarter,
): readonly number[] {
  const ranks = shuffled([0, 1, 2, 3, 4, 5, 6, 7], seed, streams.phase + 16 * (index + 1)).slice(0, 4);
  const begin = start.from + PERIOD * drawInteger(seed, streams.level, 100 + index, start.count);
  return ranks.map((rank, quarter) => begin + PERIOD * rank + (quarter === place ? PERIOD / 2 : 0));
}

/** Whether moving noise was seen; null where the answers do not tell. */
export function noiseSeen(right: number, asked: number): boolean | null {
  if (asked < NOISE_TRIALS) return null;
  if (right >= MIN_NOISE_RIGHT) return true;
  return right <= MAX_NO_NOISE_RIGHT ? false : null;
}
