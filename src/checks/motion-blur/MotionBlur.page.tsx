import { useState } from 'react';
import { motionBlurMachine } from '../../../machines/motion-blur/motion-blur.machine';
import { createFrameClock } from '../../../measure/live/frame-clock';
import { framesOf } from '../../browser/frames/frames';
import { wakeLock } from '../../browser/screen/wake-lock';
import { useCheckActor } from '../../ui/results/useCheckActor';
import { MotionTest } from './MotionTest';
import { Results } from './Results';

const createMachine = () => motionBlurMachine.provide({ actors: { frames: framesOf(createFrameClock()), wakeLock } });

export default function MotionBlurPage() {
  const [machine] = useState(createMachine);
  const { actor, finished, start, heading } = useCheckActor('motion-blur', machine, { input: {} });

  return finished ? <Results actor={actor} heading={heading} /> : <MotionTest actor={actor} start={start} />;
}
