import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { touchMachine } from '../../../machines/touch/touch.machine';
import { takeFullscreen } from '../../browser/fullscreen';
import { touchPoints } from '../../browser/pointers';
import { wakeLock } from '../../browser/wake-lock';
import { useCheckActor } from '../../ui/useCheckActor';
import { useRunFocus } from '../../ui/useRunFocus';
import { Intro } from './Intro';
import { Pad } from './pad';
import { Results } from './Results';
import { TouchView } from './TouchView';
import { WatchView } from './WatchView';

const isFinished = (state: SnapshotFrom<typeof touchMachine>) => state.matches('results');

/** Joins the machine to the browser. What the grid knows goes to the machine as plain data. */
const machineOf = (pad: Pad) =>
  touchMachine.provide({
    actors: {
      fullscreen: fromPromise(async ({ signal }) => {
        const { at } = await takeFullscreen(signal);
        return { at, survey: pad.survey() };
      }),
      wakeLock,
      strokes: pad.strokes,
      touches: pad.touches,
    },
  });

export default function TouchPage() {
  const [pad] = useState(() => new Pad());
  const machine = useMemo(() => machineOf(pad), [pad]);
  const { actor } = useCheckActor('touch', machine, { isFinished });
  const running = useSelector(actor, (state) => state.hasTag('running'));
  const watching = useSelector(actor, (state) => state.hasTag('watching'));
  // A hands-off check that was started from the result has that result behind it.
  const judged = useSelector(actor, ({ context }) => context.result !== null);

  const { start, heading } = useRunFocus(judged, running || watching);

  const onStart = () => {
    pad.resume(null);
    actor.send({ type: 'START', at: Date.now(), touchPoints: touchPoints() });
  };
  const onContinue = () => {
    const { survey, seconds } = actor.getSnapshot().context;
    pad.resume(survey && { survey, seconds });
    actor.send({ type: 'CONTINUE', at: Date.now() });
  };
  const onWatch = () => actor.send({ type: 'WATCH', at: Date.now(), touchPoints: touchPoints() });
  return (
    <>
      {judged ? (
        <Results actor={actor} heading={heading} onContinue={onContinue} onWatch={onWatch} />
      ) : (
        <Intro start={start} onStart={onStart} onWatch={onWatch} />
      )}
      {running && <TouchView actor={actor} pad={pad} />}
      {watching && <WatchView actor={actor} pad={pad} />}
    </>
  );
}
