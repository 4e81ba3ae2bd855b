import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { microphoneMachine } from '../../../machines/microphone/microphone.machine';
import { createEar, microphoneOf, micSupport, playerOf, recorderOf } from '../../browser/microphone';
import { useCheckActor } from '../../ui/useCheckActor';
import { useRunFocus } from '../../ui/useRunFocus';
import { Live } from './Live';
import { NotSupported } from './NotSupported';
import { Results } from './Results';

function createTest() {
  const ear = createEar();
  const actors = {
    support: micSupport,
    microphone: microphoneOf(ear),
    recorder: recorderOf(ear),
    player: playerOf(ear),
  };
  return { ear, machine: microphoneMachine.provide({ actors }) };
}

const isFinished = (state: SnapshotFrom<typeof microphoneMachine>) => state.matches('results');
const input = {};

export default function MicrophonePage() {
  const [{ ear, machine }] = useState(createTest);
  const { actor, finished } = useCheckActor('microphone', machine, { input, isFinished });
  const unsupported = useSelector(actor, (state) => state.matches('unsupported'));
  const secure = useSelector(actor, ({ context }) => context.secure);

  const { start, heading } = useRunFocus(finished);

  if (unsupported) return <NotSupported secure={secure} />;
  return finished ? (
    <Results actor={actor} ear={ear} heading={heading} />
  ) : (
    <Live actor={actor} ear={ear} start={start} />
  );
}
