import { fingerprintMachine } from '../../../machines/fingerprint/fingerprint.machine';
import { connection, createPasskey, passkeySupport } from '../../browser/device/passkey';
import { useCheckActor } from '../../ui/results/useCheckActor';
import { Live } from './Live';
import { Results } from './Results';

const machine = fingerprintMachine.provide({ actors: { support: passkeySupport, passkey: createPasskey } });

export default function FingerprintPage() {
  const { actor, finished, start, heading } = useCheckActor('fingerprint', machine, { input: connection() });

  return finished ? <Results actor={actor} heading={heading} /> : <Live actor={actor} start={start} />;
}
