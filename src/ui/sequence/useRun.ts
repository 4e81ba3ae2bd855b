import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { CheckId } from '../../../content/catalogue';
import type { SequenceDefinition } from '../../../machines/sequence/sequence';
import { createSequenceMachine } from '../../../machines/sequence/sequence.machine';
import { escapeLock } from '../../browser/input/escape-lock';
import { fullscreen } from '../../browser/screen/fullscreen';
import { visibility } from '../../browser/screen/visibility';
import { wakeLock } from '../../browser/screen/wake-lock';
import { useCheckActor } from '../results/useCheckActor';

const machineOf = (definition: SequenceDefinition) =>
  createSequenceMachine(definition).provide({ actors: { fullscreen, wakeLock, visibility, escapeLock } });

/**
 * Runs a sequence in the browser. A run that was finished in this tab is shown again. Focus moves to `heading` after a
 * run with a result, and back to `start` for the next run. `definition` must not change between renders.
 */
export function useRun(check: CheckId, definition: SequenceDefinition) {
  const [machine] = useState(() => machineOf(definition));
  const { actor, inView, ...page } = useCheckActor(check, machine, { hasView: (state) => state.hasTag('running') });
  const left = useSelector(actor, ({ context }) => context.left);

  return { ...page, actor, running: inView, left, begin: () => actor.send({ type: 'START', at: Date.now() }) };
}
