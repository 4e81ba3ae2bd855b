import { useActorRef, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { fingerprintMachine } from '../../../machines/fingerprint/fingerprint.machine';
import { createPasskey, passkeySupport } from '../../browser/passkey';
import { useRunFocus } from '../../ui/useRunFocus';
import { Live } from './Live';
import { Results } from './Results';

const machine = fingerprintMachine.provide({ actors: { support: passkeySupport, passkey: createPasskey } });
export type FingerprintActor = ActorRefFrom<typeof machine>;

export default function FingerprintPage() {
  const actor = useActorRef(machine);
  const finished = useSelector(actor, ({ context }) => context.result !== null);

  const { start, heading } = useRunFocus(finished);

  return finished ? <Results actor={actor} heading={heading} /> : <Live actor={actor} start={start} />;
}
