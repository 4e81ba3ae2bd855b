import type { Credential, FingerprintRun, Support } from '../../../machines/fingerprint/fingerprint';
import { fingerprintMachine } from '../../../machines/fingerprint/fingerprint.machine';
import { modelOf } from '../../kit/model';

export const support: Support = { secure: true, webauthn: true, authenticator: true };

export const credentialOf = (userVerified: boolean | null): Credential => ({
  id: 'AQID',
  transports: ['internal'],
  data:
    userVerified === null
      ? null
      : { userPresent: true, userVerified, backupEligible: false, backedUp: false, model: null },
  at: 4200,
});

/** A run in which the device verified somebody, who did not say how. */
export const runOf = (change: Partial<FingerprintRun> = {}): FingerprintRun => ({
  credential: credentialOf(true),
  factor: null,
  reason: null,
  startedAt: 1000,
  finishedAt: 9000,
  ...change,
});

export const fingerprintModel = modelOf(fingerprintMachine, {
  input: { secure: true, webauthn: true },
  events: [
    { type: 'xstate.done.actor.support', output: true },
    { type: 'xstate.done.actor.support', output: false },
    { type: 'xstate.error.actor.support', error: new Error('no answer') },
    { type: 'xstate.after.time-out of the check.fingerprint.checking' },
    { type: 'START', at: 1000 },
    { type: 'xstate.done.actor.passkey', output: credentialOf(true) },
    { type: 'xstate.done.actor.passkey', output: credentialOf(false) },
    { type: 'xstate.done.actor.passkey', output: credentialOf(null) },
    { type: 'xstate.done.actor.passkey', output: { reason: 'refused', at: 3000 } },
    { type: 'xstate.error.actor.passkey', error: new Error('out of the blue') },
    { type: 'xstate.after.time-out of the request.fingerprint.testing' },
    { type: 'ANSWER', factor: 'finger', at: 5000 },
    { type: 'ANSWER', factor: 'pin', at: 5000 },
    { type: 'RESET' },
  ],
  // After a fingerprint no evidence is missing, so the page has no button for it.
  skip: ({ context, value }, { type }) =>
    type === 'START' && JSON.stringify(value) === '{"results":"verified"}' && context.factor === 'finger',
  key: ({ context: { support: known, reason, factor } }) => [known.authenticator, reason, factor],
});
