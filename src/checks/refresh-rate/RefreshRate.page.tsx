import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { refreshRateMachine } from '../../../machines/refresh-rate/refresh-rate.machine';
import { createFrameClock } from '../../../renderers/frame-clock';
import { framesOf } from '../../browser/frames';
import { wakeLock } from '../../browser/wake-lock';
import { useRunFocus } from '../../ui/useRunFocus';
import { Live } from './Live';
import { Results } from './Results';

export type RefreshActor = ActorRefFrom<typeof refreshRateMachine>;

function createTest() {
  const clock = createFrameClock();
  return { clock, machine: refreshRateMachine.provide({ actors: { frames: framesOf(clock), wakeLock } }) };
}

export default function RefreshRatePage() {
  const [{ clock, machine }] = useState(createTest);
  const actor = useActorRef(machine, { input: {} });
  const finished = useSelector(actor, (state) => state.matches('results'));

  const { start, heading } = useRunFocus(finished);

  return finished ? (
    <Results actor={actor} clock={clock} heading={heading} />
  ) : (
    <Live actor={actor} clock={clock} start={start} />
  );
}
