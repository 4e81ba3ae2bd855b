import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type FingerprintReason, fingerprintMessages, notAvailable } from '../../../content/fingerprint';
import { isSecure } from '../../../machines/fingerprint/connection';
import { judgeFingerprint, problemOf, reasonOf } from '../../../machines/fingerprint/fingerprint';
import { type CheckResult, tally } from '../../../machines/result';
import { DeferredActors } from '../../kit/deferred';
import { testMachine } from '../../kit/pure';
import { credentialOf, fingerprintModel, runOf, support } from './fingerprint.model';

testMachine('fingerprint', fingerprintModel, {
  states: {
    checking: ({ context }) => expect(context.result).toBeNull(),
    idle: (snapshot) => {
      const { context } = snapshot;
      expect(snapshot.can({ type: 'START', at: 1 })).toBe(context.support.authenticator === true);
      expect(context).toMatchObject({ reason: null, result: null, support: { secure: true, webauthn: true } });
    },
    testing: ({ context }) => {
      expect(context).toMatchObject({ reason: null, credential: null, factor: null, startedAt: 1000, result: null });
    },
    asking: ({ context }) => {
      expect(context.credential?.data?.userVerified, 'never without the UV flag').toBe(true);
      expect(context.result, 'no verdict before the answer').toBeNull();
    },
    'results.verified': ({ context }) => {
      expect(context.credential?.data?.userVerified, 'never without the UV flag').toBe(true);
      expect(context.result?.status).toBe(context.factor === 'finger' ? 'pass' : 'inconclusive');
    },
    'results.failed': ({ context }) => {
      expect(context.result?.status).toBe(context.reason === 'unverified' ? 'fail' : 'inconclusive');
      expect(context.result?.finishedAt).toBeGreaterThanOrEqual(1000);
    },
  },
});

/** The eight messages of the error catalogue and the default one, in catalogue order. */
const catalogued = [
  'WebAuthn is not supported in this browser',
  'No platform authenticator (fingerprint, face ID, etc.) available on this device',
  'Error checking fingerprint support',
  'Fingerprint authentication is not available',
  'Permission denied or user cancelled the request',
  'Fingerprint authentication is not supported on this device',
  'Security error - make sure you are on HTTPS',
  'Request was aborted or timed out',
  'Fingerprint test failed',
];

describe('the messages', () => {
  it('are those of the error catalogue, letter for letter', () => {
    const shown: string[] = Object.values(fingerprintMessages).map(({ message }) => message);
    expect([...new Set([...shown.slice(0, 3), notAvailable, ...shown.slice(3)])]).toEqual(catalogued);
  });

  it.each([
    ['NotAllowedError', 4],
    ['NotSupportedError', 5],
    ['ConstraintError', 5],
    ['SecurityError', 6],
    ['AbortError', 7],
    ['InvalidStateError', 8],
    ['UnknownError', 8],
    ['TypeError', 8],
    ['', 8],
  ])('follow from the name of the error: %s', (name, place) => {
    expect(fingerprintMessages[reasonOf(name, 100)].message).toBe(catalogued[place]);
  });

  it.each([
    ['NotAllowedError', 59_000, 'refused'],
    ['NotAllowedError', 59_990, 'timed-out'],
    ['SecurityError', 61_000, 'insecure'],
    ['AbortError', 10, 'aborted'],
    ['AbortError', 60_000, 'timed-out'],
  ])('call %s after %i ms %s', (name, waited, reason) => expect(reasonOf(name, waited)).toBe(reason));

  it('claim 60 s of an aborted request only when they have passed', () => {
    expect(fingerprintMessages.aborted.why).not.toMatch(/no answer came/i);
  });

  it('say why the test cannot start, the browser before the device', () => {
    expect(problemOf(support)).toBeNull();
    expect(problemOf({ ...support, authenticator: false })).toBe('no-authenticator');
    expect(problemOf({ secure: false, webauthn: false, authenticator: false })).toBe('unsupported');
    expect(problemOf({ ...support, authenticator: null })).toBe('check-failed');
    expect(problemOf({ secure: false, webauthn: false, authenticator: null })).toBe('unsupported');
    // An insecure connection causes a warning only. What the browser allows there decides.
    expect(problemOf({ ...support, secure: false })).toBeNull();
  });
});

describe('a secure connection', () => {
  it('is HTTPS or localhost, and neither a look-alike nor an address of digits', () => {
    expect(isSecure('https:', 'assay.example')).toBe(true);
    expect(isSecure('http:', 'localhost')).toBe(true);
    expect(isSecure('http:', 'assay.localhost')).toBe(true);
    for (const host of ['assay.example', 'localhost.example', 'notlocalhost', '127.0.0.1', '192.168.0.5']) {
      expect(isSecure('http:', host), host).toBe(false);
    }
  });
});

describe('the verdict', () => {
  it.each([
    ['finger', 'pass', 2, []],
    ['face', 'inconclusive', 1, [{ rule: 'finger', action: 'Use a Finger' }]],
    ['pin', 'inconclusive', 1, [{ rule: 'finger', action: 'Use a Finger' }]],
    ['unsure', 'inconclusive', 1, [{ rule: 'finger' }]],
  ] as const)('by %s is %s', (factor, status, passed, missing) => {
    const result = judgeFingerprint(runOf({ factor }));
    expect(result).toMatchObject({ status, missing });
    expect(tally(result.parts)).toEqual({ passed, judged: 2 });
    if (factor === 'face' || factor === 'pin') expect(result.details).toContain('so the reader was not tested');
  });

  it.each<FingerprintReason>(['refused', 'not-supported', 'insecure', 'timed-out', 'aborted', 'unreadable', 'other'])(
    'blames no reader when the request ended as %s',
    (reason) => {
      const { status, parts, missing } = judgeFingerprint(runOf({ credential: null, reason }));
      expect(status).toBe('inconclusive');
      expect(parts.map(({ verdict }) => verdict)).toEqual(['inconclusive', 'not-run']);
      expect(missing).toHaveLength(1);
    },
  );

  it('explains the default message when the UV flag is 0', () => {
    const result = judgeFingerprint(runOf({ credential: credentialOf(false), reason: 'unverified' }));
    expect(result.status).toBe('fail');
    expect(result.details).toMatch(/^Fingerprint test failed\. .*user-verified flag \(UV\) is 0/);
    expect(result.measurements).toContainEqual({ name: 'User verified', value: 'no', unit: '', source: 'reported' });
  });

  it('names the source of every figure: the flag is reported, the factor observed, the time measured', () => {
    const { measurements } = judgeFingerprint(runOf({ factor: 'finger' }));
    expect(measurements).toEqual([
      { name: 'User verified', value: 'yes', unit: '', source: 'reported' },
      { name: 'Verified by', value: 'Finger', unit: '', source: 'observed' },
      { name: 'Time to answer', value: 3.2, unit: 's', source: 'measured' },
      { name: 'Transports', value: 'internal', unit: '', source: 'reported' },
      { name: 'Synced to a cloud', value: 'no', unit: '', source: 'reported' },
    ]);
  });
});

describe('the fingerprint test', () => {
  function start() {
    const actors = new DeferredActors();
    const clock = new SimulatedClock();
    const { machine } = fingerprintModel;
    const actor = createActor(machine.provide({ actors: actors.for(machine) as never }), {
      clock,
      input: { secure: true, webauthn: true },
    });
    const results: CheckResult[] = [];
    actor.on('result', ({ result }) => results.push(result));
    actor.start();
    return { actor, actors, clock, results, state: () => actor.getSnapshot() };
  }
  async function testing() {
    const test = start();
    await test.actors.answer('support', 'resolve', true);
    test.actor.send({ type: 'START', at: 1000 });
    return test;
  }

  it('asks the reader for nothing before it is started', async () => {
    const { actors } = start();
    expect(actors.running()).toEqual(['support']);
    await actors.answer('support', 'resolve', true);
    expect(actors.running()).toEqual([]);
  });

  it('keeps what it knows of the connection when the browser does not say what the device can do', async () => {
    const { actors, state } = start();
    await actors.answer('support', 'reject', new Error('broken'));
    expect(state().context.support).toEqual({ secure: true, webauthn: true, authenticator: null });
    expect(state().can({ type: 'START', at: 1 })).toBe(false);
  });

  it('asks for a finger again straight from a result, without another check', async () => {
    const { actor, actors, state } = await testing();
    await actors.answer('passkey', 'resolve', credentialOf(true));
    actor.send({ type: 'ANSWER', factor: 'pin', at: 5000 });
    actor.send({ type: 'START', at: 6000 });
    expect(actors.running()).toEqual(['passkey']);
    expect(state().context).toMatchObject({ result: null, factor: null, startedAt: 6000 });
  });

  it('withdraws a request after 60 s, and not sooner', async () => {
    const { actors, clock, state } = await testing();
    clock.increment(59_999);
    expect(actors.running()).toEqual(['passkey']);
    clock.increment(1);
    expect(actors.running()).toEqual([]);
    expect(state().context).toMatchObject({ reason: 'timed-out', finishedAt: 61_000 });
  });

  it('emits one result for each answer, and the last one counts', async () => {
    const { actor, actors, results, state } = await testing();
    await actors.answer('passkey', 'resolve', credentialOf(true));
    expect(results).toEqual([]);
    actor.send({ type: 'ANSWER', factor: 'pin', at: 5000 });
    actor.send({ type: 'ANSWER', factor: 'finger', at: 6000 });
    expect(results.map(({ status, finishedAt }) => [status, finishedAt])).toEqual([
      ['inconclusive', 5000],
      ['pass', 6000],
    ]);
    actor.send({ type: 'RESET' });
    expect(state().context).toMatchObject({ result: null, credential: null, factor: null, reason: null });
  });

  it('calls an error that is nobody’s the default message', async () => {
    const { actors, results } = await testing();
    await actors.answer('passkey', 'reject', new Error('out of the blue'));
    expect(results[0]?.details).toMatch(/^Fingerprint test failed\. /);
  });
});
