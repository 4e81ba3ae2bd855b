import { useSelector } from '@xstate/react';
import { use, useState } from 'react';
import type { CheckId } from '../../../content/catalogue';
import { type SequenceDefinition, viewsUntil } from '../../../machines/sequence/sequence';
import { createSequenceMachine } from '../../../machines/sequence/sequence.machine';
import { escapeLock } from '../../browser/input/escape-lock';
import { fullscreen } from '../../browser/screen/fullscreen';
import { visibility } from '../../browser/screen/visibility';
import { wakeLock } from '../../browser/screen/wake-lock';
import { ownPace } from '../../browser/storage/run-switches';
import { CheckHost } from '../../ui/layout/CheckHost';
import { useCheckActor } from '../results/useCheckActor';

const machineOf = (definition: SequenceDefinition) =>
  createSequenceMachine(definition).provide({ actors: { fullscreen, wakeLock, visibility, escapeLock } });

/**
 * Runs a sequence in the browser. A run that was finished in this tab is shown again. Focus moves to `heading` after a
 * run with a result, and back to `start` for the next run. `definition` must not change between renders.
 */
export function useRun(check: CheckId, definition: SequenceDefinition) {
  const [machine] = useState(() => machineOf(definition));
  const { actor, inView, ...page } = useCheckActor(check, machine, {
    keeps: ({ context }) => context.left !== null,
    hasView: (state) => state.hasTag('running'),
    waits: (state) => state.matches('idle'),
  });
  const host = use(CheckHost);
  const left = useSelector(actor, ({ context }) => context.left);

  /** Whether the next step is the result: for a host, after the last step, if no evidence is missing. */
  const isOver = (at: number) => {
    const { context } = actor.getSnapshot();
    if (!host || !ownPace.isOn() || context.step < context.steps.length - 1) return false;
    return definition.judge({ ...context, looks: viewsUntil(context, at), finishedAt: at }).missing.length === 0;
  };

  const send = (type: 'START' | 'CONTINUE') => () => actor.send({ type, at: Date.now() });
  return { ...page, actor, isOver, running: inView, left, begin: send('START'), goOn: send('CONTINUE') };
}
