import { ratioSteps, rightChance, seenChance } from './detection';
import { drawInteger, shuffled, streams } from './random';
import type { Quarter } from './trials';

/** A question about bit depth: is code `to` told from code `from`, in one channel? */
export interface BitStep {
  /** 0 red, 1 green, 2 blue. */
  readonly channel: 0 | 1 | 2;
  /** Steps with the same group have about the same visibility. */
  readonly group: number;
  readonly from: number;
  readonly to: number;
}

/** Successive codes in a group below the top, so that each holds one step of every period of four. */
const PERIOD = 4;
/** Where the groups of a channel begin, as ranges of codes. The last one is beside the top, to compare with it. */
const GROUPS = [
  { low: 64, high: 112 },
  { low: 136, high: 184 },
  { low: 248, high: 248 },
] as const;
/** Pairs among the four highest codes. */
const TOP = [
  { from: 252, to: 254 },
  { from: 253, to: 255 },
  { from: 252, to: 255 },
] as const;
const CHANNELS = [0, 1, 2] as const;

/** All steps of a run, in the order in which they are asked: twelve places, four in each channel. */
export function bitSteps(seed: number): readonly BitStep[] {
  const all = CHANNELS.flatMap((channel) => [
    ...GROUPS.flatMap(({ low, high }, index): BitStep[] => {
      const group = channel * GROUPS.length + index;
      const begin = low + drawInteger(seed, streams.level, group, high - low + 1);
      return Array.from({ length: PERIOD }, (_, i) => ({ channel, group, from: begin + i, to: begin + i + 1 }));
    }),
    ...TOP.map((pair): BitStep => ({ channel, group: (channel + 1) * GROUPS.length - 1, ...pair })),
  ]);
  return shuffled(all, seed, streams.order);
}

export interface BitAnswer extends BitStep {
  readonly right: boolean;
}

export type BitDepth = 'every' | 'fours' | 'top';

export interface BitFigure {
  /** What the answers show; null where they do not tell. */
  readonly seen: BitDepth | null;
  /** Probability of each, 0 to 1. What is left of 1 is anything else. */
  readonly chances: Readonly<Record<BitDepth, number>>;
}

/** Thresholds of a group, in codes. */
const THRESHOLDS = ratioSteps(0.2, 16, 18);
const STEEPNESS = 3;
/** How far a group's threshold may be from the observer's, in places of that list: by two thirds. */
const DEVIATION = 2;
/** A figure is told from this probability on. What speaks against a panel needs more. */
const SURE = { every: 0.95, fours: 0.99, top: 0.99 } as const;
/** Chance of the right answer by codes that the panel shows (0 to 4) and index of the threshold. */
const RIGHT = Array.from({ length: PERIOD + 1 }, (_, codes) =>
  THRESHOLDS.map((threshold) => rightChance(seenChance(codes, threshold, STEEPNESS))),
);

const isTop = ({ from }: BitStep) => from >= 252;

/** Codes that a panel shows between two codes, where its steps lie at every `period`th code from `phase` on. */
const shownInPeriod = ({ from, to }: BitStep, period: number, phase: number): number =>
  period * (Math.floor((to + period - phase) / period) - Math.floor((from + period - phase) / period));

/** The chance that the answers of a group were given, at each threshold, where the panel shows `right` of each step. */
function chancesOf(answers: readonly BitAnswer[], right: (step: BitStep, threshold: number) => number): Float64Array {
  const chances = new Float64Array(THRESHOLDS.length).fill(1);
  for (const answer of answers) {
    for (let t = 0; t < chances.length; t++) {
      const chance = right(answer, t);
      chances[t] = (chances[t] ?? 0) * (answer.right ? chance : 1 - chance);
    }
  }
  // A group's own threshold may be the observer's, or higher or lower by two thirds.
  return chances.map((chance, t) => {
    const at = (place: number) => chances[Math.min(chances.length - 1, Math.max(0, place))] ?? 0;
    return (at(t - DEVIATION) + chance + at(t + DEVIATION)) / 3;
  });
}

/** Adds the logarithms of some chances, threshold by threshold, to what other groups gave. */
function add(logs: Float64Array, chances: Float64Array): void {
  for (let t = 0; t < logs.length; t++) logs[t] = (logs[t] ?? 0) + Math.log(chances[t] ?? 0);
}

/** An explanation of the answers: its weight before the first one, and what a group's answers are worth by it. */
interface Explanation {
  readonly depth: BitDepth | null;
  readonly prior: number;
  readonly chances: (group: readonly BitAnswer[]) => Float64Array;
}

const shown = (codes: (step: BitStep) => number) => (group: readonly BitAnswer[]) =>
  chancesOf(group, (step, t) => RIGHT[Math.min(PERIOD, codes(step))]?.[t] ?? 0);
const inPeriod = (period: number, phase: number) => shown((step) => shownInPeriod(step, period, phase));
const phases = (period: number) => Array.from({ length: period }, (_, phase) => phase);

const explanations: readonly Explanation[] = [
  { depth: 'every', prior: 0.3, chances: shown(({ from, to }) => to - from) },
  { depth: 'top', prior: 0.3, chances: shown((step) => (isTop(step) ? 0 : step.to - step.from)) },
  // Where the lowest bits are cut off, steps lie at multiples of four. Else they lie at other codes, or shift from group to
  // group where 63 steps span 255 codes.
  { depth: 'fours', prior: 0.2, chances: inPeriod(PERIOD, 0) },
  ...[1, 2, 3].map((phase) => ({ depth: 'fours' as const, prior: 0.02, chances: inPeriod(PERIOD, phase) })),
  { depth: 'fours', prior: 0.1, chances: shifting },
  ...phases(2).map((phase) => ({ depth: null, prior: 0.05 / 2, chances: inPeriod(2, phase) })),
  // Each step is shown or not, by the toss of a coin.
  {
    depth: null,
    prior: 0.05,
    chances: (group) =>
      chancesOf(group, ({ from, to }, t) => ((RIGHT[0]?.[t] ?? 0) + (RIGHT[to - from]?.[t] ?? 0)) / 2),
  },
];

function shifting(group: readonly BitAnswer[]): Float64Array {
  const all = phases(PERIOD).map((phase) => inPeriod(PERIOD, phase)(group));
  return new Float64Array(THRESHOLDS.length).map(
    (_, t) => all.reduce((sum, chances) => sum + (chances[t] ?? 0), 0) / PERIOD,
  );
}

/**
 * Which steps between codes a panel shows, from the answers. Compares explanations by the probability that each gives to
 * all answers, over every visibility that a step of one code may have (Bayesian model comparison, Kass and Raftery 1995,
 * https://doi.org/10.1080/01621459.1995.10476572). Somebody who sees no single step gives about the same probability to
 * all of them, so that nothing is told.
 */
export function bitFigure(answers: readonly BitAnswer[]): BitFigure {
  const groups = [...new Set(answers.map(({ group }) => group))].map((one) =>
    answers.filter(({ group }) => group === one),
  );
  const logs = explanations.map(({ prior, chances }) => {
    const byThreshold = new Float64Array(THRESHOLDS.length).fill(Math.log(prior / THRESHOLDS.length));
    for (const group of groups) add(byThreshold, chances(group));
    return byThreshold;
  });
  const most = Math.max(...logs.map((byThreshold) => Math.max(...byThreshold)));
  const weights = logs.map((byThreshold) => byThreshold.reduce((sum, log) => sum + Math.exp(log - most), 0));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const chanceOf = (depth: BitDepth) =>
    explanations.reduce((sum, one, i) => sum + (one.depth === depth ? (weights[i] ?? 0) : 0), 0) / all;
  const chances = { every: chanceOf('every'), fours: chanceOf('fours'), top: chanceOf('top') };
  const seen = (['every', 'fours', 'top'] as const).find((depth) => chances[depth] >= SURE[depth]) ?? null;
  return { seen, chances };
}

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
 * @returns codes in the order of the quarters, with the one halfway at `place`
 */
export function noiseCodes(seed: number, index: number, place: Quarter): readonly number[] {
  const ranks = shuffled([0, 1, 2, 3, 4, 5, 6, 7], seed, streams.phase + 16 * (index + 1)).slice(0, 4);
  const begin = 64 + PERIOD * drawInteger(seed, streams.level, 100 + index, 16);
  return ranks.map((rank, quarter) => begin + PERIOD * rank + (quarter === place ? PERIOD / 2 : 0));
}

/** Whether moving noise was seen; null where the answers do not tell. */
export function noiseSeen(right: number, asked: number): boolean | null {
  if (asked < NOISE_TRIALS) return null;
  if (right >= MIN_NOISE_RIGHT) return true;
  return right <= MAX_NO_NOISE_RIGHT ? false : null;
}
