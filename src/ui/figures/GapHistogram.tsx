import { drawingNames } from '../../../content/drawing';
import * as css from './figures.css';

/** Height of the drawing, in its own units. */
const HEIGHT = 100;
/** A full bar shows at least this many gaps. */
const MIN_FULL_COUNT = 4;

interface Props {
  /** Number of gaps in each bar. */
  readonly gaps: readonly number[];
  /** Width of a bar in milliseconds of gap. */
  readonly width: number;
  /** Gaps below this many milliseconds, left of the line, are too short for a finger. */
  readonly limit: number;
  /** Sets the height of the drawing. */
  readonly className: string;
}

/** A histogram of the gaps between presses. The page draws the axis labels below it. */
export function GapHistogram({ gaps, width, limit, className }: Props) {
  const full = Math.max(MIN_FULL_COUNT, ...gaps);
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  return (
    <svg
      className={`${css.chart} ${className}`}
      viewBox={`0 0 ${gaps.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={drawingNames.gaps(sum(gaps), sum(gaps.slice(0, limit / width)), limit)}
    >
      {gaps.map((count, bin) => {
        if (count === 0) return null;
        const height = (count / full) * HEIGHT;
        const from = bin * width;
        return (
          <rect
            key={from}
            className={from < limit ? css.fast : css.bar}
            x={bin + 0.1}
            y={HEIGHT - height}
            width={0.8}
            height={height}
          />
        );
      })}
      <path className={css.gapAxis} d={`M0 ${HEIGHT}H${gaps.length}`} />
      <path className={css.gapLimit} d={`M${limit / width} 0V${HEIGHT}`} />
    </svg>
  );
}
