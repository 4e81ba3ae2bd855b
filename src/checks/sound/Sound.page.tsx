import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { ownStep } from '../../../machines/sound/own-step';
import { soundMachine } from '../../../machines/sound/sound.machine';
import type { LiveSound } from '../../../measure/live/output-signal';
import { soundLoop } from '../../browser/media/sound-loop';
import { askOutput, outputs, playerOf } from '../../browser/media/speakers';
import { useAbsence } from '../../ui/results/CheckHost';
import { useCheckActor } from '../../ui/results/useCheckActor';
import { Results } from './Results';
import { SoundTests } from './SoundTests';

function createTest() {
  const live: LiveSound = { tap: null };
  return {
    live,
    machine: soundMachine.provide({ actors: { player: playerOf(live), outputs, askOutput, loop: soundLoop } }),
  };
}

export default function SoundPage() {
  const [{ live, machine }] = useState(createTest);
  const { actor, finished, start, heading } = useCheckActor('sound', machine, { input: {}, ownStep });
  const unsupported = useSelector(actor, ({ context }) => context.problem === 'unsupported');
  useAbsence('sound', unsupported ? 'not-supported' : null);

  return finished ? (
    <Results actor={actor} heading={heading} />
  ) : (
    <SoundTests actor={actor} live={live} start={start} />
  );
}
