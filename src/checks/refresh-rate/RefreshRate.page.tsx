import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { refreshRateMachine } from '../../../machines/refresh-rate/refresh-rate.machine';
import { createFrameClock } from '../../../renderers/frame-clock';
import { framesOf } from '../../browser/frames';
import { wakeLock } from '../../browser/wake-lock';
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

  // Focus follows: to the result when a run ends, back to the start for another.
  const start = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(finished);
  useEffect(() => {
    if (finished && !before.current) {
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
    if (!finished && before.current) start.current?.focus();
    before.current = finished;
  }, [finished]);

  return finished ? (
    <Results actor={actor} clock={clock} heading={heading} />
  ) : (
    <Live actor={actor} clock={clock} start={start} />
  );
}
