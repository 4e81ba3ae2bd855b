import { figures } from '../../content/verdicts/motion-sensors';
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
export function figuresOf(run: MotionRun): Figures {
  const { rest, positions, rate, turn, screenAngles } = run.reading;
  const gravities = gravitiesOf(run);
  const unit = unitOf(positions);
  return [
    measured(figures.rate, rate, 'Hz', 1),
    measured(figures.gravity, rest && lengthOf(rest.mean), 'm/s²', 3),
    axes.map((axis) => measured(figures.noise(axis), rest?.noise[axis], 'm/s²', 3)),
    positions.length > 0 && [
      measured(figures.leastGravity, Math.min(...gravities), 'm/s²', 3),
      measured(figures.mostGravity, Math.max(...gravities), 'm/s²', 3),
    ],
    responsesOf(positions).map(({ axis, response, offset }) => [
      measured(figures.answer(axis), Math.abs(response[axis]), 'm/s²', 3),
      measured(figures.offset(axis), offset, 'm/s²', 3),
    ]),
    axes.map((axis) => measured(figures.drift(axis), rest?.drift && rest.drift[axis] * degreesIn(unit), '°/s', 2)),
    positions.map(
      ({ position, tilt }) =>
        tilt && [
          measured(figures.turnByGyroscope(tilt.from, position), tilt.byRate[unit], '°', 1),
          measured(figures.turnByGravity(tilt.from, position), tilt.byGravity, '°', 1),
        ],
    ),
    measured(figures.quarterByGyroscope, turn?.byRate?.[unit], '°', 1),
    measured(figures.quarterByCompass, turn?.byCompass, '°', 1),
    measured(figures.rotations, screenAngles.length || null),
  ];
}
