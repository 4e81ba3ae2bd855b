import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import { touchMachine } from '../../../machines/touch/touch.machine';
import type { TouchSnapshot } from '../../../measure/touch/snapshot';
import { touchPoints } from '../../browser/input/pointers';
import { TouchInput } from '../../browser/input/touch-input';
import { takeFullscreen } from '../../browser/screen/fullscreen';
import { wakeLock } from '../../browser/screen/wake-lock';
import { useCheckActor } from '../../ui/results/useCheckActor';
import { Intro } from './Intro';
import { Results } from './Results';
import { TouchView } from './TouchView';
import { WatchView } from './WatchView';

/** Provides the machine with its browser actors. The state of the grid goes to the machine as plain data. */
const machineOf = (input: TouchInput) =>
  touchMachine.provide({
    actors: {
      fullscreen: fromPromise(async ({ signal }) => {
        const { at } = await takeFullscreen(signal);
        return { at, snapshot: input.snapshot() };
      }),
      wakeLock,
      strokes: input.strokes,
      touches: input.touches,
    },
  });

export default function TouchPage() {
  const [input] = useState(() => new TouchInput());
  const machine = useMemo(() => machineOf(input), [input]);
  const { actor, finished, start, heading } = useCheckActor('touch', machine, {
    // A hands-off check started from the result keeps that result behind it.
    showsResult: ({ context }) => context.result !== null,
    hasView: (state) => state.hasTag('running') || state.hasTag('watching'),
  });
  const running = useSelector(actor, (state) => state.hasTag('running'));
  const watching = useSelector(actor, (state) => state.hasTag('watching'));

  const onStart = () => {
    input.resume(null);
    actor.send({ type: 'START', at: Date.now(), touchPoints: touchPoints() });
  };
  const onContinue = (snapshot: TouchSnapshot | null) => {
    input.resume(snapshot && { snapshot, seconds: actor.getSnapshot().context.seconds });
    actor.send({ type: 'CONTINUE', at: Date.now() });
  };
  const onWatch = () => actor.send({ type: 'WATCH', at: Date.now(), touchPoints: touchPoints() });
  return (
    <>
      {finished ? (
        <Results actor={actor} heading={heading} onContinue={onContinue} onWatch={onWatch} />
      ) : (
        <Intro start={start} onStart={onStart} onWatch={onWatch} />
      )}
      {running && <TouchView actor={actor} input={input} />}
      {watching && <WatchView actor={actor} input={input} />}
    </>
  );
}
