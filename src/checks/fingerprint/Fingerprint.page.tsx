import type { SnapshotFrom } from 'xstate';
import { fingerprintMachine } from '../../../machines/fingerprint/fingerprint.machine';
import { connection, createPasskey, passkeySupport } from '../../browser/device/passkey';
import { useCheckActor } from '../../ui/results/useCheckActor';
import { useRunFocus } from '../../ui/results/useRunFocus';
import { Live } from './Live';
import { Results } from './Results';

const machine = fingerprintMachine.provide({ actors: { support: passkeySupport, passkey: createPasskey } });

const isFinished = (state: SnapshotFrom<typeof machine>) => state.matches('results');

export default function FingerprintPage() {
  const { actor, finished } = useCheckActor('fingerprint', machine, { input: connection(), isFinished });

  const { start, heading } = useRunFocus(finished);

  return finished ? <Results actor={actor} heading={heading} /> : <Live actor={actor} start={start} />;
}
