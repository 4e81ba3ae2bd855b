import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { microphoneMachine } from '../../../machines/microphone/microphone.machine';
import { ownStep } from '../../../machines/microphone/own-step';
import { createLiveMicrophone, microphoneOf, micSupport, playerOf, recorderOf } from '../../browser/media/microphone';
import { useAbsence } from '../../ui/results/CheckHost';
import { useCheckActor } from '../../ui/results/useCheckActor';
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

export default function MicrophonePage() {
  const [{ signal, machine }] = useState(createTest);
  const { actor, finished, start, heading } = useCheckActor('microphone', machine, {
    input: {},
    ownStep,
    waits: (state) => state.matches('stopped'),
    opens: 'microphone',
  });
  const unsupported = useSelector(actor, (state) => state.matches('unsupported'));
  useAbsence('microphone', unsupported ? 'not-supported' : null);
  const secure = useSelector(actor, ({ context }) => context.secure);

  if (unsupported) return <NotSupported secure={secure} />;
  return finished ? (
    <Results actor={actor} signal={signal} heading={heading} />
  ) : (
    <Live actor={actor} signal={signal} start={start} />
  );
}
