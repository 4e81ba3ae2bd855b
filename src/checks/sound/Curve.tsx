import { withMinus, withUnit } from '../../../content/words';
import type { CurvePoint, LoopMeasurement } from '../../../measure/audio/loop-sweep';
import { fig } from '../../theme/base.css';
import * as css from './Sound.css';

const WIDTH = 640;
const HEIGHT = 200;
const MIN_HZ = 80;
const MAX_HZ = 16_000;
/** Range of the vertical axis. */
const RANGE_DB = 60;

/** Levels of both sides over frequency: left solid, right dashed. */
export function Curve({ report }: { report: LoopMeasurement }) {
  const sides = (['left', 'right'] as const).filter((side) => side !== report.silent);
  const top =
    Math.ceil((Math.max(...sides.flatMap((side) => report[side].curve.map(({ level }) => level))) + 3) / 10) * 10;
  return (
    <figure>
      <svg
        className={css.curve}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label="Level over frequency, left solid, right dashed"
      >
        {[100, 1000, 10_000].map((at) => (
          <line key={at} className={css.grid} x1={xOf(at)} x2={xOf(at)} y1="0" y2={HEIGHT} />
        ))}
        {[10, 20, 30, 40, 50].map((down) => (
          <line key={down} className={css.grid} x1="0" x2={WIDTH} y1={yOf(down)} y2={yOf(down)} />
        ))}
        {sides.map((side) => (
          <path key={side} className={css.traces[side]} d={pathOf(report[side].curve, top)} />
        ))}
      </svg>
      <div className={css.scale} aria-hidden="true">
        <span className={fig}>80 Hz</span>
        <span className={fig}>
          {withMinus(top)} to {withUnit(withMinus(top - RANGE_DB), 'dBFS')}
        </span>
        <span className={fig}>16 kHz</span>
      </div>
      <figcaption className={css.legend}>
        {sides.map((side) => (
          <span key={side}>
            <svg className={css.sample} viewBox="0 0 32 4" aria-hidden="true">
              <path className={css.keys[side]} d="M0 2h32" />
            </svg>
            {side === 'left' ? 'Left' : 'Right'}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

const xOf = (frequency: number) =>
  Number(((WIDTH * Math.log(frequency / MIN_HZ)) / Math.log(MAX_HZ / MIN_HZ)).toFixed(1));
const yOf = (down: number) => Number(((HEIGHT * down) / RANGE_DB).toFixed(1));
const pathOf = (curve: readonly CurvePoint[], top: number) =>
  curve
    .map(({ frequency, level }, i) => `${i === 0 ? 'M' : 'L'}${xOf(frequency)} ${yOf(Math.min(RANGE_DB, top - level))}`)
    .join('');
