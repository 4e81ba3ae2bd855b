import { PRESSURE_BINS, type PressureReading } from '../../../measure/pen/pressure';
import { fig } from '../../theme/base.css';
import * as css from './Pen.css';

/** Height of the drawing in SVG units. */
const HEIGHT = 24;

/** Histogram of the pressures, from none at the left to full pressure at the right. */
export function PressureCurve({ reading: { bins, lowest, highest } }: { reading: PressureReading }) {
  const maxCount = Math.max(1, ...bins);
  const inPercent = (share: number | null) => `${Math.round(100 * (share ?? 0))}%`;
  return (
    <>
      <svg
        className={css.curve}
        viewBox={`0 0 ${PRESSURE_BINS} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Pressures from ${inPercent(lowest)} to ${inPercent(highest)}`}
      >
        <path
          className={css.bars}
          d={bins
            .map((count, i) => {
              // The square root keeps rare pressures visible.
              const height = count === 0 ? 0 : Math.max(0.6, Math.sqrt(count / maxCount) * (HEIGHT - 1));
              return `M${i + 0.08} ${HEIGHT}v${-height}h.84v${height}z`;
            })
            .join('')}
        />
      </svg>
      <p className={`${fig} ${css.scale}`}>
        <span>0%</span>
        <span>50%</span>
        <span>100%</span>
      </p>
    </>
  );
}
