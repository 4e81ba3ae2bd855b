export { randomOf } from '../bench/figures.mjs';

/**
 * A normally distributed number with mean 0 and standard deviation 1 (Box–Muller transform).
 * @param random uniform numbers from 0 (inclusive) to 1 (exclusive)
 */
export const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Draws uniform numbers from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number;

/** A uniform number between two others. */
export const between = (random: Random, from: number, to: number): number => from + (to - from) * random();

/** One of a list, each as likely. */
export const oneOf = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

/** How many random cases a test tries: all of them with `ASSAY_RUNS=all`, else a fifth. */
export const runs = (all: number): number => (process.env.ASSAY_RUNS === 'all' ? all : Math.ceil(all / 5));
