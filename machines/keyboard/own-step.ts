import type { SnapshotFrom } from 'xstate';
import { judgeKeyboard, testedOf, totalOf } from './keyboard';
import type { KeyboardEvents } from './keyboard.events';
import type { keyboardMachine } from './keyboard.machine';

/**
 * The next step that needs no press: the result, once every key was pressed and released without a fault, and
 * no other layout is offered.
 * @param at ms since the epoch
 */
export function ownStep(state: SnapshotFrom<typeof keyboardMachine>, at: number): KeyboardEvents | null {
  const { context } = state;
  if (!state.matches({ testing: 'listening' }) || context.keys.down.length > 0 || context.offer) return null;
  if (testedOf(context) < totalOf(context)) return null;
  return judgeKeyboard({ ...context, finishedAt: at }).status === 'pass' ? { type: 'FINISH', at } : null;
}
