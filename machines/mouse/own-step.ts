import type { SnapshotFrom } from 'xstate';
import { fittedParts, judgeMouse, resultsOf } from './mouse';
import type { MouseEvents } from './mouse.events';
import type { mouseMachine } from './mouse.machine';

/**
 * The next step that needs no press: each part starts after the one before, and ends once it passes; the result is
 * shown once all have passed. A part that found a fault waits for the person.
 * @param at ms since the epoch
 */
export function ownStep({ value, context }: SnapshotFrom<typeof mouseMachine>, at: number): MouseEvents | null {
  if (value === 'results') return null;
  const { active, done } = context;
  const fitted = fittedParts(context);
  if (active) {
    const parts = resultsOf({ ...context, done: { ...done, [active]: true } });
    const isOver = !fitted.includes(active) || parts.find(({ id }) => id === active)?.verdict === 'pass';
    return isOver ? { type: 'COMPLETE', at } : null;
  }
  const next = fitted.find((part) => !done[part]);
  if (next) return { type: 'START', part: next, at };
  return judgeMouse(context).status === 'pass' ? { type: 'FINISH', at } : null;
}
