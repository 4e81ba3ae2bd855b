import { steadiest } from '../../measure/pen/ruler';
import type { PenSnapshot } from '../../measure/pen/snapshot';
import { FINGER } from '../../measure/touch/grid';
import { estimated, type Figures, measured } from '../result';

/** The data that the pen test is judged by. */
export interface PenRun {
  /** Null if no sheet was shown. */
  readonly snapshot: PenSnapshot | null;
  /** Seconds on the sheet. */
  readonly seconds: number;
  /** Device px per mm. Null if the screen is not calibrated. */
  readonly density: number | null;
  /** Number of contacts that the browser reports for the screen. 0 if it reports no touchscreen. */
  readonly touchPoints: number;
  readonly startedAt: number;
  readonly finishedAt: number;
}

/** Nominal device px per mm at a pixel ratio of 1, for a screen that is not calibrated. */
const NOMINAL_PX_PER_MM = 96 / 25.4;

/** Cells that the pen marked. */
export const markedCells = ({ coverage }: PenSnapshot): number =>
  coverage.touched.reduce((sum, by) => sum + Number(by === FINGER), 0);

/** Device px per mm: by calibration, or by the nominal size of a CSS px. */
export const pixelsPerMm = ({ density, snapshot }: Pick<PenRun, 'density' | 'snapshot'>): number =>
  density ?? NOMINAL_PX_PER_MM * (snapshot?.coverage.pixelRatio ?? 1);

/** The figures of a run in which a pen drew. */
export function measurementsOf(run: PenRun, snapshot: PenSnapshot): Figures {
  const { coverage, movement, pressure, contact, ruler, features, palm } = snapshot;
  const percent = (share: number | null) => share && 100 * share;
  const range = (name: string, of: typeof features.tiltX) => [
    measured(`${name}, least`, of?.min, '°', 0),
    measured(`${name}, most`, of?.max, '°', 0),
  ];
  const line = steadiest(ruler);
  return [
    measured('Coverage', Math.floor((100 * markedCells(snapshot)) / coverage.touched.length), '%'),
    measured('Report rate', movement.rate, 'Hz', 1),
    measured('Spread of the interval', movement.spread, 'ms', 3),
    measured('Contact lost', contact.breaks),
    measured('Missing samples', contact.gaps),
    measured('Lightest pressure', percent(pressure.lowest), '%', 2),
    measured('Firmest pressure', percent(pressure.highest), '%', 2),
    measured('Pressure levels told apart', pressure.levels),
    estimated('Pressure steps', pressure.steps, '', 0),
    measured('Jitter', line?.rms, 'px', 2),
    // Without calibration, a millimeter is only the browser's nominal one.
    (run.density === null ? estimated : measured)('Jitter in mm', line && line.rms / pixelsPerMm(run), 'mm', 3),
    measured('Largest stray', line?.peak, 'px', 2),
    range('Tilt sideways', features.tiltX),
    range('Tilt back and forth', features.tiltY),
    measured('Turned by', features.turned, '°', 0),
    measured('Samples in contact', pressure.samples),
    measured('Touches beside the pen', palm.samples === 0 ? null : palm.touches),
    measured('Drawn for', run.seconds, 's', 0),
  ];
}
