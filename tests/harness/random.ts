export { randomOf } from '../bench/figures.mjs';

/** A normally distributed number with mean 0 and deviation 1 (Box and Muller). @param random numbers from 0 up to 1 */
export const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
