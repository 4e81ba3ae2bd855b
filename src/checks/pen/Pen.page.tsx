import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import { penMachine } from '../../../machines/pen/pen.machine';
import type { PenTask } from '../../../measure/pen/snapshot';
import { PenInput } from '../../browser/input/pen-input';
import { touchPoints } from '../../browser/input/pointers';
import { calibratedDensity } from '../../browser/screen/density';
import { takeFullscreen } from '../../browser/screen/fullscreen';
import { wakeLock } from '../../browser/screen/wake-lock';
import { useCheckActor } from '../../ui/results/useCheckActor';
import { Intro } from './Intro';
import { PenView } from './PenView';
import { Results } from './Results';

/** Provides the machine with its browser actors. The state of the sheet goes to the machine as plain data. */
const machineOf = (input: PenInput) =>
  penMachine.provide({
    actors: {
      fullscreen: fromPromise(async ({ signal }) => {
        const { at } = await takeFullscreen(signal);
        return { at, snapshot: input.snapshot() };
      }),
      wakeLock,
      strokes: input.strokes,
    },
  });

export default function PenPage() {
  const [input] = useState(() => new PenInput());
  const machine = useMemo(() => machineOf(input), [input]);
  const { actor, finished, start, heading } = useCheckActor('pen', machine, {
    hasView: (state) => state.hasTag('running'),
  });
  const running = useSelector(actor, (state) => state.hasTag('running'));

  const onStart = () => {
    input.reset();
    actor.send({ type: 'START', at: Date.now(), touchPoints: touchPoints(), density: calibratedDensity() });
  };
  const onContinue = (task: PenTask) => {
    input.resume(actor.getSnapshot().context.snapshot);
    actor.send({ type: 'CONTINUE', at: Date.now(), task });
  };
  return (
    <>
      {finished ? (
        <Results actor={actor} heading={heading} onContinue={onContinue} />
      ) : (
        <Intro start={start} onStart={onStart} />
      )}
      {running && <PenView actor={actor} input={input} />}
    </>
  );
}
