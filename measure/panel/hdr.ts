/** Brightness of the patches as a multiple of SDR white. Each is shown next to three patches with half its light. */
export const steps = [2, 4, 8, 16] as const;

/** Number of questions per step. */
const STEP_TRIALS = 4;
/** Minimum number of correct answers for a step to count as seen. 5 % of people who guess reach it. */
const MIN_RIGHT = 3;

/** Number of correct answers and of all answers per step, in the order of the steps. */
export type StepCounts = readonly { readonly right: number; readonly asked: number }[];

/** Index of the next step to ask; null when a step was not seen or all were seen. */
export function nextHdrStep(counts: StepCounts): number | null {
  for (const [index, { right, asked }] of counts.entries()) {
    if (asked < STEP_TRIALS) return index;
    if (right < MIN_RIGHT) return null;
  }
  return null;
}

/** The last step that was seen as brighter than the previous one, as a multiple of white; 1 if none was. */
export function lastSeen(counts: StepCounts): number {
  const first = counts.findIndex(({ right, asked }) => asked < STEP_TRIALS || right < MIN_RIGHT);
  return first === 0 ? 1 : (steps[(first < 0 ? counts.length : first) - 1] ?? 1);
}
