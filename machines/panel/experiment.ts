import type { panelAsks } from '../../content/panel';
import type { Answer, Answered, Purpose, Quarter } from '../../measure/panel/trials';
import { placeOf, purposeOf } from '../../measure/panel/trials';
import { draw, drawInteger, streams } from '../../measure/random';
import type { Layout, Picture } from './picture';

/** What the person does with a picture: `choose` a quarter, `match` two grays, `mark` places, `move`, or `wait`. */
export type Mode = 'choose' | 'match' | 'mark' | 'move' | 'wait';

/** Which sentence the page shows with a picture. It never depends on where the difference is. */
export type Ask = keyof typeof panelAsks;

export interface Question {
  readonly mode: Mode;
  readonly ask: Ask;
  readonly picture: Picture;
  /** The right quarter. Null if there is none, or if the question is not about quarters. */
  readonly place: Quarter | null;
}

/** The person's answer. */
export type Reply =
  | { readonly type: 'chosen'; readonly answer: Answer }
  /** The code of the gray that matches the lines. */
  | { readonly type: 'matched'; readonly code: number }
  /** The person has finished marking, waiting or moving. */
  | { readonly type: 'done' }
  /** The trace was gone after this many milliseconds. */
  | { readonly type: 'gone'; readonly ms: number };

/** State common to all experiments. Plain data. */
export interface Progress {
  /** Seed of the random places, order and sizes. A whole number. */
  readonly seed: number;
  /** Forced-choice trials, catch trials included, in order. */
  readonly trials: readonly Answered[];
}

/** A series of questions that leads to one figure. All functions are pure, so that a run can be replayed. */
export interface Experiment<State extends Progress = Progress> {
  readonly begin: (seed: number) => State;
  /** The next question. Null at the end. */
  readonly question: (state: State) => Question | null;
  readonly answered: (state: State, question: Question, reply: Reply) => State;
}

/** One in this many questions is a catch trial. */
const CATCH_BLOCK = 7;

/** What is drawn from the seed for the next forced-choice trial. */
export interface Draw {
  readonly index: number;
  readonly purpose: Purpose;
  readonly place: Quarter;
  /** The right quarter: `place`, or null in an empty trial. */
  readonly right: Quarter | null;
  readonly layout: Layout;
}

export function drawOf({ seed, trials }: Progress, block = CATCH_BLOCK): Draw {
  const index = trials.length;
  const purpose = purposeOf(seed, index, block);
  const place = placeOf(seed, index);
  return { index, purpose, place, right: purpose === 'empty' ? null : place, layout: layoutOf(seed, index) };
}

/** A random layout: patches of a third to half of a quarter, near its middle. */
function layoutOf(seed: number, index: number): Layout {
  const at = (turn: number) => drawInteger(seed, streams.size, 3 * index + turn, 17);
  return { inwardX: at(0) - 8, inwardY: at(1) - 8, size: 22 + Math.floor(at(2) / 2) };
}

/** A random yes or no for a question. */
export const coin = (seed: number, index: number): boolean => draw(seed, streams.phase, index) < 0.5;

/** Adds a trial. */
export const withTrial = (state: Progress, question: Question, purpose: Purpose, reply: Reply): readonly Answered[] => [
  ...state.trials,
  { purpose, place: question.place ?? placeOf(state.seed, state.trials.length), answer: chosenIn(reply) },
];

/** Whether a reply names the right quarter. */
export const isRightReply = ({ place }: Question, reply: Reply): boolean =>
  reply.type === 'chosen' && place !== null && reply.answer === place;

/** The quarter that was chosen. `none` for any other reply. */
export const chosenIn = (reply: Reply): Answer => (reply.type === 'chosen' ? reply.answer : 'none');
