import type { SnapshotFrom } from 'xstate';
import { judgeWebcam } from './webcam';
import type { WebcamEvent } from './webcam.events';
import type { webcamMachine } from './webcam.machine';

/**
 * The next step that needs no press: the result, once every part passes.
 * @param at ms since the epoch
 */
export function ownStep(state: SnapshotFrom<typeof webcamMachine>, at: number): WebcamEvent | null {
  const { context } = state;
  const { camera } = context;
  if (!state.matches({ open: { live: 'watching' } }) || !camera) return null;
  return judgeWebcam({ ...context, camera, finishedAt: at }).status === 'pass' ? { type: 'STOP', at } : null;
}
