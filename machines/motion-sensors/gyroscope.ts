import { countInWords, fixed, list, withUnit } from '../../content/words';
import { turnAxisOf } from '../../measure/motion-sensors/positions';
import type { MotionReading } from '../../measure/motion-sensors/snapshot';
import { degreesIn, unitOf } from '../../measure/motion-sensors/unit';
import { type Axis, axes } from '../../measure/motion-sensors/vectors';
import { amountOf, type Part, partOf } from '../result';
import { type MotionRead, statesOf } from './axes';
import type { MotionRule } from './evidence';
import { axisNames } from './run';

/** Maximum drift at rest in °/s. Phone gyroscopes are specified with less, and systems compensate most of it. */
export const MAX_DRIFT = 1;
/**
 * Maximum angle in degrees between measured gravity and its direction computed from the gyroscope, after a quarter
 * turn. Data sheets allow a sensitivity that is 3% off (MPU-6050, PS-MPU-6000A), so 2.7°. The rest is the hand and the
 * browser's rate of readings: see `motion-sensors.rows.ts`.
 */
export const MAX_TURN_ERROR = 7;
/** Uncertainty of that angle in degrees (k = 2): see `motion-sensors.rows.ts`. */
export const TURN_UNCERTAINTY = 2.5;
/** Above this error in degrees, the gyroscope does not follow at all. */
const MAX_FOLLOWED_ERROR = 45;

const notFitted = 'Not fitted, or this browser does not report it.';

const off = (error: number) => `${fixed(error, 1)} ± ${TURN_UNCERTAINTY}° off`;

/** The parts of the gyroscope. If there is none, they need no evidence. */
export function gyroscopeParts(run: MotionRead): readonly Part<MotionRule>[] {
  const { reading } = run;
  if (reading.hasGyroscope) return [driftPart(reading), turnsPart(run)];
  const unknown = reading.rest === null && reading.positions.length === 0;
  return [
    partOf('gyroscope', 'fitted', 'Gyroscope')('not-run', unknown ? 'No reading came from a gyroscope.' : notFitted),
  ];
}

function driftPart({ rest, positions }: MotionReading): Part<MotionRule> {
  const part = partOf('drift', 'rest', 'Drift of the gyroscope');
  const drift = rest?.drift;
  if (!drift) return part('not-run', 'Not measured at rest.');
  const degrees = degreesIn(unitOf(positions));
  const most = Math.max(...drift.map((one) => Math.abs(one) * degrees));
  const words = `${withUnit(fixed(most, 2), '°/s')} at rest.`;
  if (most <= MAX_DRIFT) return part('pass', words);
  const amount = amountOf(most, '°/s', 2);
  return part([{ code: 'SEN-DRIFT', amount }], `${words} Up to ${withUnit(MAX_DRIFT, '°/s')} is usual.`);
}

function turnsPart(run: MotionRead): Part<MotionRule> {
  const { positions } = run.reading;
  const part = partOf('turns', 'positions', 'Quarter turns');
  if (statesOf(run).some(({ state }) => state !== 'right')) {
    return part('inconclusive', 'The accelerometer is at fault, and without it the gyroscope cannot be measured.');
  }
  const unit = unitOf(positions);
  /** The turn about each axis in which gyroscope and gravity agree best. A knock or a gap can spoil single turns. */
  const best = new Map<Axis, { readonly error: number; readonly byRate: number; readonly byGravity: number }>();
  for (const { position, tilt } of positions) {
    const axis = tilt && turnAxisOf(tilt.from, position);
    if (!tilt || axis === null) continue;
    const turn = { error: tilt.error[unit], byRate: tilt.byRate[unit], byGravity: tilt.byGravity };
    if (turn.error < (best.get(axis)?.error ?? Number.POSITIVE_INFINITY)) best.set(axis, turn);
  }
  const wrong = [...best].filter(([, { error }]) => error > MAX_TURN_ERROR);
  if (wrong.length > 0) {
    const named = wrong.map(([axis, { byRate, byGravity }]) => {
      return `${fixed(byRate, 1)}° of ${fixed(byGravity, 1)}° about ${axisNames[axis]}`;
    });
    const worst = Math.max(...wrong.map(([, { error }]) => error));
    const amount = amountOf(worst, '°', 1);
    const code = worst > MAX_FOLLOWED_ERROR ? 'SEN-GYRO' : 'SEN-TURN';
    return part([{ code, amount }], `The gyroscope saw ${list(named)}. It was ${off(worst)}.`);
  }
  const missing = axes.filter((axis) => !best.has(axis));
  if (missing.length === axes.length && positions.length === 0) return part('not-run', 'The device was not turned.');
  if (missing.length > 0) {
    const names = list(missing.map((axis) => axisNames[axis]));
    return part('inconclusive', `No turn about ${names} was measured. Take the six positions again.`);
  }
  const most = Math.max(...[...best.values()].map(({ error }) => error));
  return part('pass', `${countInWords(best.size, 'turn')} measured, ${off(most)} at most.`);
}
