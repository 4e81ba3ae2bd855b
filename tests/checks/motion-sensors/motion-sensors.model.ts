import fc from 'fast-check';
import { judgeMotion, MAX_NOISE } from '../../../machines/motion-sensors/motion-sensors';
import { motionSensorsMachine } from '../../../machines/motion-sensors/motion-sensors.machine';
import type { MotionRun } from '../../../machines/motion-sensors/run';
import { type Position, upOf } from '../../../measure/motion-sensors/positions';
import type { MotionProgress, MotionReading, PositionReading } from '../../../measure/motion-sensors/snapshot';
import type { Vector } from '../../../measure/motion-sensors/vectors';
import { evidenceOf } from '../../kit/evidence/model';
import { modelOf } from '../../kit/model';
import { runWith } from './measure/device';

const rounded = (reading: MotionReading): MotionReading =>
  JSON.parse(
    JSON.stringify(reading, (_, value) => (typeof value === 'number' ? Math.round(100 * value) / 100 : value)),
  );

/** A clean run with a device that has every sensor. Figures are rounded for readability. */
export const complete: MotionReading = rounded(runWith());

/** A run with this reading. Nothing was said of vibration and light. */
export const runOf = (reading: MotionReading, change: Partial<MotionRun> = {}): MotionRun => ({
  reading,
  support: { asks: false },
  vibrates: true,
  hasCameras: true,
  tried: [],
  said: {},
  torchFailure: null,
  startedAt: 1000,
  finishedAt: 61_000,
  ...change,
});

export const progressOf = (change: Partial<MotionProgress> = {}): MotionProgress => ({
  reading: { ...complete, positions: [], turn: null },
  isDone: false,
  isStill: true,
  share: 0.4,
  wanted: null,
  isOther: false,
  sign: 1,
  force: [0, 0, 9.8],
  spin: [0, 0, 0],
  heading: 40,
  turned: null,
  ...change,
});

const events = [
  { type: 'xstate.done.actor.presence', output: 'fitted' },
  { type: 'xstate.done.actor.presence', output: 'none' },
  { type: 'xstate.done.actor.presence', output: 'blocked' },
  { type: 'xstate.error.actor.presence', error: new Error('no sensors') },
  { type: 'xstate.after.time for a first reading.motionSensors.checking' },
  { type: 'xstate.after.time for a first reading.motionSensors.listening' },
  { type: 'START', at: 1000 },
  { type: 'LOOK' },
  { type: 'xstate.done.actor.permission', output: true },
  { type: 'xstate.done.actor.permission', output: false },
  { type: 'xstate.error.actor.permission', error: new Error('no click') },
  { type: 'PROGRESS', progress: progressOf() },
  { type: 'PROGRESS', progress: progressOf({ isDone: true }) },
  { type: 'TASK', task: 'rest' },
  { type: 'TASK', task: 'positions' },
  { type: 'TASK', task: 'turn' },
  { type: 'TASK', task: 'senses' },
  { type: 'VIBRATE' },
  { type: 'LIGHT' },
  { type: 'LIGHT.FAILED', reason: 'none' },
  { type: 'STOP' },
  { type: 'ANSWER', sense: 'vibration', said: 'yes' },
  { type: 'RESET' },
  { type: 'FINISH', at: 61_000 },
  { type: 'CONTINUE', task: 'rest' },
  { type: 'CONTINUE', task: 'positions' },
  { type: 'CONTINUE', task: 'turn' },
  { type: 'CONTINUE', task: 'senses' },
  { type: 'AGAIN' },
  { type: 'xstate.after.length of the vibration.motionSensors.running.senses.vibrating' },
  { type: 'xstate.after.longest time of the light.motionSensors.running.senses.lighting' },
] as const;

export const motionSensorsModel = modelOf(motionSensorsMachine, {
  input: { secure: true, supported: true, asks: true, vibrates: true, hasCameras: true },
  events,
  key: ({ context }) => [context.support.presence, context.support.isRefused, context.tried, context.result?.status],
  // A choice that is already made cannot be made again.
  skip: (state, event) =>
    (event.type === 'ANSWER' && state.context.said.vibration !== undefined) ||
    (event.type === 'TASK' && state.matches({ running: event.task })),
});

const whole = runOf(complete);

/** The six positions, with each reading changed by a faulty sensor, and with gyroscope errors in degrees. */
const positionsOf = (
  change: (up: Vector, position: Position) => Vector = (up) => up,
  error: number | null = 1,
): readonly PositionReading[] =>
  complete.positions.map((one) => {
    const [x, y, z] = upOf[one.position];
    return {
      ...one,
      mean: change([9.81 * x, 9.81 * y, 9.81 * z], one.position),
      tilt: one.tilt && error !== null ? { ...one.tilt, error: { degrees: error, radians: 90 } } : null,
    };
  });
const read = (run: MotionRun, change: Partial<MotionReading>): MotionRun => ({
  ...run,
  reading: { ...run.reading, ...change },
});
const atRest = (run: MotionRun, change: Partial<NonNullable<MotionReading['rest']>>): MotionRun | null =>
  run.reading.rest && read(run, { rest: { ...run.reading.rest, ...change } });

const faultyAxes: ((up: Vector) => Vector)[] = [
  ([, y, z]) => [0, y, z],
  ([x, y, z]) => [y, x, z],
  ([x, y, z]) => [x, -y, z],
];

const runs = fc.record({
  reading: fc.record({
    rate: fc.option(fc.constant(60)),
    hasGyroscope: fc.boolean(),
    hasCompass: fc.boolean(),
    rest: fc.option(
      fc.record({
        samples: fc.constant(300),
        ms: fc.constant(5000),
        mean: fc.constantFrom<Vector>([0, 0, 9.81], [0, 0, 10.4]),
        noise: fc.constantFrom<Vector>([0.03, 0.03, 0.03], [0.03, 0.4, 0.03]),
        drift: fc.option(fc.constantFrom<Vector>([0.1, 0, 0], [0, 3, 0])),
      }),
    ),
    positions: fc
      .tuple(
        fc.constantFrom(undefined, ...faultyAxes),
        fc.constantFrom(null, 1, 20, 80),
        fc.constantFrom(0, 1, 4, 6, 6, 6),
      )
      .map(([change, error, taken]) => positionsOf(change, error).slice(0, taken)),
    turn: fc.option(
      fc.record({
        byRate: fc.option(fc.constantFrom({ degrees: -90, radians: -5157 }, { degrees: 20, radians: 1146 })),
        byCompass: fc.option(fc.constantFrom(-88, 3, 40)),
      }),
    ),
    screenAngles: fc.constantFrom([], [0], [0, 90]),
  }),
  support: fc.record({ asks: fc.boolean() }),
  vibrates: fc.boolean(),
  hasCameras: fc.boolean(),
  said: fc.constantFrom({}, { vibration: 'yes' as const }, { vibration: 'none' as const, torch: 'no' as const }),
  torchFailure: fc.constantFrom(null, 'none' as const, 'refused' as const),
});

export const evidence = evidenceOf<MotionRun>({
  check: 'motion-sensors',
  judge: judgeMotion,
  complete: whole,
  runs: runs.map((run): MotionRun => ({ ...whole, ...run })),
  faults: {
    'gravity that is off': (run) => atRest(run, { mean: [0, 0, 11] }),
    noise: (run) => atRest(run, { noise: [0, 0, 2 * MAX_NOISE] }),
    'a dead axis': (run) => read(run, { positions: positionsOf(faultyAxes[0]) }),
    'swapped axes': (run) => read(run, { positions: positionsOf(faultyAxes[1]) }),
    'a reversed axis': (run) => read(run, { positions: positionsOf(faultyAxes[2]) }),
    'a gyroscope that drifts': (run) => (run.reading.hasGyroscope ? atRest(run, { drift: [0, 0, 2] }) : null),
    'a gyroscope that is off': (run) =>
      // With a faulty axis, the gyroscope cannot be measured. A gyroscope that does not follow is a worse fault.
      judgeMotion(run).parts.some(({ id, findings }) => (id === 'axes' || id === 'turns') && findings)
        ? null
        : read(run, { hasGyroscope: true, positions: positionsOf(undefined, 30) }),
    'a gyroscope that does not follow': (run) =>
      judgeMotion(run).parts.some(({ id, findings }) => id === 'axes' && findings)
        ? null
        : read(run, { hasGyroscope: true, positions: positionsOf(undefined, 88) }),
    'a stuck compass': (run) =>
      read(run, { hasCompass: true, turn: { byRate: { degrees: 90, radians: 5157 }, byCompass: 0 } }),
    'no vibration': (run) => (run.vibrates ? { ...run, said: { ...run.said, vibration: 'no' } } : null),
    'a dark light': (run) =>
      run.hasCameras ? { ...run, torchFailure: null, said: { ...run.said, torch: 'no' } } : null,
  },
  losses: {
    'the time at rest': (run) => (run.reading.rest ? read(run, { rest: null }) : null),
    'the last position': (run) =>
      run.reading.positions.length > 0 ? read(run, { positions: run.reading.positions.slice(0, -1) }) : null,
    'all positions': (run) => (run.reading.positions.length > 0 ? read(run, { positions: [] }) : null),
    'the turns': (run) =>
      run.reading.hasGyroscope && run.reading.positions.length > 0
        ? read(run, { positions: run.reading.positions.map((one) => ({ ...one, tilt: null })) })
        : null,
  },
});
