import { describe, expect, it } from 'vitest';
import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { judgeMotion } from '../../../machines/motion-sensors/motion-sensors';
import { motionSensorsMachine } from '../../../machines/motion-sensors/motion-sensors.machine';
import type { MotionRun } from '../../../machines/motion-sensors/run';
import { type Presence, problemOf, type Support } from '../../../machines/motion-sensors/support';
import { testMachine } from '../../kit/pure';
import { startQuiet } from '../../kit/quiet';
import { oneOf, randomOf, runs } from '../../kit/random';
import { type Device, runWith } from './measure/device';
import { complete, motionSensorsModel, progressOf, runOf } from './motion-sensors.model';

testMachine('motion-sensors', motionSensorsModel, {
  states: {
    checking: ({ context }) => expect(context.result).toBeNull(),
    idle: ({ context }) => expect(context.result).toBeNull(),
    asking: ({ context }) => expect(context.startedAt).toBe(1000),
    listening: ({ context }) => expect(context.support.isRefused).toBe(false),
    running: ({ context }) => {
      expect(context.result).toBeNull();
      expect(problemOf(context.support)).toBeNull();
    },
    'running.senses': ({ context }) => expect(context.progress).toBeNull(),
    results: ({ context }) =>
      expect(context).toMatchObject({
        result: { check: 'motion-sensors', status: 'inconclusive' },
        finishedAt: 61_000,
      }),
  },
});

const all = (one: number): [number, number, number] => [one, one, one];
const judge = (device: Partial<Device>) =>
  judgeMotion(runOf(runWith(device), { support: { asks: device.sign === -1 } }));
const codes = (device: Partial<Device>) => judge(device).findings.map(({ code }) => code);
const partOf = (run: MotionRun, id: string) => judgeMotion(run).parts.find((part) => part.id === id);

describe('a motion sensor test', () => {
  it('flags no clean device of many kinds', () => {
    const next = randomOf(23);
    const small = (most: number) => [0, 1, 2].map(() => 2 * most * (next() - 0.5)) as [number, number, number];
    for (let seed = 0; seed < runs(100); seed++) {
      const device: Partial<Device> = {
        seed: seed + 100,
        rate: oneOf(next, [50, 60, 100, 200]),
        noise: 0.08 * next(),
        spinNoise: 0.3 * next(),
        step: oneOf(next, [0, 0.1]),
        offset: small(0.1),
        gain: 1 + 0.01 * (next() - 0.5),
        gyroGain: all(1 + 0.04 * (next() - 0.5)),
        drift: small(0.6),
        hasGyroscope: next() < 0.85,
        compass: oneOf(next, ['none', 'right', 'right']),
        sign: oneOf(next, [1, 1, -1]),
        inRadians: next() < 0.1,
        tremble: 8 * next(),
        jitter: 6 * next(),
        rotates: next() < 0.7,
      };
      const { findings, status, details } = judge(device);
      expect(findings, JSON.stringify(device)).toEqual([]);
      expect(status, `${JSON.stringify(device)} ${details}`).toBe('pass');
    }
  }, 60_000);

  it.each<[string, Partial<Device>]>([
    ['SEN-GRAVITY', { gain: 1.045 }],
    ['SEN-GRAVITY', { gain: 0.955 }],
    ['SEN-GRAVITY', { offset: [0, 0, -0.6] }],
    ['SEN-NOISE', { noise: 0.25 }],
    ['SEN-NOISE', { noise: 0.25, step: 0, rate: 200 }],
    ['SEN-DEAD', { axes: [0, 2, 3] }],
    ['SEN-DEAD', { axes: [1, 2, 0] }],
    ['SEN-DEAD', { axes: [0, 0, 0] }],
    ['SEN-SWAPPED', { axes: [2, 1, 3] }],
    ['SEN-SWAPPED', { axes: [1, 3, 2], sign: -1 }],
    ['SEN-REVERSED', { axes: [-1, 2, 3] }],
    ['SEN-REVERSED', { axes: [1, 2, -3] }],
    ['SEN-REVERSED', { axes: [1, -2, 3], sign: -1 }],
    ['SEN-DRIFT', { drift: [0, 1.4, 0] }],
    ['SEN-TURN', { gyroGain: all(0.9) }],
    ['SEN-TURN', { gyroGain: all(1.2) }],
    ['SEN-GYRO', { gyroAxes: [0, 2, 3] }],
    ['SEN-GYRO', { gyroAxes: [1, -2, 3] }],
    ['SEN-GYRO', { gyroAxes: [1, 2, 0] }],
    ['SEN-GYRO', { gyroAxes: [0, 0, 0] }],
    ['SEN-COMPASS', { compass: 'stuck' }],
  ])('finds %s', (code, device) => {
    for (const seed of [1, 2, 3].slice(0, runs(3))) {
      const found = codes({ ...device, seed });
      expect(found).toContain(code);
      // One fault must not be mistaken for another. A dead sensor also reads no gravity.
      expect(found.filter((one) => one !== code && one !== 'SEN-GRAVITY')).toEqual([]);
    }
  });

  it.each<[name: string, device: Partial<Device>]>([
    ['axis y', { axes: [1, 0, 3] }],
    ['axis x and z', { axes: [3, 2, 1] }],
    ['axis z', { axes: [1, 2, -3], sign: -1 }],
    ['axis x and y', { axes: [-1, -2, 3] }],
  ])('names the axis that is at fault: %s', (name, device) => {
    expect(judge(device).findings.map(({ where }) => where?.on)).toEqual([name]);
  });

  it('gives gravity at its limit a pass, and a warning beyond it', () => {
    const at = (gravity: number) => {
      const rest = complete.rest && { ...complete.rest, mean: [0, 0, gravity] as const };
      return partOf(runOf({ ...complete, rest, positions: [] }), 'gravity')?.verdict;
    };
    expect([9.81 * 0.97, 9.81, 9.81 * 1.03].map(at)).toEqual(['pass', 'pass', 'pass']);
    expect([9.81 * 0.969, 9.81 * 1.031].map(at)).toEqual(['warning', 'warning']);
  });

  it('cannot tell of a compass near metal, of positions that contradict each other, and of a few of them', () => {
    expect(partOf(runOf(runWith({ compass: 'weak' })), 'compass')?.verdict).toBe('inconclusive');
    const some = { ...complete, positions: complete.positions.slice(0, 4) };
    expect(partOf(runOf(some), 'axes')).toMatchObject({ verdict: 'inconclusive', details: '4 of 6 positions taken.' });
    const positions = complete.positions.map((one) =>
      one.position === 'left-up' ? { ...one, mean: [0, 9.81, 0] as const } : one,
    );
    expect(partOf(runOf({ ...complete, positions }), 'axes')?.verdict).toBe('inconclusive');
  });

  it('does not judge the gyroscope by an accelerometer that is at fault', () => {
    expect(partOf(runOf(runWith({ axes: [0, 2, 3] })), 'turns')?.verdict).toBe('inconclusive');
  });

  it('calls what a device lacks not fitted, and passes it', () => {
    const result = judge({ hasGyroscope: false, compass: 'none', rotates: false });
    expect(result.status).toBe('pass');
    expect(
      result.parts
        .filter(({ verdict }) => verdict === 'not-run')
        .map(({ id }) => id)
        .join('; '),
    ).toBe('gyroscope; compass; screen; vibration; torch');
    const wordsOf = (of: object) => partOf(runOf({ ...complete, hasGyroscope: false, ...of }), 'gyroscope')?.details;
    expect(wordsOf({})).toBe('Not fitted, or this browser does not report it.');
    expect(wordsOf({ rest: null, positions: [] })).toBe('No reading came from a gyroscope.');
  });

  // The person's word counts, but for what the browser cannot start.
  it.each<[id: string, change: Partial<MotionRun>, part: object]>([
    ['vibration', { said: { vibration: 'yes' } }, { verdict: 'pass' }],
    ['vibration', { said: { vibration: 'no' } }, { findings: [{ code: 'SEN-VIBRATE' }] }],
    ['vibration', { vibrates: false, said: { vibration: 'no' } }, { verdict: 'not-run' }],
    ['torch', { said: { torch: 'no' } }, { findings: [{ code: 'SEN-TORCH' }] }],
    ['torch', { said: { torch: 'none' } }, { verdict: 'not-run' }],
    ['torch', { torchFailure: 'refused' }, { details: expect.stringContaining('did not open') }],
  ])('judges the %s with %j as %j', (id, change, part) => {
    expect(partOf(runOf(complete, change), id)).toMatchObject(part);
  });

  it('says nothing of sensors that were not read', () => {
    const nothing = { ...complete, rest: null, positions: [], turn: null };
    expect(judgeMotion(runOf(nothing))).toMatchObject({ status: 'inconclusive', findings: [] });
  });
});

describe('what keeps the test from starting', () => {
  const support: Support = { secure: true, supported: true, asks: false, presence: 'fitted', isRefused: false };
  it.each<[string, Partial<Support>, string | null]>([
    ['nothing, with sensors', {}, null],
    ['no sensors', { presence: 'none' }, 'not-fitted'],
    ['silence where nobody can be asked', { presence: 'silent' }, 'not-fitted'],
    ['nothing, where somebody can be asked', { presence: 'silent', asks: true }, null],
    ['a refusal', { presence: 'silent', asks: true, isRefused: true }, 'refused'],
    ['a setting of the site', { presence: 'blocked', asks: true }, 'blocked'],
    ['no secure connection', { secure: false, supported: false }, 'insecure'],
    ['a browser without the events', { supported: false }, 'unsupported'],
  ])('is %s', (_, change, problem) => {
    expect(problemOf({ ...support, ...change })).toBe(problem);
  });
  it('is no refusal that can be taken back, and no silence before the question', () => {
    expect(problemOf({ ...support, asks: true, presence: 'silent', isRefused: true }, true)).toBeNull();
    expect(problemOf({ ...support, asks: true, presence: 'none' }, true)).toBe('not-fitted');
  });
});

describe('its machine', () => {
  const started = (presence: Presence, asks: boolean) => {
    const tasks: string[] = [];
    const actors = {
      presence: fromPromise(async () => presence),
      permission: fromPromise(async () => true),
      sensors: fromCallback<EventObject, { task: string }>(({ input }) => {
        tasks.push(input.task);
      }),
    };
    const input = { secure: true, supported: true, asks, vibrates: false, hasCameras: false };
    return { actor: startQuiet(motionSensorsMachine, actors, input).actor, tasks };
  };

  it('asks nobody where the browser does not, and goes from task to task by itself', async () => {
    const { actor, tasks } = started('fitted', false);
    await expect.poll(() => actor.getSnapshot().value).toBe('idle');
    actor.send({ type: 'START', at: 1000 });
    for (let i = 0; i < 3; i++)
      actor.send({ type: 'PROGRESS', progress: progressOf({ isDone: true, reading: complete }) });
    expect(tasks).toEqual(['rest', 'positions', 'turn']);
    expect(actor.getSnapshot().value).toEqual({ running: { senses: 'waiting' } });
    actor.send({ type: 'FINISH', at: 9000 });
    expect(actor.getSnapshot().context.result?.status).toBe('pass');
  });

  it('does not start without sensors', async () => {
    const { actor } = started('none', true);
    await expect.poll(() => actor.getSnapshot().value).toBe('idle');
    actor.send({ type: 'START', at: 1000 });
    expect(actor.getSnapshot().value).toBe('idle');
  });
});
