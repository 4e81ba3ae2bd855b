// @ts-check
/** Statistics that the benches share. */

/**
 * A quantile by linear interpolation (Hyndman and Fan 1996, type 7). NaN if there are no values.
 * @param {readonly number[]} values @param {number} share 0 to 1
 */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * Math.min(1, Math.max(0, share));
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place % 1);
}

/**
 * Median, 95th percentile and spread, in the unit of the values. The spread is the interquartile range.
 * @param {readonly number[]} values
 */
export function summaryOf(values) {
  const [low, median, high, p95] = [0.25, 0.5, 0.75, 0.95].map((share) => quantile(values, share));
  return {
    median: median ?? Number.NaN,
    p95: p95 ?? Number.NaN,
    spread: (high ?? Number.NaN) - (low ?? Number.NaN),
  };
}

/**
 * A generator of numbers from 0 to 1. The same seed gives the same numbers. https://github.com/cprosche/mulberry32
 * @param {number} seed
 */
export function randomOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns the items in random order (Fisher–Yates). The same source of numbers gives the same order.
 * @template Item @param {readonly Item[]} items @param {() => number} random @returns {Item[]}
 */
export function shuffled(items, random) {
  const order = [...items];
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const [a, b] = [order[i], order[j]];
    order[i] = /** @type {Item} */ (b);
    order[j] = /** @type {Item} */ (a);
  }
  return order;
}

const MIN_ROUNDS = 3;
/** Default number of bootstrap resamples. */
const DRAWS = 4000;

/**
 * The ratio of a variant's cost to `base`, with its 95 % confidence interval, from rounds in which both ran one after
 * the other. The logarithms of the rounds are averaged, so that a ratio and its inverse have the same weight. The
 * interval is a studentized bootstrap over the rounds (Efron and Tibshirani 1993, chapter 12.5), because the plain
 * bootstrap is too narrow for so few rounds.
 * @param {readonly number[]} costs one value per round, above 0 @param {readonly number[]} base of the same rounds
 * @param {number} [seed] @param {number} [draws] number of resamples
 * @returns {{ ratio: number, low: number, high: number }}
 * @throws {RangeError} if there are fewer than 3 rounds, the lengths differ, or a value is not above 0
 */
export function ratioOf(costs, base, seed = 1, draws = DRAWS) {
  if (costs.length !== base.length || costs.length < MIN_ROUNDS) {
    throw new RangeError(`No ratio of ${costs.length} rounds to ${base.length}`);
  }
  const logs = costs.map((cost, i) => Math.log(cost / (base[i] ?? Number.NaN)));
  if (!logs.every(Number.isFinite)) throw new RangeError('A round without a cost has no ratio');
  const { mean, error } = meanOf(logs);
  const random = randomOf(seed);
  /** @type {number[]} */
  const ts = [];
  for (let i = 0; i < draws; i++) {
    const again = meanOf(logs.map(() => logs[Math.floor(random() * logs.length)] ?? Number.NaN));
    // A resample that contains only one round has no standard error.
    if (again.error > 0) ts.push((again.mean - mean) / again.error);
  }
  const t = (/** @type {number} */ share) => (ts.length > 0 ? quantile(ts, share) : 0);
  return {
    ratio: Math.exp(mean),
    low: Math.exp(mean - t(0.975) * error),
    high: Math.exp(mean - t(0.025) * error),
  };
}

/** The mean and its standard error. @param {readonly number[]} values */
export function meanOf(values) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (values.length - 1) / values.length) };
}
