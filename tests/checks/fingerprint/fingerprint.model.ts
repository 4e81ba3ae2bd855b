import fc from 'fast-check';
import type { FingerprintReason } from '../../../content/fingerprint';
import {
  type Credential,
  type FingerprintRun,
  factorIds,
  judgeFingerprint,
  type Support,
} from '../../../machines/fingerprint/fingerprint';
import { fingerprintMachine } from '../../../machines/fingerprint/fingerprint.machine';
import { evidenceOf } from '../../kit/evidence/model';
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

const reasons: readonly FingerprintReason[] = [
  'refused',
  'not-supported',
  'insecure',
  'timed-out',
  'aborted',
  'unreadable',
  'other',
];
const times = { startedAt: fc.constant(1000), finishedAt: fc.integer({ min: 4200, max: 90_000 }) };
const verified = fc.record({
  ...times,
  credential: fc.constant(credentialOf(true)),
  factor: fc.option(fc.constantFrom(...factorIds)),
  reason: fc.constant(null),
});
const ended = fc.record({
  ...times,
  credential: fc.constantFrom(null, credentialOf(null)),
  factor: fc.constant(null),
  reason: fc.constantFrom(...reasons),
});
const unverified = fc.record({
  ...times,
  credential: fc.constant(credentialOf(false)),
  factor: fc.constant(null),
  reason: fc.constant('unverified' as const),
});

const usedInstead = (factor: 'face' | 'pin' | 'unsure' | null) => (run: FingerprintRun) =>
  run.factor === 'finger' ? { ...run, factor } : null;

export const evidence = evidenceOf<FingerprintRun>({
  check: 'fingerprint',
  judge: judgeFingerprint,
  complete: runOf({ factor: 'finger' }),
  runs: fc.oneof(verified, ended, unverified),
  faults: {
    'the authenticator verified nobody': (run) => ({
      ...run,
      credential: credentialOf(false),
      factor: null,
      reason: 'unverified',
    }),
  },
  losses: {
    'a face was used': usedInstead('face'),
    'a PIN was used': usedInstead('pin'),
    'the person is not sure': usedInstead('unsure'),
    'the person did not say': usedInstead(null),
    'the request was refused': (run) =>
      run.reason === null ? { ...run, credential: null, factor: null, reason: 'refused' } : null,
    'the answer cannot be read': (run) =>
      run.reason === null ? { ...run, credential: credentialOf(null), factor: null, reason: 'unreadable' } : null,
  },
});
