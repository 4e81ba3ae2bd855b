/** Patches are this many times as bright as SDR white; each is shown beside three of half its light. */
export const steps = [2, 4, 8, 16] as const;

/** Questions at each step. */
const STEP_TRIALS = 4;
/** A step is seen with so many right ones; 5 % of those who guess have as many. */
const MIN_RIGHT = 3;

/** Right and all answers at each step, in their order. */
export type StepCounts = readonly { readonly right: number; readonly asked: number }[];

/** Index of the step to ask for next; null when one was not seen, or all were. */
export function nextHdrStep(counts: StepCounts): number | null {
  for (const [index, { right, asked }] of counts.entries()) {
    if (asked < STEP_TRIALS) return index;
    if (right < MIN_RIGHT) return null;
  }
  return null;
}

/** The last step that was seen brighter than the one before, as a multiple of white; 1 where none was. */
export function lastSeen(counts: StepCounts): number {
  const first = counts.findIndex(({ right, asked }) => asked < STEP_TRIALS || right < MIN_RIGHT);
  return first === 0 ? 1 : (steps[(first < 0 ? counts.length : first) - 1] ?? 1);
}
