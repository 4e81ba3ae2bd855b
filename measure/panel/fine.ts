import { drawInteger, shuffled, streams } from './random';
import { type Explanation, explained, PERIOD, type Step, type StepAnswer, shown, shownAs } from './steps';

/**
 * The highest level of 10 bits. A level is a quarter of a code (255 / 1023 = 0.249). Levels are asked for rather than
 * exact quarters, because an output of 10 bits shows each of them as it is, and one of 8 bits rounds none of them by a
 * half.
 */
export const MAX_LEVEL = 1023;

/** The sRGB signal of a level of gray, 0 to 1. */
export const signalOf = (level: number): number => level / MAX_LEVEL;

/**
 * How far the nearest half float is from a signal above 0, at most: they have 11 significant bits. In codes that is 0.016
 * at the levels that are asked for (signals below 1/4), and 0.062 near white, where a quarter code is no longer exact
 * enough.
 */
export const halfFloatError = (signal: number): number => 2 ** (Math.floor(Math.log2(signal)) - 11);

/** The code of 8 bits that is nearest to a level. */
export const codeOfLevel = (level: number): number => Math.round(255 * signalOf(level));

/**
 * Groups of four steps, and how many levels lie between where two of them may begin. They lie among dark grays, codes 16
 * to 49: a step of a level is 1 to 3.5 % of the light there, near the least that an eye sees, and less than that among
 * lighter ones.
 */
const GROUPS = 11;
const DISTANCE = 12;
const LOWEST = 64;
/** A step that everyone sees. Its levels are the highest of a run. */
export const PLAIN = { from: 100, to: 200 } as const;

/** All steps of a run, in the order in which they are asked. */
export function fineSteps(seed: number): readonly Step[] {
  const all = Array.from({ length: GROUPS }, (_, group) => {
    const begin = LOWEST + group * DISTANCE + drawInteger(seed, streams.level, group, DISTANCE - PERIOD + 1);
    return Array.from({ length: PERIOD }, (_, i): Step => ({ group, from: begin + i, to: begin + i + 1 }));
  });
  return shuffled(all.flat(), seed, streams.order);
}

/** `quarter`: steps of a quarter code are seen. `whole`: steps of whole codes are, and those between them are not. */
export type Fineness = 'quarter' | 'whole';

export interface FineFigure {
  /** What the answers show; null where they do not tell. */
  readonly seen: Fineness | null;
  /** Probability of what they show, or of the likelier one, 0 to 1. */
  readonly chance: number;
}

/** A figure is told from this probability on. */
const SURE = 0.95;

const codesBetween = (code: (level: number) => number) => shown(({ from, to }) => PERIOD * (code(to) - code(from)));

const explanations: readonly Explanation<Fineness>[] = [
  { name: 'quarter', prior: 0.45, chances: shownAs.whole },
  { name: 'whole', prior: 0.3, chances: codesBetween(codeOfLevel) },
  { name: 'whole', prior: 0.05, chances: codesBetween((level) => Math.floor(255 * signalOf(level))) },
  { name: 'whole', prior: 0.1, chances: shownAs.atAnyPhase(PERIOD) },
  // An output of 9 bits shows every other step.
  ...[0, 1].map((phase) => ({ name: null, prior: 0.025, chances: shownAs.inPeriod(2, phase) })),
  { name: null, prior: 0.05, chances: shownAs.byChance },
];

/** Whether steps of a quarter code are seen, from the answers. */
export function fineFigure(answers: readonly StepAnswer[]): FineFigure {
  const chanceOf = explained(explanations, answers);
  const likelier = chanceOf('quarter') >= chanceOf('whole') ? 'quarter' : 'whole';
  const chance = chanceOf(likelier);
  return { seen: chance >= SURE ? likelier : null, chance };
}
