import { steadiest } from '../../measure/pen/ruler';
import type { PenSnapshot } from '../../measure/pen/snapshot';
import { FINGER } from '../../measure/touch/grid';
import type { Measurement, Source } from '../result';

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
export function measurementsOf(run: PenRun, snapshot: PenSnapshot): readonly Measurement[] {
  const { coverage, movement, pressure, contact, ruler, features, palm } = snapshot;
  const all: Measurement[] = [];
  const add = (name: string, value: number | null, unit = '', digits = 0, source: Source = 'measured') => {
    if (value !== null) all.push({ name, value: Number(value.toFixed(digits)), unit, source });
  };
  add('Coverage', Math.floor((100 * markedCells(snapshot)) / coverage.touched.length), '%');
  add('Report rate', movement.rate, 'Hz', 1);
  add('Spread of the interval', movement.spread, 'ms', 3);
  add('Contact lost', contact.breaks);
  add('Missing samples', contact.gaps);
  add('Lightest pressure', pressure.lowest === null ? null : 100 * pressure.lowest, '%', 2);
  add('Firmest pressure', pressure.highest === null ? null : 100 * pressure.highest, '%', 2);
  add('Pressure levels told apart', pressure.levels);
  add('Pressure steps', pressure.steps, '', 0, 'estimated');
  const line = steadiest(ruler);
  add('Jitter', line?.rms ?? null, 'px', 2);
  // Without calibration, a millimeter is only the browser's nominal one.
  const jitter = line && line.rms / pixelsPerMm(run);
  add('Jitter in mm', jitter, 'mm', 3, run.density === null ? 'estimated' : 'measured');
  add('Largest stray', line?.peak ?? null, 'px', 2);
  for (const [name, range] of [
    ['Tilt sideways', features.tiltX],
    ['Tilt back and forth', features.tiltY],
  ] as const) {
    add(`${name}, least`, range?.min ?? null, '°');
    add(`${name}, most`, range?.max ?? null, '°');
  }
  add('Turned by', features.turned, '°');
  add('Samples in contact', pressure.samples);
  add('Touches beside the pen', palm.samples === 0 ? null : palm.touches);
  add('Drawn for', run.seconds, 's');
  return all;
}
