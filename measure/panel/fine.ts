import { drawInteger, shuffled, streams } from '../random';
import { type Explanation, explained, PERIOD, type Step, type StepAnswer, shown, shownAs } from './steps';

/**
 * The highest 10-bit level. A level is a quarter of an 8-bit code (255 / 1023 = 0.249). The test uses levels rather
 * than exact quarters, because a 10-bit output shows each level exactly, and an 8-bit output never has to round a level
 * by exactly one half.
 */
export const MAX_LEVEL = 1023;

/** The sRGB signal of a gray level, 0 to 1. */
export const signalOf = (level: number): number => level / MAX_LEVEL;

/**
 * Maximum distance of the nearest half float from a signal above 0. Half floats have 11 significant bits. In codes, the
 * error is 0.016 at the levels of this test (signals below 1/4), and 0.062 near white, where a quarter code is no
 * longer precise enough.
 */
export const halfFloatError = (signal: number): number => 2 ** (Math.floor(Math.log2(signal)) - 11);

/** The 8-bit code nearest to a level. */
export const codeOfLevel = (level: number): number => Math.round(255 * signalOf(level));

/**
 * Number of groups of four steps, spacing of the ranges in which they begin, and lowest level. The groups lie in dark
 * grays, codes 16 to 49. There, a step of one level is 1 to 3.5 % of the light, near the visibility threshold; in
 * lighter grays it is less.
 */
const GROUPS = 11;
const GROUP_SPACING_LEVELS = 12;
const FIRST_GROUP_LEVEL = 64;
/** A step that everyone sees, for catch trials. Its levels are the highest of a run. */
export const PLAIN_STEP = { from: 100, to: 200 } as const;

/** All steps of a run, in the order of asking. */
export function fineSteps(seed: number): readonly Step[] {
  const all = Array.from({ length: GROUPS }, (_, group) => {
    const begin =
      FIRST_GROUP_LEVEL +
      group * GROUP_SPACING_LEVELS +
      drawInteger(seed, streams.level, group, GROUP_SPACING_LEVELS - PERIOD + 1);
    return Array.from({ length: PERIOD }, (_, i): Step => ({ group, from: begin + i, to: begin + i + 1 }));
  });
  return shuffled(all.flat(), seed, streams.order);
}

/** `quarter`: steps of a quarter code are visible. `whole`: only steps of whole codes are visible. */
export type Fineness = 'quarter' | 'whole';

export interface FineFigure {
  /** What the answers show; null if they are inconclusive. */
  readonly seen: Fineness | null;
  /** Probability of `seen`, or of the likelier result, 0 to 1. */
  readonly chance: number;
}

/** Minimum probability for reporting a result. */
const MIN_REPORT_PROBABILITY = 0.95;

const codesBetween = (code: (level: number) => number) => shown(({ from, to }) => PERIOD * (code(to) - code(from)));

const explanations: readonly Explanation<Fineness>[] = [
  { name: 'quarter', prior: 0.45, chances: shownAs.whole },
  { name: 'whole', prior: 0.3, chances: codesBetween(codeOfLevel) },
  { name: 'whole', prior: 0.05, chances: codesBetween((level) => Math.floor(255 * signalOf(level))) },
  { name: 'whole', prior: 0.1, chances: shownAs.atAnyPhase(PERIOD) },
  // A 9-bit output shows every other step.
  ...[0, 1].map((phase) => ({ name: null, prior: 0.025, chances: shownAs.inPeriod(2, phase) })),
  { name: null, prior: 0.05, chances: shownAs.byChance },
];

/** Infers from the answers whether steps of a quarter code are visible. */
export function fineFigure(answers: readonly StepAnswer[]): FineFigure {
  const chanceOf = explained(explanations, answers);
  const likelier = chanceOf('quarter') >= chanceOf('whole') ? 'quarter' : 'whole';
  const chance = chanceOf(likelier);
  return { seen: chance >= MIN_REPORT_PROBABILITY ? likelier : null, chance };
}
