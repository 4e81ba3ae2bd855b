import { name, parts as partNames, say } from '../../content/verdicts/motion-sensors';
import { positions as allPositions } from '../../measure/motion-sensors/positions';
import type { MotionReading } from '../../measure/motion-sensors/snapshot';
import { unitOf } from '../../measure/motion-sensors/unit';
import { amountOf, type CheckResult, findingsIn, partOf, resultOf, summaryOf } from '../result';
import { type AxisState, statesOf } from './axes';
import { evidence, type MotionPart } from './evidence';
import { gyroscopeParts } from './gyroscope';
import { figuresOf, gravitiesOf, type MotionRun, type Sense } from './run';

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
    sensePart(run, 'vibration'),
    sensePart(run, 'torch'),
  ];
  return resultOf({
    check: 'motion-sensors',
    run,
    name,
    evidence,
    parts,
    details: summaryOf(parts, evidence) || say.fine,
    measurements: figuresOf(run),
  });
}

function gravityPart(run: MotionRun): MotionPart {
  const part = partOf('gravity', 'rest', partNames.gravity);
  if (!run.reading.rest) return part('not-run', say.notRested);
  const off = (gravity: number) => Math.abs(gravity - GRAVITY);
  const worst = gravitiesOf(run).reduce((most, gravity) => (off(gravity) > off(most) ? gravity : most), GRAVITY);
  const words = say.gravity(worst, (100 * off(worst)) / GRAVITY);
  // The tolerance covers rounding errors of values that are not exact binary fractions.
  if (off(worst) <= GRAVITY * MAX_GRAVITY_ERROR + 1e-9) return part('pass', words);
  return part([{ code: 'SEN-GRAVITY', amount: amountOf(worst, 'm/s²', 2) }], `${words} ${say.shouldBe(GRAVITY)}`);
}

function noisePart({ rest }: MotionReading): MotionPart {
  const part = partOf('noise', 'rest', partNames.noise);
  if (!rest) return part('not-run', say.notRested);
  const most = Math.max(...rest.noise);
  const words = say.noise(most);
  if (most <= MAX_NOISE) return part('pass', words);
  return part([{ code: 'SEN-NOISE', amount: amountOf(most, 'm/s²', 3) }], `${words} ${say.usualNoise(MAX_NOISE)}`);
}

const axisFaults = [
  { fault: 'dead', code: 'SEN-DEAD' },
  { fault: 'swapped', code: 'SEN-SWAPPED' },
  { fault: 'reversed', code: 'SEN-REVERSED' },
] as const;

function axesPart(run: MotionRun): MotionPart {
  const { positions } = run.reading;
  const part = partOf('axes', 'positions', partNames.axes);
  if (positions.length === 0) return part('not-run', say.noPosition);
  const states = statesOf(run);
  const axesThatAre = (state: AxisState) => states.filter((one) => one.state === state).map(({ axis }) => axis);
  const faults = axisFaults
    .map((kind) => ({ ...kind, axes: axesThatAre(kind.fault) }))
    .filter(({ axes }) => axes.length > 0);
  const findings = findingsIn(faults.map(({ code, axes }) => ({ code, where: { on: say.axes(axes) } })));
  if (findings) return part(findings, faults.map(({ fault, axes }) => say.faulty(axes, fault)).join(' '));
  if (positions.length < allPositions.length) {
    return part('inconclusive', say.taken(positions.length, allPositions.length));
  }
  const unclear = axesThatAre('unclear');
  return unclear.length > 0 ? part('inconclusive', say.unclear(unclear)) : part('pass', say.allAxes);
}

function compassPart({ hasCompass, turn, positions }: MotionReading): MotionPart {
  const part = partOf('compass', 'turn', evidence.turn.name);
  if (!hasCompass) return part('not-run', say.notFitted);
  if (!turn || turn.byCompass === null) return part('not-run', say.noTurnFlat);
  const compass = Math.abs(turn.byCompass);
  const rate = turn.byRate && Math.abs(turn.byRate[unitOf(positions)]);
  const words = say.turned(compass, rate);
  if ((rate ?? compass) < MIN_TURN_DEG) return part('inconclusive', `${words} ${say.turnMore}`);
  if (rate !== null && compass <= MAX_STUCK_DEG) {
    return part([{ code: 'SEN-COMPASS', amount: amountOf(compass, '°', 0) }], `${words} ${say.stuck}`);
  }
  const isOff = rate !== null && Math.abs(compass - rate) > MAX_COMPASS_ERROR;
  return isOff ? part('inconclusive', `${words} ${say.metal}`) : part('pass', words);
}

function screenPart({ screenAngles }: MotionReading): MotionPart {
  const part = partOf('screen', 'screen', evidence.screen.name);
  if (screenAngles.length < 2) return part('not-run', say.notRotated);
  return part('pass', say.rotated([...screenAngles].sort((a, b) => a - b)));
}

/** Why the person cannot confirm a part. Null if they can. */
function gapOf({ vibrates, hasCameras, said, torchFailure }: MotionRun, sense: Sense): string | null {
  if (sense === 'vibration') return vibrates ? null : say.noVibration;
  if (!hasCameras) return say.noCamera;
  if (said.torch || !torchFailure) return null;
  return torchFailure === 'none' ? say.noTorch : say.notOpened;
}

/** A part that a person confirms. */
function sensePart(run: MotionRun, sense: Sense): MotionPart {
  const part = partOf(sense, sense, partNames[sense]);
  const gap = gapOf(run, sense);
  const said = run.said[sense];
  if (gap !== null) return part('not-run', gap);
  if (said === 'no') return part([{ code: sense === 'torch' ? 'SEN-TORCH' : 'SEN-VIBRATE' }], say.no[sense]);
  return part(said === 'yes' ? 'pass' : 'not-run', said ? say[said] : say.notTested);
}
