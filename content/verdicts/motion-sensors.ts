import { countInWords, fixed, list, withUnit } from '../words';
import { rule } from './rule';

/** Words of the motion sensor test's verdicts. Accelerations are in m/s², angles in degrees. */

/** @param rest seconds that a device at rest is measured */
export const evidenceTexts = (rest: number) => ({
  rest: rule('At rest', `Lay the device on a table and let go for ${withUnit(rest, 's')}.`, 'Measure at Rest'),
  positions: rule(
    'Axes and quarter turns',
    'Hold the device still in all six positions, one after the other.',
    'Take the Six Positions',
  ),
  turn: rule('Compass', 'Turn the device by a quarter while it lies flat.', 'Turn the Device'),
  screen: rule(
    'Rotation of the screen',
    'Allow the screen to rotate, and hold the device upright and on its side.',
    'Take the Six Positions',
  ),
  vibration: rule('Vibration', 'Start the vibration and say whether you felt it.', 'Test Vibration'),
  torch: rule('Light of the camera', 'Switch on the light and say whether you saw it.', 'Test the Light'),
  fitted: rule('Gyroscope', 'Needed only where the device has one.', 'Measure at Rest'),
});

/** What was tested. */
export const name = 'Motion sensor';

/** Names of the parts, where they differ from those of the evidence. */
export const parts = {
  gravity: 'Gravity',
  noise: 'Noise',
  axes: 'Axes',
  drift: 'Drift of the gyroscope',
  turns: 'Quarter turns',
  vibration: 'Vibration',
  torch: 'Light',
} as const;

type Axis = 0 | 1 | 2;
const axisNames = ['x', 'y', 'z'] as const;
const axesOf = (axes: readonly Axis[]) => list(axes.map((axis) => axisNames[axis]));
const faults = { dead: 'does not answer', swapped: 'answers for another one', reversed: 'has the wrong sign' } as const;

const off = (error: number, uncertainty: number) => `${fixed(error, 1)} ± ${uncertainty}° off`;

export const say = {
  fine: 'The sensors agree with gravity and with each other.',
  notRested: 'Not measured at rest.',
  notFitted: 'Not fitted, or this browser does not report it.',
  gravity: (gravity: number, percent: number) => `${withUnit(fixed(gravity, 2), 'm/s²')}, ${fixed(percent, 1)}% off.`,
  shouldBe: (gravity: number) => `It should be ${gravity}.`,
  noise: (most: number) => `${withUnit(fixed(most, 3), 'm/s²')} at most, on a table.`,
  usualNoise: (most: number) => `Up to ${most} is usual.`,
  noPosition: 'No position was taken.',
  /** Where the fault is. */
  axes: (axes: readonly Axis[]) => `axis ${axesOf(axes)}`,
  faulty: (axes: readonly Axis[], fault: keyof typeof faults) =>
    axes.map((axis) => `Axis ${axisNames[axis]} ${faults[fault]}.`).join(' '),
  taken: (taken: number, all: number) => `${taken} of ${all} positions taken.`,
  unclear: (axes: readonly Axis[]) => `The two readings of ${axesOf(axes)} contradict each other. Take them again.`,
  allAxes: 'All three axes answer in six positions.',
  noGyroscope: 'No reading came from a gyroscope.',
  drift: (most: number) => `${withUnit(fixed(most, 2), '°/s')} at rest.`,
  usualDrift: (most: number) => `Up to ${withUnit(most, '°/s')} is usual.`,
  noReference: 'The accelerometer is at fault, and without it the gyroscope cannot be measured.',
  wrongTurns: (
    turns: readonly (readonly [axis: Axis, turn: { readonly byRate: number; readonly byGravity: number }])[],
    error: number,
    uncertainty: number,
  ) => {
    const saw = turns.map(
      ([axis, { byRate, byGravity }]) => `${fixed(byRate, 1)}° of ${fixed(byGravity, 1)}° about ${axisNames[axis]}`,
    );
    return `The gyroscope saw ${list(saw)}. It was ${off(error, uncertainty)}.`;
  },
  notTurned: 'The device was not turned.',
  noTurn: (axes: readonly Axis[]) => `No turn about ${axesOf(axes)} was measured. Take the six positions again.`,
  turns: (count: number, error: number, uncertainty: number) =>
    `${countInWords(count, 'turn')} measured, ${off(error, uncertainty)} at most.`,
  noTurnFlat: 'Not tested: turn the device while it lies flat.',
  turned: (compass: number, gyroscope: number | null) =>
    `Turned by ${fixed(compass, 0)}°${gyroscope === null ? '' : `, and by ${fixed(gyroscope, 0)}° by the gyroscope`}.`,
  turnMore: 'Turn it by a quarter.',
  stuck: 'It does not follow.',
  metal: 'Metal or a magnet is near. Try another place.',
  rotated: (angles: readonly number[]) =>
    `The picture turned with the device: ${list(angles.map((angle) => `${angle}°`))}.`,
  notRotated: 'The picture did not turn. Rotation may be locked.',
  yes: 'You confirmed it.',
  no: { vibration: 'You felt nothing.', torch: 'The light stayed off.' },
  none: 'Not fitted, as you say.',
  notTested: 'Not tested.',
  noVibration: 'This browser cannot start it.',
  noCamera: 'This browser opens no camera here.',
  noTorch: 'Not fitted, or this browser cannot switch it on.',
  notOpened: 'Not tested: the camera did not open.',
} as const;

/** `screen up to top up`. */
const between = (from: string, to: string) => `${from} to ${to}`.replaceAll('-', ' ');

/** Names of the figures. */
export const figures = {
  rate: 'Readings',
  gravity: 'Gravity at rest',
  leastGravity: 'Gravity, least',
  mostGravity: 'Gravity, most',
  noise: (axis: Axis) => `Noise, ${axisNames[axis]}`,
  answer: (axis: Axis) => `Answer, ${axisNames[axis]}`,
  offset: (axis: Axis) => `Offset, ${axisNames[axis]}`,
  drift: (axis: Axis) => `Drift, ${axisNames[axis]}`,
  turnByGyroscope: (from: string, to: string) => `Turn, ${between(from, to)}, by gyroscope`,
  turnByGravity: (from: string, to: string) => `Turn, ${between(from, to)}, by gravity`,
  quarterByGyroscope: 'Quarter turn, by gyroscope',
  quarterByCompass: 'Quarter turn, by compass',
  rotations: 'Screen rotations seen',
} as const;
