import { fixed, list, withUnit } from '../../content/words';
import { positions as allPositions } from '../../measure/motion-sensors/positions';
import type { MotionReading } from '../../measure/motion-sensors/snapshot';
import { unitOf } from '../../measure/motion-sensors/unit';
import {
  amountOf,
  type CheckResult,
  type Finding,
  faultsIn,
  findingsIn,
  openIn,
  type Part,
  partOf,
  resultOf,
} from '../result';
import { type AxisState, statesOf } from './axes';
import { evidence, type MotionRule } from './evidence';
import { gyroscopeParts } from './gyroscope';
import { axisNames, gravitiesOf, type MotionRun, measurementsOf, type Sense } from './run';

/** Gravity in m/s². On the ground it ranges from 9.78 to 9.83. */
const GRAVITY = 9.81;
/** The relative error of gravity that is allowed. */
export const MAX_GRAVITY_ERROR = 0.03;
/** m/s² rms. Browsers round to 0.1, which alone causes 0.03. https://www.w3.org/TR/orientation-event/ */
export const MAX_NOISE = 0.15;

/** How far a compass may differ from the gyroscope after a turn, in degrees. Metal in a table causes some of it. */
const MAX_COMPASS_ERROR = 30;
/** A turn that a compass must follow, and the largest change of a compass that is stuck, in degrees. */
const MIN_TURN_DEG = 60;
const MAX_STUCK_DEG = 15;

type MotionPart = Part<MotionRule>;

/**
 * Pass: gravity is correct and steady, all axes respond, and the gyroscope agrees with gravity. Fail: an axis is dead,
 * swapped or reversed, or the gyroscope does not follow. A sensor that the device lacks is not fitted, and not a fault.
 */
export function judgeMotion(run: MotionRun): CheckResult {
  const { reading } = run;
  const parts = [
    gravityPart(run),
    noisePart(reading),
    axesPart(run),
    ...gyroscopeParts(run),
    compassPart(reading),
    screenPart(reading),
    vibrationPart(run),
    torchPart(run),
  ];
  const faults = faultsIn(parts);
  const open = openIn(parts, evidence).map(({ name }) => name.toLowerCase());
  return resultOf({
    check: 'motion-sensors',
    run,
    name: 'Motion sensor',
    evidence,
    parts,
    details: [
      ...faults,
      ...(open.length > 0 ? [`Not finished: ${list(open)}.`] : []),
      ...(faults.length + open.length === 0 ? ['The sensors agree with gravity and with each other.'] : []),
    ].join(' '),
    measurements: measurementsOf(run),
  });
}

function gravityPart(run: MotionRun): MotionPart {
  const part = partOf('gravity', 'rest', 'Gravity');
  if (!run.reading.rest) return part('not-run', 'Not measured at rest.');
  const off = (gravity: number) => Math.abs(gravity - GRAVITY);
  const worst = gravitiesOf(run).reduce((most, gravity) => (off(gravity) > off(most) ? gravity : most), GRAVITY);
  const words = `${withUnit(fixed(worst, 2), 'm/s²')}, ${fixed((100 * off(worst)) / GRAVITY, 1)}% off.`;
  // The tolerance covers rounding errors of values that are not exact binary fractions.
  if (off(worst) <= GRAVITY * MAX_GRAVITY_ERROR + 1e-9) return part('pass', words);
  return part([{ code: 'SEN-GRAVITY', amount: amountOf(worst, 'm/s²', 2) }], `${words} It should be 9.81.`);
}

function noisePart({ rest }: MotionReading): MotionPart {
  const part = partOf('noise', 'rest', 'Noise');
  if (!rest) return part('not-run', 'Not measured at rest.');
  const most = Math.max(...rest.noise);
  const words = `${withUnit(fixed(most, 3), 'm/s²')} at most, on a table.`;
  if (most <= MAX_NOISE) return part('pass', words);
  return part([{ code: 'SEN-NOISE', amount: amountOf(most, 'm/s²', 3) }], `${words} Up to ${MAX_NOISE} is usual.`);
}

const axisFaults = {
  dead: { code: 'SEN-DEAD', says: 'does not answer' },
  swapped: { code: 'SEN-SWAPPED', says: 'answers for another one' },
  reversed: { code: 'SEN-REVERSED', says: 'has the wrong sign' },
} as const satisfies Partial<Record<AxisState, { code: Finding['code']; says: string }>>;

function axesPart(run: MotionRun): MotionPart {
  const { positions } = run.reading;
  const part = partOf('axes', 'positions', 'Axes');
  if (positions.length === 0) return part('not-run', 'No position was taken.');
  const states = statesOf(run);
  const found: Finding[] = [];
  const said: string[] = [];
  for (const state of ['dead', 'swapped', 'reversed'] as const) {
    const those = states.filter((one) => one.state === state).map(({ axis }) => axisNames[axis]);
    if (those.length === 0) continue;
    const { code, says } = axisFaults[state];
    found.push({ code, where: { on: `axis ${list(those)}` } });
    said.push(those.map((name) => `Axis ${name} ${says}.`).join(' '));
  }
  const findings = findingsIn(found);
  if (findings) return part(findings, said.join(' '));
  if (positions.length < allPositions.length) {
    return part('inconclusive', `${positions.length} of ${allPositions.length} positions taken.`);
  }
  const unclear = states.filter(({ state }) => state === 'unclear').map(({ axis }) => axisNames[axis]);
  if (unclear.length > 0) {
    return part('inconclusive', `The two readings of ${list(unclear)} contradict each other. Take them again.`);
  }
  return part('pass', 'All three axes answer in six positions.');
}

function compassPart({ hasCompass, turn, positions }: MotionReading): MotionPart {
  const part = partOf('compass', 'turn', 'Compass');
  if (!hasCompass) return part('not-run', 'Not fitted, or this browser does not report it.');
  if (!turn || turn.byCompass === null) return part('not-run', 'Not tested: turn the device while it lies flat.');
  const compass = Math.abs(turn.byCompass);
  const rate = turn.byRate && Math.abs(turn.byRate[unitOf(positions)]);
  const words = `Turned by ${fixed(compass, 0)}°`;
  if (rate === null) {
    return compass >= MIN_TURN_DEG
      ? part('pass', `${words}.`)
      : part('inconclusive', `${words}. Turn it by a quarter.`);
  }
  const both = `${words}, and by ${fixed(rate, 0)}° by the gyroscope.`;
  if (rate >= MIN_TURN_DEG && compass <= MAX_STUCK_DEG) {
    return part([{ code: 'SEN-COMPASS', amount: amountOf(compass, '°', 0) }], `${both} It does not follow.`);
  }
  if (rate < MIN_TURN_DEG) return part('inconclusive', `${both} Turn it by a quarter.`);
  if (Math.abs(compass - rate) > MAX_COMPASS_ERROR) {
    return part('inconclusive', `${both} Metal or a magnet is near. Try another place.`);
  }
  return part('pass', both);
}

function screenPart({ screenAngles }: MotionReading): MotionPart {
  const part = partOf('screen', 'screen', 'Rotation of the screen');
  if (screenAngles.length > 1) {
    const seen = [...screenAngles].sort((a, b) => a - b).map((angle) => `${angle}°`);
    return part('pass', `The picture turned with the device: ${list(seen)}.`);
  }
  return part('not-run', 'The picture did not turn. Rotation may be locked.');
}

/** A part that a person confirms. */
function saidPart({ said }: MotionRun, sense: Sense, code: 'SEN-VIBRATE' | 'SEN-TORCH', fault: string): MotionPart {
  const part = partOf(sense, sense, sense === 'torch' ? 'Light' : 'Vibration');
  switch (said[sense]) {
    case 'yes':
      return part('pass', 'You confirmed it.');
    case 'no':
      return part([{ code }], fault);
    case 'none':
      return part('not-run', 'Not fitted, as you say.');
    default:
      return part('not-run', 'Not tested.');
  }
}

function vibrationPart(run: MotionRun): MotionPart {
  if (run.vibrates) return saidPart(run, 'vibration', 'SEN-VIBRATE', 'You felt nothing.');
  return partOf('vibration', 'vibration', 'Vibration')('not-run', 'This browser cannot start it.');
}

function torchPart(run: MotionRun): MotionPart {
  const part = partOf('torch', 'torch', 'Light');
  if (!run.hasCameras) return part('not-run', 'This browser opens no camera here.');
  if (!run.said.torch && run.torchFailure === 'none') {
    return part('not-run', 'Not fitted, or this browser cannot switch it on.');
  }
  if (!run.said.torch && run.torchFailure) return part('not-run', 'Not tested: the camera did not open.');
  return saidPart(run, 'torch', 'SEN-TORCH', 'The light stayed off.');
}
