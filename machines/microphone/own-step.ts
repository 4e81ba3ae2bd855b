import type { SnapshotFrom } from 'xstate';
import { judgeMicrophone } from './microphone';
import type { microphoneMachine } from './microphone.machine';

/**
 * The next step that needs no press: the result, once every part passes.
 * @param at ms since the epoch
 */
export function ownStep(
  state: SnapshotFrom<typeof microphoneMachine>,
  at: number,
): { type: 'STOP'; at: number } | null {
  if (!state.matches({ open: { listening: 'free' } })) return null;
  return judgeMicrophone({ ...state.context, finishedAt: at }).status === 'pass' ? { type: 'STOP', at } : null;
}
