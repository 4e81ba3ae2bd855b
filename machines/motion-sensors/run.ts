import { axisOf } from '../../measure/motion-sensors/positions';
import { degreesIn, unitOf } from '../../measure/motion-sensors/unit';
import { axes, lengthOf } from '../../measure/motion-sensors/vectors';
import { type Figures, measured } from '../result';
import { type MotionRead, responsesOf, statesOf } from './axes';

/** A person's answer about something that only they can feel or see. `none`: the device has none. */
export type Said = 'yes' | 'no' | 'none';

/** Why the light did not come on. `none`: no camera that opened has one. `refused`: by the person or the browser. */
export type TorchFailure = 'none' | 'refused' | 'failed';

/** What only a person can confirm. */
export type Sense = 'vibration' | 'torch';

/** The data that the motion sensor test is judged by. */
export interface MotionRun extends MotionRead {
  /** Whether the browser can start a vibration, and whether it can open a camera. */
  readonly vibrates: boolean;
  readonly hasCameras: boolean;
  /** What was started, so that the page can ask about it. */
  readonly tried: readonly Sense[];
  readonly said: Readonly<Partial<Record<Sense, Said>>>;
  readonly torchFailure: TorchFailure | null;
  readonly startedAt: number;
  readonly finishedAt: number;
}

export const axisNames = ['x', 'y', 'z'] as const;

/** Magnitudes of gravity in m/s²: at rest, and in the positions of axes that respond correctly. */
export function gravitiesOf(run: MotionRead): readonly number[] {
  const { rest, positions } = run.reading;
  const faulty = statesOf(run)
    .filter(({ state }) => state !== 'right')
    .map(({ axis }) => axis);
  return [
    ...(rest ? [rest.mean] : []),
    ...positions.filter(({ position }) => !faulty.includes(axisOf(position))).map(({ mean }) => mean),
  ].map(lengthOf);
}

/** The figures of a run. */
export function measurementsOf(run: MotionRun): Figures {
  const { rest, positions, rate, turn, screenAngles } = run.reading;
  const degrees = degreesIn(unitOf(positions));
  const gravities = gravitiesOf(run);
  const unit = unitOf(positions);
  return [
    measured('Readings', rate, 'Hz', 1),
    measured('Gravity at rest', rest && lengthOf(rest.mean), 'm/s²', 3),
    axes.map((axis) => measured(`Noise, ${axisNames[axis]}`, rest?.noise[axis], 'm/s²', 3)),
    positions.length > 0 && [
      measured('Gravity, least', Math.min(...gravities), 'm/s²', 3),
      measured('Gravity, most', Math.max(...gravities), 'm/s²', 3),
    ],
    responsesOf(positions).map(({ axis, response, offset }) => [
      measured(`Answer, ${axisNames[axis]}`, Math.abs(response[axis]), 'm/s²', 3),
      measured(`Offset, ${axisNames[axis]}`, offset, 'm/s²', 3),
    ]),
    axes.map((axis) => measured(`Drift, ${axisNames[axis]}`, rest?.drift && rest.drift[axis] * degrees, '°/s', 2)),
    positions.map(({ position, tilt }) => {
      if (!tilt) return null;
      const name = `${tilt.from} to ${position}`.replaceAll('-', ' ');
      return [
        measured(`Turn, ${name}, by gyroscope`, tilt.byRate[unit], '°', 1),
        measured(`Turn, ${name}, by gravity`, tilt.byGravity, '°', 1),
      ];
    }),
    measured('Quarter turn, by gyroscope', turn?.byRate?.[unit], '°', 1),
    measured('Quarter turn, by compass', turn?.byCompass, '°', 1),
    measured('Screen rotations seen', screenAngles.length || null),
  ];
}
