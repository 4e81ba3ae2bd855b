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
/** A figure is told from this probability on. What speaks against a panel needs more. */
const SURE = { every: 0.95, fours: 0.99, top: 0.99 } as const;
/**
 * What is thought of each before the first answer. Beside the three there are steps of two, and any other pattern of
 * missing steps.
 */
const PRIORS = { every: 0.3, fours: 0.3, top: 0.3, twos: 0.05, other: 0.05 } as const;

/** Chance of the right answer by codes that the panel shows (0 to 4) and index of the threshold. */
const RIGHT = Array.from({ length: PERIOD + 1 }, (_, codes) =>
  THRESHOLDS.map((threshold) => rightChance(seenChance(codes, threshold, STEEPNESS))),
);

const isTop = ({ from }: BitStep) => from >= 252;

/** Codes that a panel shows between two codes, where its steps lie at every `period`th code from `phase` on. */
const shownInPeriod = ({ from, to }: BitStep, period: number, phase: number): number =>
  period * (Math.floor((to + period - phase) / period) - Math.floor((from + period - phase) / period));

/** Mean over the thresholds of the chance that the answers of a group were given, where the panel shows `shown` codes. */
function chanceOf(answers: readonly BitAnswer[], shown: (step: BitStep) => number): number {
  let sum = 0;
  for (let t = 0; t < THRESHOLDS.length; t++) {
    let product = 1;
    for (const answer of answers) {
      const right = RIGHT[Math.min(PERIOD, shown(answer))]?.[t] ?? 0;
      product *= answer.right ? right : 1 - right;
    }
    sum += product;
  }
  return sum / THRESHOLDS.length;
}

/** The same where each step is shown or not, by the toss of a coin. */
function chanceOfCoin(answers: readonly BitAnswer[]): number {
  let sum = 0;
  for (let t = 0; t < THRESHOLDS.length; t++) {
    let product = 1;
    for (const { right, from, to } of answers) {
      const chance = ((RIGHT[0]?.[t] ?? 0) + (RIGHT[to - from]?.[t] ?? 0)) / 2;
      product *= right ? chance : 1 - chance;
    }
    sum += product;
  }
  return sum / THRESHOLDS.length;
}

/**
 * Which steps between codes a panel shows, from the answers. Compares five explanations by the probability that each
 * gives to all answers, over every visibility that a step of one code may have (Bayesian model comparison, Kass and
 * Raftery 1995, https://doi.org/10.1080/01621459.1995.10476572). Somebody who sees no single step gives the same
 * probability to all of them, so that nothing is told.
 */
export function bitFigure(answers: readonly BitAnswer[]): BitFigure {
  const groups = [...new Set(answers.map(({ group }) => group))].map((one) =>
    answers.filter(({ group }) => group === one),
  );
  let every = Math.log(PRIORS.every);
  let top = Math.log(PRIORS.top);
  let other = Math.log(PRIORS.other);
  const phases = (period: number, prior: number) => new Array<number>(period).fill(Math.log(prior / period));
  const twos = phases(2, PRIORS.twos);
  // Steps of four lie at the same codes everywhere, or shift from group to group where 63 steps span 255 codes.
  const fours = phases(PERIOD, PRIORS.fours / 2);
  let shifting = Math.log(PRIORS.fours / 2);
  for (const group of groups) {
    const inPeriod = (period: number, phase: number) => chanceOf(group, (step) => shownInPeriod(step, period, phase));
    every += Math.log(chanceOf(group, ({ from, to }) => to - from));
    top += Math.log(chanceOf(group, (step) => (isTop(step) ? 0 : step.to - step.from)));
    other += Math.log(chanceOfCoin(group));
    twos.forEach((log, phase) => {
      twos[phase] = log + Math.log(inPeriod(2, phase));
    });
    let mean = 0;
    fours.forEach((log, phase) => {
      const chance = inPeriod(PERIOD, phase);
      fours[phase] = log + Math.log(chance);
      mean += chance / PERIOD;
    });
    shifting += Math.log(mean);
  }
  const logs = [every, top, shifting, ...fours, other, ...twos];
  const most = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - most));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const total = (from: number, to: number) => weights.slice(from, to).reduce((all, weight) => all + weight, 0) / sum;
  const chances = { every: total(0, 1), top: total(1, 2), fours: total(2, 3 + PERIOD) };
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
 * random, lest the odd brightness give it away.
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
