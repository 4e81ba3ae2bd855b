import { figures } from '../../content/verdicts/pen';
import { steadiest } from '../../measure/pen/ruler';
import type { PenSnapshot } from '../../measure/pen/snapshot';
import { NOMINAL_PX_PER_MM } from '../../measure/screen/calibration';
import { estimated, type Figures, measured } from '../result';
import { percent, touchedCells } from '../touch/touch';

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

/** Device px per mm: by calibration, or by the nominal size of a CSS px. */
export const pixelsPerMm = ({ density, snapshot }: Pick<PenRun, 'density' | 'snapshot'>): number =>
  density ?? NOMINAL_PX_PER_MM * (snapshot?.coverage.pixelRatio ?? 1);

/** The figures of a run in which a pen drew. */
export function figuresOf(run: PenRun, snapshot: PenSnapshot): Figures {
  const { coverage, movement, pressure, contact, ruler, features, palm } = snapshot;
  const inPercent = (share: number | null) => share && 100 * share;
  const range = (axis: 'x' | 'y', of: typeof features.tiltX) => [
    measured(figures.angle(axis, 'least'), of?.min, '°', 0),
    measured(figures.angle(axis, 'most'), of?.max, '°', 0),
  ];
  const line = steadiest(ruler);
  return [
    measured(figures.coverage, percent(touchedCells(coverage), coverage.touched.length), '%'),
    measured(figures.rate, movement.rate, 'Hz', 1),
    measured(figures.spread, movement.spread, 'ms', 3),
    measured(figures.breaks, contact.breaks),
    measured(figures.gaps, contact.gaps),
    measured(figures.lightest, inPercent(pressure.lowest), '%', 2),
    measured(figures.firmest, inPercent(pressure.highest), '%', 2),
    measured(figures.levels, pressure.levels),
    estimated(figures.steps, pressure.steps, '', 0),
    measured(figures.jitter, line?.rms, 'px', 2),
    // Without calibration, a millimeter is only the browser's nominal one.
    (run.density === null ? estimated : measured)(figures.inMm, line && line.rms / pixelsPerMm(run), 'mm', 3),
    measured(figures.stray, line?.peak, 'px', 2),
    range('x', features.tiltX),
    range('y', features.tiltY),
    measured(figures.turned, features.turned, '°', 0),
    measured(figures.samples, pressure.samples),
    measured(figures.touches, palm.samples === 0 ? null : palm.touches),
    measured(figures.time, run.seconds, 's', 0),
  ];
}
