import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { soundMachine } from '../../../machines/sound/sound.machine';
import type { LiveSound } from '../../../renderers/sound/live';
import { soundLoop } from '../../browser/sound-loop';
import { askOutput, outputs, playerOf } from '../../browser/speakers';
import { useCheckActor } from '../../ui/useCheckActor';
import { useRunFocus } from '../../ui/useRunFocus';
import { Bench } from './Bench';
import { Results } from './Results';

function createTest() {
  const live: LiveSound = { tap: null };
  return {
    live,
    machine: soundMachine.provide({ actors: { player: playerOf(live), outputs, askOutput, loop: soundLoop } }),
  };
}

const isFinished = (state: SnapshotFrom<typeof soundMachine>) => state.matches('results');

export default function SoundPage() {
  const [{ live, machine }] = useState(createTest);
  const { actor, finished } = useCheckActor('sound', machine, { input: {}, isFinished });

  const { start, heading } = useRunFocus(finished);

  return finished ? <Results actor={actor} heading={heading} /> : <Bench actor={actor} live={live} start={start} />;
}
