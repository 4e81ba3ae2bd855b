import { useState } from 'react';
import { refreshRateMachine } from '../../../machines/refresh-rate/refresh-rate.machine';
import { createFrameClock } from '../../../measure/live/frame-clock';
import { framesOf } from '../../browser/frames/frames';
import { wakeLock } from '../../browser/screen/wake-lock';
import { useCheckActor } from '../../ui/results/useCheckActor';
import { Live } from './Live';
import { Results } from './Results';

function createTest() {
  const clock = createFrameClock();
  return { clock, machine: refreshRateMachine.provide({ actors: { frames: framesOf(clock), wakeLock } }) };
}

export default function RefreshRatePage() {
  const [{ clock, machine }] = useState(createTest);
  const { actor, finished, start, heading } = useCheckActor('refresh-rate', machine, { input: {} });
  return finished ? (
    <Results actor={actor} clock={clock} heading={heading} />
  ) : (
    <Live actor={actor} clock={clock} start={start} />
  );
}
