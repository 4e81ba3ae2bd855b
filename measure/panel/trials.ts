import { draw, drawInteger, streams } from '../random';

/** 0 upper left, 1 upper right, 2 lower left, 3 lower right. */
export type Quarter = 0 | 1 | 2 | 3;

/** A value for each quarter. */
export type Four<Value> = readonly [Value, Value, Value, Value];

/** Computes a value for each quarter, in their order. */
export const fourOf = <Value>(value: (quarter: Quarter) => Value): Four<Value> => [
  value(0),
  value(1),
  value(2),
  value(3),
];
export type Answer = Quarter | 'none';

/**
 * Purpose of a trial. `ask`: to measure. `plain`: a difference that everyone sees. `empty`: no difference at all. The
 * last two are catch trials.
 */
export type Purpose = 'ask' | 'plain' | 'empty';

/** An answered question. */
export interface Answered {
  readonly purpose: Purpose;
  /** Where the difference was; meaningless if there was none. */
  readonly place: Quarter;
  readonly answer: Answer;
}

/** Maximum number of questions in a run. */
export const MAX_TRIALS = 60;
/** Maximum duration of a run. */
export const MAX_RUN_MS = 240_000;

/** The quarter of a trial, from the run's seed. */
export const placeOf = (seed: number, index: number): Quarter => drawInteger(seed, streams.place, index, 4) as Quarter;

/**
 * Purpose of the trial at this index. One in each block of `block` trials is a catch trial, at an unpredictable
 * position; every fourth catch trial is empty.
 */
export function purposeOf(seed: number, index: number, block: number): Purpose {
  const blockIndex = Math.floor(index / block);
  if (index % block !== Math.floor(draw(seed, streams.catchSlot, blockIndex) * block)) return 'ask';
  return blockIndex % 4 === 3 ? 'empty' : 'plain';
}

const isRight = ({ place, answer }: Answered): boolean => answer === place;

/**
 * Minimum number of plain trials, by number of misses: attentive people also make mistakes. Of people who answer at
 * random, one in a thousand passes without a miss, and one in two hundred with one or two.
 */
const MIN_PLAIN = [5, 6, 8] as const;

export interface Attention {
  /** Number of catch trials with a plain difference, and how many were answered wrongly. */
  readonly plain: number;
  readonly missed: number;
  /** Number of catch trials without a difference, and how many were answered with a quarter. */
  readonly empty: number;
  readonly guessed: number;
  /** `few`: too few catch trials for a verdict. */
  readonly verdict: 'attentive' | 'inattentive' | 'few';
}

/**
 * Whether the person answered a run attentively. Guesses on empty pictures do not count against them, because the model
 * already includes a guess rate of 25 %.
 */
export function attentionOf(trials: readonly Answered[]): Attention {
  const plain = trials.filter(({ purpose }) => purpose === 'plain');
  const empty = trials.filter(({ purpose }) => purpose === 'empty');
  const missed = plain.filter((trial) => !isRight(trial)).length;
  return {
    plain: plain.length,
    missed,
    empty: empty.length,
    guessed: empty.filter(({ answer }) => answer !== 'none').length,
    verdict: verdictOf(plain.length, missed),
  };
}

function verdictOf(plain: number, missed: number): Attention['verdict'] {
  const needed = MIN_PLAIN[missed];
  if (needed === undefined) return 'inattentive';
  return plain < needed ? 'few' : 'attentive';
}
