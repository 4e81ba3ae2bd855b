import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { motionBlurMachine } from '../../../machines/motion-blur/motion-blur.machine';
import { createFrameClock } from '../../../renderers/frame-clock';
import { framesOf } from '../../browser/frames';
import { wakeLock } from '../../browser/wake-lock';
import { Bench } from './Bench';
import { Results } from './Results';

export type MotionActor = ActorRefFrom<typeof motionBlurMachine>;

const createMachine = () => motionBlurMachine.provide({ actors: { frames: framesOf(createFrameClock()), wakeLock } });

export default function MotionBlurPage() {
  const [machine] = useState(createMachine);
  const actor = useActorRef(machine, { input: {} });
  const finished = useSelector(actor, (state) => state.matches('results'));

  // Focus follows: to the result, and back to the start for another run.
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

  return finished ? <Results actor={actor} heading={heading} /> : <Bench actor={actor} start={start} />;
}
