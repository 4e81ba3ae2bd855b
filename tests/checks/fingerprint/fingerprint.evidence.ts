import fc from 'fast-check';
import type { FingerprintReason } from '../../../content/fingerprint';
import { type FingerprintRun, factorIds, judgeFingerprint } from '../../../machines/fingerprint/fingerprint';
import { evidenceOf } from '../../kit/evidence/model';
import { credentialOf, runOf } from './fingerprint.model';

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

export default evidenceOf<FingerprintRun>({
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
