import { draw, drawInteger, streams } from './random';

/** 0 upper left, 1 upper right, 2 lower left, 3 lower right. */
export type Quarter = 0 | 1 | 2 | 3;
export type Answer = Quarter | 'none';

/**
 * Why a trial is asked. `ask`: for a figure. `plain`: a difference that everyone sees. `empty`: no difference at all. The
 * last two are catch trials.
 */
export type Purpose = 'ask' | 'plain' | 'empty';

/** One question that was answered. */
export interface Answered {
  readonly purpose: Purpose;
  /** Where the difference was; meaningless where there was none. */
  readonly place: Quarter;
  readonly answer: Answer;
}

/** The most questions in a run. */
export const MAX_TRIALS = 60;
/** The longest run, in milliseconds. */
export const MAX_RUN_MS = 240_000;

/** The quarter of a trial, from the run's seed. */
export const placeOf = (seed: number, index: number): Quarter => drawInteger(seed, streams.place, index, 4) as Quarter;

/**
 * Why the trial at this index is asked: one in each `block` trials is a catch trial, at a place that cannot be foreseen;
 * every fourth of them is empty.
 */
export function purposeOf(seed: number, index: number, block: number): Purpose {
  const blockIndex = Math.floor(index / block);
  if (index % block !== Math.floor(draw(seed, streams.catchSlot, blockIndex) * block)) return 'ask';
  return blockIndex % 4 === 3 ? 'empty' : 'plain';
}

const isRight = ({ place, answer }: Answered): boolean => answer === place;

/**
 * Plain trials that a run needs, by how many of them were missed: attentive people slip too. Of those who press at random
 * one in a thousand passes without a miss, and one in two hundred with one.
 */
const MIN_PLAIN = [5, 6] as const;

export interface Attention {
  /** Catch trials with a plain difference, and how many of them were answered wrongly. */
  readonly plain: number;
  readonly missed: number;
  /** Catch trials without a difference, and how many of them were answered with a quarter. */
  readonly empty: number;
  readonly guessed: number;
  /** `few`: too few catch trials to say. */
  readonly verdict: 'attentive' | 'inattentive' | 'few';
}

/**
 * Whether a run was answered by a person who looked. Guesses on empty pictures do not speak against it: they are what a
 * guess rate of 25 % allows for.
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
