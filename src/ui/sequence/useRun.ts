import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { SequenceInput } from '../../../machines/sequence/sequence';
import { sequenceMachine } from '../../../machines/sequence/sequence.machine';
import { fullscreen } from '../../browser/fullscreen';
import { wakeLock } from '../../browser/wake-lock';

const machine = sequenceMachine.provide({ actors: { fullscreen, wakeLock } });

/**
 * A sequence in the browser. Focus follows it: to `heading` when a run ended with a result, back to `start` for another.
 * `input` must stay the same.
 */
export function useRun(input: SequenceInput) {
  const actor = useActorRef(machine, { input });
  const running = useSelector(actor, (state) => state.hasTag('running'));
  const finished = useSelector(actor, (state) => state.matches('results'));

  const start = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef({ running, finished });
  useEffect(() => {
    if (finished && !before.current.finished) {
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
    if (!finished && !running && (before.current.finished || before.current.running)) start.current?.focus();
    before.current = { running, finished };
  }, [running, finished]);

  return { actor, running, finished, start, heading, begin: () => actor.send({ type: 'START', at: Date.now() }) };
}
