import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { refreshRateMachine } from '../../../machines/refresh-rate/refresh-rate.machine';
import { createFrameClock } from '../../../measure/live/frame-clock';
import { framesOf } from '../../browser/frames/frames';
import { wakeLock } from '../../browser/screen/wake-lock';
import { useCheckActor } from '../../ui/results/useCheckActor';
import { useRunFocus } from '../../ui/results/useRunFocus';
import { Live } from './Live';
import { Results } from './Results';

function createTest() {
  const clock = createFrameClock();
  return { clock, machine: refreshRateMachine.provide({ actors: { frames: framesOf(clock), wakeLock } }) };
}

const input = {};
const isFinished = (state: SnapshotFrom<typeof refreshRateMachine>) => state.matches('results');

export default function RefreshRatePage() {
  const [{ clock, machine }] = useState(createTest);
  const { actor, finished } = useCheckActor('refresh-rate', machine, { input, isFinished });
  const { start, heading } = useRunFocus(finished);

  return finished ? (
    <Results actor={actor} clock={clock} heading={heading} />
  ) : (
    <Live actor={actor} clock={clock} start={start} />
  );
}
