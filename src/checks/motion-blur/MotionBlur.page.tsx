import { useState } from 'react';
import { motionOpening } from '../../../machines/motion-blur/motion-blur';
import { motionBlurMachine } from '../../../machines/motion-blur/motion-blur.machine';
import { createFrameClock } from '../../../measure/live/frame-clock';
import { framesOf } from '../../browser/frames/frames';
import { fullscreen } from '../../browser/screen/fullscreen';
import { wakeLock } from '../../browser/screen/wake-lock';
import { useCheckActor } from '../../ui/results/useCheckActor';
import { MotionTest } from './MotionTest';
import { Results } from './Results';

function createTest() {
  const clock = createFrameClock();
  return { clock, machine: motionBlurMachine.provide({ actors: { frames: framesOf(clock), fullscreen, wakeLock } }) };
}
const input = { settings: motionOpening };

export default function MotionBlurPage() {
  const [{ clock, machine }] = useState(createTest);
  const { actor, finished, inView, start, heading } = useCheckActor('motion-blur', machine, {
    input,
    hasView: (state) => state.matches({ testing: { screen: 'fullscreen' } }),
  });

  return finished ? (
    <Results actor={actor} heading={heading} />
  ) : (
    <MotionTest actor={actor} clock={clock} full={inView} start={start} />
  );
}
