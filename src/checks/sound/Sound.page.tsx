import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { soundMachine } from '../../../machines/sound/sound.machine';
import type { LiveSound } from '../../../renderers/sound/live';
import { soundLoop } from '../../browser/sound-loop';
import { askOutput, outputs, playerOf } from '../../browser/speakers';
import { Bench } from './Bench';
import { Results } from './Results';

export type SoundActor = ActorRefFrom<typeof soundMachine>;

function createTest() {
  const live: LiveSound = { tap: null };
  return {
    live,
    machine: soundMachine.provide({ actors: { player: playerOf(live), outputs, askOutput, loop: soundLoop } }),
  };
}

export default function SoundPage() {
  const [{ live, machine }] = useState(createTest);
  const actor = useActorRef(machine, { input: {} });
  const finished = useSelector(actor, (state) => state.matches('results'));

  // Focus follows: to the result, back to the first button for another run.
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

  return finished ? <Results actor={actor} heading={heading} /> : <Bench actor={actor} live={live} start={start} />;
}
