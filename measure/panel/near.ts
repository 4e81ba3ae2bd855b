import { ratioSteps, stepStaircase } from './detection';
import type { Belief } from './quest';

/** Channels of the near-black and near-white tests. Each has its own threshold. */
export const channels = ['red', 'green', 'blue'] as const;

/** Largest step from black or white, in codes. */
export const MAX_NEAR_CODE = 40;
/** Light grows with about the 2.2nd power of the code, and detection with about the second power of light. */
const STEEPNESS = 4;
/** Report a figure only if it is within one code of the true value with this probability. The model is conservative. */
export const MIN_REPORT_PROBABILITY = 0.9;
/** The questions end when all channels reach this probability. */
const MIN_STOP_PROBABILITY = 0.96;

/** The staircase of one channel. */
export const nearStaircase = stepStaircase(MAX_NEAR_CODE, ratioSteps(0.4, 1.5 * MAX_NEAR_CODE, 64), STEEPNESS);

export interface NearFigure {
  /** The first code that is seen in at least half of all looks; null if none up to `MAX_NEAR_CODE` was seen. */
  readonly code: number | null;
  /** 95 % credible interval in codes; `high` is null if it is open. */
  readonly low: number;
  readonly high: number | null;
  /** Probability that the true code is at most one code away, 0 to 1. */
  readonly sure: number;
}

/** The figure of one channel. */
export function nearFigure(belief: Belief): NearFigure {
  // The last entry collects all thresholds beyond the range.
  const byCode = new Float64Array(MAX_NEAR_CODE + 1);
  nearStaircase.quest.parameters.forEach((threshold, index) => {
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

/** Index of the least certain channel, which gets the next question; null when all are certain enough. */
export function leastCertainChannel(beliefs: readonly Belief[]): number | null {
  const sure = beliefs.map((belief) => nearFigure(belief).sure);
  const least = Math.min(...sure);
  return least >= MIN_STOP_PROBABILITY ? null : sure.indexOf(least);
}
