import fc from 'fast-check';
import { judgeMotion, MAX_NOISE } from '../../../machines/motion-sensors/motion-sensors';
import type { MotionRun } from '../../../machines/motion-sensors/run';
import { type Position, upOf } from '../../../measure/motion-sensors/positions';
import type { MotionReading, PositionReading } from '../../../measure/motion-sensors/snapshot';
import type { Vector } from '../../../measure/motion-sensors/vectors';
import { evidenceOf } from '../../kit/evidence/model';
import { complete as reading, runOf } from './motion-sensors.model';

const complete = runOf(reading);

/** The six positions, with each reading changed by a faulty sensor, and with gyroscope errors in degrees. */
const positionsOf = (
  change: (up: Vector, position: Position) => Vector = (up) => up,
  error: number | null = 1,
): readonly PositionReading[] =>
  reading.positions.map((one) => {
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

export default evidenceOf<MotionRun>({
  check: 'motion-sensors',
  judge: judgeMotion,
  complete,
  runs: runs.map((run): MotionRun => ({ ...complete, ...run })),
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
