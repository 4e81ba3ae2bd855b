import { useActorRef, useSelector } from '@xstate/react';
import type { SequenceInput } from '../../../machines/sequence/sequence';
import { sequenceMachine } from '../../../machines/sequence/sequence.machine';
import { fullscreen } from '../../browser/fullscreen';
import { wakeLock } from '../../browser/wake-lock';
import { useRunFocus } from '../useRunFocus';

const machine = sequenceMachine.provide({ actors: { fullscreen, wakeLock } });

/**
 * A sequence in the browser. Focus follows it: to `heading` when a run ended with a result, back to `start` for another.
 * `input` must stay the same.
 */
export function useRun(input: SequenceInput) {
  const actor = useActorRef(machine, { input });
  const running = useSelector(actor, (state) => state.hasTag('running'));
  const finished = useSelector(actor, (state) => state.matches('results'));

  const { start, heading } = useRunFocus(finished, running);

  return { actor, running, finished, start, heading, begin: () => actor.send({ type: 'START', at: Date.now() }) };
}
