/** Brightness of the patches as a multiple of SDR white. Each is shown next to three patches with half its light. */
export const steps = [2, 4, 8, 16] as const;

/** Chance of a right answer of a person who sees a step, with lapses, and of one who guesses. */
const SEEN = 0.9;
const GUESSED = 0.25;
/**
 * A step is asked about until its answers are 100 times as likely for one of the two (Wald's sequential test,
 * https://doi.org/10.1214/aoms/1177731118): about as many questions as four for each step, and fewer errors.
 */
const LOG_BOUND = Math.log(100);
/** Maximum number of questions per step. Then the likelier of the two counts. */
const MAX_STEP_TRIALS = 12;

/** Number of correct answers and of all answers per step, in the order of the steps. */
export type StepCounts = readonly { readonly right: number; readonly asked: number }[];

/** Whether a step was seen; null while that is open. */
function isSeen({ right, asked }: StepCounts[number]): boolean | null {
  const sum = right * Math.log(SEEN / GUESSED) + (asked - right) * Math.log((1 - SEEN) / (1 - GUESSED));
  return Math.abs(sum) < LOG_BOUND && asked < MAX_STEP_TRIALS ? null : sum > 0;
}

/** Index of the next step to ask; null when a step was not seen or all were seen. */
export function nextHdrStep(counts: StepCounts): number | null {
  for (const [index, count] of counts.entries()) {
    const seen = isSeen(count);
    if (seen === null) return index;
    if (!seen) return null;
  }
  return null;
}

/** The last step that was seen as brighter than the previous one, as a multiple of white; 1 if none was. */
export function lastSeen(counts: StepCounts): number {
  const first = counts.findIndex((count) => isSeen(count) !== true);
  return first === 0 ? 1 : (steps[(first < 0 ? counts.length : first) - 1] ?? 1);
}
