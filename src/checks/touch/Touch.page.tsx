import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { touchMachine } from '../../../machines/touch/touch.machine';
import { fullscreen } from '../../browser/fullscreen';
import { wakeLock } from '../../browser/wake-lock';
import { useRunFocus } from '../../ui/useRunFocus';
import { Intro } from './Intro';
import { Pad } from './pad';
import { Results } from './Results';
import { TouchView } from './TouchView';
import { WatchView } from './WatchView';

export type TouchActor = ActorRefFrom<typeof touchMachine>;

export default function TouchPage() {
  const [pad] = useState(() => new Pad());
  const machine = useMemo(
    () => touchMachine.provide({ actors: { fullscreen, wakeLock, strokes: pad.strokes, touches: pad.touches } }),
    [pad],
  );
  const actor = useActorRef(machine, { input: { survey: () => pad.board.survey() } });
  const running = useSelector(actor, (state) => state.hasTag('running'));
  const watching = useSelector(actor, (state) => state.hasTag('watching'));
  const finished = useSelector(actor, (state) => state.context.result !== null);

  const { start, heading } = useRunFocus(finished, running || watching);

  const watch = () => actor.send({ type: 'WATCH', at: Date.now() });
  return (
    <>
      {finished && !running ? (
        <Results actor={actor} heading={heading} onWatch={watch} />
      ) : (
        <Intro start={start} onStart={() => actor.send({ type: 'START', at: Date.now() })} onWatch={watch} />
      )}
      {running && <TouchView actor={actor} pad={pad} />}
      {watching && <WatchView actor={actor} pad={pad} />}
    </>
  );
}
