import { useSelector } from '@xstate/react';
import type { SupportProblem } from '../../../content/fingerprint';
import { problemOf } from '../../../machines/fingerprint/fingerprint';
import { fingerprintMachine } from '../../../machines/fingerprint/fingerprint.machine';
import type { Absence } from '../../../machines/inspection/inspection';
import { connection, createPasskey, passkeySupport } from '../../browser/device/passkey';
import { useAbsence } from '../../ui/results/CheckHost';
import { useCheckActor } from '../../ui/results/useCheckActor';
import { Live } from './Live';
import { Results } from './Results';

const machine = fingerprintMachine.provide({ actors: { support: passkeySupport, passkey: createPasskey } });

/** A browser that sees no reader counts as no reader. A support check that failed is no evidence either way. */
const absences: Readonly<Partial<Record<SupportProblem, Absence>>> = {
  unsupported: 'not-supported',
  'no-authenticator': 'not-fitted',
};

export default function FingerprintPage() {
  const { actor, finished, start, heading } = useCheckActor('fingerprint', machine, { input: connection() });
  const problem = useSelector(actor, (state) => (state.matches('idle') ? problemOf(state.context.support) : null));
  useAbsence('fingerprint', (problem && absences[problem]) ?? null);

  return finished ? <Results actor={actor} heading={heading} /> : <Live actor={actor} start={start} />;
}
