import { answers, ratioSteps, thresholdQuest } from './detection';
import { type Belief, bestStimulus, evenBelief, learned } from './quest';

/** The darkest and the brightest steps: red, green and blue each have a threshold of their own. */
export const channels = ['red', 'green', 'blue'] as const;

/** Steps from black or white that are asked for, in codes. */
export const MAX_NEAR_CODE = 40;
/** Light grows with about the 2.2nd power of the code, and detection with about the second power of light. */
const STEEPNESS = 4;
/** A figure is told when it lies within one code of the truth with this probability, by a model that errs on the safe side… */
export const SURE = 0.9;
/** …and the questions end when all are this sure. */
const ENOUGH = 0.96;

const nearQuest = thresholdQuest(
  Array.from({ length: MAX_NEAR_CODE }, (_, i) => i + 1),
  ratioSteps(0.4, 1.5 * MAX_NEAR_CODE, 64),
  STEEPNESS,
);

export interface NearFigure {
  /** The first code that is seen in at least half of all looks; null where none was seen, up to `MAX_NEAR_CODE`. */
  readonly code: number | null;
  /** Codes between which it lies with a probability of 95 %; `high` is null where it is open. */
  readonly low: number;
  readonly high: number | null;
  /** Probability that the true one is at most one code away, 0 to 1. */
  readonly sure: number;
}

export const freshNear = (): Belief => evenBelief(nearQuest);

/** The belief after a step of this many codes was named rightly or not. */
export const learnedNear = (belief: Belief, codes: number, right: boolean): Belief =>
  learned(nearQuest, belief, codes - 1, right ? answers.right : answers.wrong);

/** The number of codes that the next question of a channel differs by. */
export const nextNear = (belief: Belief): number => nearQuest.stimuli[bestStimulus(nearQuest, belief)] ?? 1;

/** What is known of one channel. */
export function nearFigure(belief: Belief): NearFigure {
  // The last place is for all that lies beyond.
  const byCode = new Float64Array(MAX_NEAR_CODE + 1);
  nearQuest.parameters.forEach((threshold, index) => {
    const place = Math.min(Math.ceil(threshold - 1e-9), MAX_NEAR_CODE + 1) - 1;
    byCode[place] = (byCode[place] ?? 0) + (belief[index] ?? 0);
  });
  const near = (code: number) => (byCode[code - 2] ?? 0) + (byCode[code - 1] ?? 0) + (byCode[code] ?? 0);
  const code = codeBelow(byCode, 0.5);
  const beyond = byCode[MAX_NEAR_CODE] ?? 0;
  const low = codeBelow(byCode, 0.025);
  const high = codeBelow(byCode, 0.975);
  const open = beyond >= 0.95;
  return {
    code: open || code > MAX_NEAR_CODE ? null : code,
    low,
    high: high > MAX_NEAR_CODE ? null : high,
    sure: open ? beyond : near(code),
  };
}

function codeBelow(byCode: Float64Array, share: number): number {
  let sum = 0;
  for (const [index, own] of byCode.entries()) {
    sum += own;
    if (sum >= share) return index + 1;
  }
  return byCode.length;
}

/** The channel that needs the next question most, by index; null when all are sure. */
export function openChannel(beliefs: readonly Belief[]): number | null {
  const sure = beliefs.map((belief) => nearFigure(belief).sure);
  const least = Math.min(...sure);
  return least >= ENOUGH ? null : sure.indexOf(least);
}
