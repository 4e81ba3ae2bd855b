import { draw, drawInteger, streams } from '../../measure/panel/random';
import type { Answer, Answered, Purpose, Quarter } from '../../measure/panel/trials';
import { placeOf, purposeOf } from '../../measure/panel/trials';
import type { Layout, Picture } from './picture';

/** What the person does with a picture: `choose` a quarter, `match` two grays, `mark` places, `move`, or `wait`. */
export type Mode = 'choose' | 'match' | 'mark' | 'move' | 'wait';

/** The sentence that the page shows with a picture. It never depends on where the difference is. */
export type Ask =
  | 'differs'
  | 'nearest'
  | 'crawls'
  | 'brighter'
  | 'trace'
  | 'match'
  | 'mark'
  | 'side'
  | 'front'
  | 'retain';

export interface Question {
  readonly mode: Mode;
  readonly ask: Ask;
  readonly picture: Picture;
  /** The quarter that is right; null where there is none, or where it is no question of quarters. */
  readonly place: Quarter | null;
}

/** What the person gave as an answer. */
export type Reply =
  | { readonly type: 'chosen'; readonly answer: Answer }
  /** The gray that was matched with the lines, as a code. */
  | { readonly type: 'matched'; readonly code: number }
  /** The picture was marked or waited for, or the person has moved. */
  | { readonly type: 'done' }
  /** A trace was gone after this many milliseconds. */
  | { readonly type: 'gone'; readonly ms: number };

/** What every experiment keeps. Plain data. */
export interface Progress {
  /** Whole number from which places, order and sizes are drawn. */
  readonly seed: number;
  /** Questions by forced choice, catch trials included, in their order. */
  readonly trials: readonly Answered[];
}

/** Questions that lead to one figure. All functions are pure, so that a run replays. */
export interface Experiment<State extends Progress = Progress> {
  readonly begin: (seed: number) => State;
  /** What to ask next; null at the end. */
  readonly question: (state: State) => Question | null;
  readonly answered: (state: State, question: Question, reply: Reply) => State;
}

/** One in so many questions is a catch trial. */
const CATCH_BLOCK = 7;

/** What the seed says of the next question by forced choice. */
export interface Draw {
  readonly index: number;
  readonly purpose: Purpose;
  readonly place: Quarter;
  readonly layout: Layout;
}

export function drawOf({ seed, trials }: Progress, block = CATCH_BLOCK): Draw {
  const index = trials.length;
  return {
    index,
    purpose: purposeOf(seed, index, block),
    place: placeOf(seed, index),
    layout: layoutOf(seed, index),
  };
}

/** Patches of a third to half of a quarter, near its middle. */
function layoutOf(seed: number, index: number): Layout {
  const at = (turn: number) => drawInteger(seed, streams.size, 3 * index + turn, 17);
  return { inwardX: at(0) - 8, inwardY: at(1) - 8, size: 22 + Math.floor(at(2) / 2) };
}

/** A random choice of two for a question. */
export const coin = (seed: number, index: number): boolean => draw(seed, streams.phase, index) < 0.5;

/** The trials with one more. */
export const withTrial = (
  state: Progress,
  question: Question,
  purpose: Purpose,
  answer: Answer,
): readonly Answered[] => [
  ...state.trials,
  { purpose, place: question.place ?? placeOf(state.seed, state.trials.length), answer },
];

/** Whether a reply names the right quarter. */
export const isRightReply = ({ place }: Question, reply: Reply): boolean =>
  reply.type === 'chosen' && place !== null && reply.answer === place;

/** The quarter that was chosen; `none` for any other reply. */
export const chosenIn = (reply: Reply): Answer => (reply.type === 'chosen' ? reply.answer : 'none');
