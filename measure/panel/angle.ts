import { ratioSteps, stepStaircase } from './detection';
import { type Belief, quantileOf } from './quest';

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

/** The staircase of one view. */
export const viewStaircase = stepStaircase(MAX_STEP, ratioSteps(0.3, 2 * MAX_STEP, 64), STEEPNESS);
const quantile = (belief: Belief, share: number) => quantileOf(viewStaircase.quest.parameters, belief, share);

/** Whether a threshold needs no more questions. `asked` is the number of answers in the belief. */
export function isViewKnown(belief: Belief, asked: number): boolean {
  if (asked < MIN_TRIALS || asked >= MAX_TRIALS) return asked >= MAX_TRIALS;
  return quantile(belief, 0.975) / quantile(belief, 0.025) <= NARROW_FACTOR;
}

/** A threshold, or a ratio of two thresholds, with its 95 % credible interval. */
export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The step that is seen in half of all looks, in codes; null if none was seen. */
export function stepFigure(belief: Belief): Interval | null {
  const value = quantile(belief, 0.5);
  return value > MAX_STEP ? null : { value, low: quantile(belief, 0.025), high: quantile(belief, 0.975) };
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
