import { parts, say } from '../../content/verdicts/motion-sensors';
import { turnAxisOf } from '../../measure/motion-sensors/positions';
import type { MotionReading } from '../../measure/motion-sensors/snapshot';
import { degreesIn, unitOf } from '../../measure/motion-sensors/unit';
import { type Axis, axes } from '../../measure/motion-sensors/vectors';
import { amountOf, partOf } from '../result';
import { type MotionRead, statesOf } from './axes';
import { evidence, type MotionPart } from './evidence';

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

/** The parts of the gyroscope. If there is none, they need no evidence. */
export function gyroscopeParts(run: MotionRead): readonly MotionPart[] {
  const { reading } = run;
  if (reading.hasGyroscope) return [driftPart(reading), turnsPart(run)];
  const unknown = reading.rest === null && reading.positions.length === 0;
  return [partOf('gyroscope', 'fitted', evidence.fitted.name)('not-run', unknown ? say.noGyroscope : say.notFitted)];
}

function driftPart({ rest, positions }: MotionReading): MotionPart {
  const part = partOf('drift', 'rest', parts.drift);
  const drift = rest?.drift;
  if (!drift) return part('not-run', say.notRested);
  const degrees = degreesIn(unitOf(positions));
  const most = Math.max(...drift.map((one) => Math.abs(one) * degrees));
  const words = say.drift(most);
  if (most <= MAX_DRIFT) return part('pass', words);
  return part([{ code: 'SEN-DRIFT', amount: amountOf(most, '°/s', 2) }], `${words} ${say.usualDrift(MAX_DRIFT)}`);
}

function turnsPart(run: MotionRead): MotionPart {
  const { positions } = run.reading;
  const part = partOf('turns', 'positions', parts.turns);
  if (statesOf(run).some(({ state }) => state !== 'right')) return part('inconclusive', say.noReference);
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
    const worst = Math.max(...wrong.map(([, { error }]) => error));
    const amount = amountOf(worst, '°', 1);
    const code = worst > MAX_FOLLOWED_ERROR ? 'SEN-GYRO' : 'SEN-TURN';
    return part([{ code, amount }], say.wrongTurns(wrong, worst, TURN_UNCERTAINTY));
  }
  const missing = axes.filter((axis) => !best.has(axis));
  if (missing.length === axes.length && positions.length === 0) return part('not-run', say.notTurned);
  if (missing.length > 0) return part('inconclusive', say.noTurn(missing));
  const most = Math.max(...[...best.values()].map(({ error }) => error));
  return part('pass', say.turns(best.size, most, TURN_UNCERTAINTY));
}
