import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { motionBlurMachine } from '../../../machines/motion-blur/motion-blur.machine';
import { createFrameClock } from '../../../measure/live/frame-clock';
import { framesOf } from '../../browser/frames/frames';
import { wakeLock } from '../../browser/screen/wake-lock';
import { useCheckActor } from '../../ui/results/useCheckActor';
import { useRunFocus } from '../../ui/results/useRunFocus';
import { MotionTest } from './MotionTest';
import { Results } from './Results';

const isFinished = (state: SnapshotFrom<typeof motionBlurMachine>) => state.matches('results');
const createMachine = () => motionBlurMachine.provide({ actors: { frames: framesOf(createFrameClock()), wakeLock } });

export default function MotionBlurPage() {
  const [machine] = useState(createMachine);
  const { actor, finished } = useCheckActor('motion-blur', machine, { input: {}, isFinished });

  const { start, heading } = useRunFocus(finished);

  return finished ? <Results actor={actor} heading={heading} /> : <MotionTest actor={actor} start={start} />;
}
