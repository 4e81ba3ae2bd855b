import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { microphoneMachine } from '../../../machines/microphone/microphone.machine';
import { createLiveMicrophone, microphoneOf, micSupport, playerOf, recorderOf } from '../../browser/media/microphone';
import { useAbsence } from '../../ui/results/CheckHost';
import { useCheckActor } from '../../ui/results/useCheckActor';
import { useRunFocus } from '../../ui/results/useRunFocus';
import { Live } from './Live';
import { NotSupported } from './NotSupported';
import { Results } from './Results';

function createTest() {
  const signal = createLiveMicrophone();
  const actors = {
    support: micSupport,
    microphone: microphoneOf(signal),
    recorder: recorderOf(signal),
    player: playerOf(signal),
  };
  return { signal, machine: microphoneMachine.provide({ actors }) };
}

const isFinished = (state: SnapshotFrom<typeof microphoneMachine>) => state.matches('results');
const input = {};

export default function MicrophonePage() {
  const [{ signal, machine }] = useState(createTest);
  const { actor, finished } = useCheckActor('microphone', machine, { input, isFinished });
  const unsupported = useSelector(actor, (state) => state.matches('unsupported'));
  useAbsence('microphone', unsupported ? 'not-supported' : null);
  const secure = useSelector(actor, ({ context }) => context.secure);

  const { start, heading } = useRunFocus(finished);

  if (unsupported) return <NotSupported secure={secure} />;
  return finished ? (
    <Results actor={actor} signal={signal} heading={heading} />
  ) : (
    <Live actor={actor} signal={signal} start={start} />
  );
}
