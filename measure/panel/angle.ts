import { answers, ratioSteps, thresholdQuest } from './detection';
import { type Belief, bestStimulus, quantileOf, uniformBelief, updateBelief } from './quest';

/** The four thresholds of a run: viewed straight on and from the side, in the middle and in the corners. */
export const views = [
  { id: 'ahead-middle', isAside: false, inCorners: false },
  { id: 'ahead-corners', isAside: false, inCorners: true },
  { id: 'aside-middle', isAside: true, inCorners: false },
  { id: 'aside-corners', isAside: true, inCorners: true },
] as const;

/** Code of the field. Dark grays fade first when a screen is viewed from the side. */
export const FIELD_CODE = 48;
/** The largest step, in codes. */
const MAX_STEP = 64;
/** The light of a step above a field is about linear in its codes; detection grows with about the third power. */
const STEEPNESS = 3;
/**
 * A threshold is asked about until its 95 % limits are this factor apart, at least and at most so many times. With a
 * fixed number of questions, a third of all healthy runs stayed too uncertain: see `panel.rows.ts`.
 */
const NARROW_FACTOR = 3.5;
const MIN_TRIALS = 10;
const MAX_TRIALS = 24;

const quest = thresholdQuest(
  Array.from({ length: MAX_STEP }, (_, i) => i + 1),
  ratioSteps(0.3, 2 * MAX_STEP, 64),
  STEEPNESS,
);

/** The belief about a threshold before the first answer. */
export const initialView = (): Belief => uniformBelief(quest);
/** The step of the next question, in codes. */
export const nextStep = (belief: Belief): number => quest.stimuli[bestStimulus(quest, belief)] ?? 1;
/** The belief after an answer to a step of this many codes. `right` is whether it was correct. */
export const updateView = (belief: Belief, codes: number, right: boolean): Belief =>
  updateBelief(quest, belief, codes - 1, right ? answers.right : answers.wrong);

/** Whether a threshold needs no more questions. `asked` is the number of answers in the belief. */
export function isViewKnown(belief: Belief, asked: number): boolean {
  if (asked < MIN_TRIALS || asked >= MAX_TRIALS) return asked >= MAX_TRIALS;
  const at = (share: number) => quantileOf(quest.parameters, belief, share);
  return at(0.975) / at(0.025) <= NARROW_FACTOR;
}

/** A threshold, or a ratio of two thresholds, with its 95 % credible interval. */
export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The step that is seen in half of all looks, in codes; null if none was seen. */
export function stepFigure(belief: Belief): Interval | null {
  const at = (share: number) => quantileOf(quest.parameters, belief, share);
  const high = at(0.975);
  return at(0.5) > MAX_STEP ? null : { value: at(0.5), low: at(0.025), high };
}

/**
 * How many times larger a step must be when viewed from the side. The limits are those of a ratio of two independent
 * log-normal variables.
 */
export function ratioOf(ahead: Interval, aside: Interval): Interval {
  const width = ({ low, high }: Interval) => Math.log(high / low) / 2;
  const value = aside.value / ahead.value;
  const factor = Math.exp(Math.hypot(width(ahead), width(aside)));
  return { value, low: value / factor, high: value * factor };
}
