import * as css from './GapHistogram.css';

/** Height of the drawing, in its own units. */
const HEIGHT = 100;
/** The least number of gaps that a full bar shows. */
const MIN_FULL_COUNT = 4;

interface Props {
  /** Counts of gaps, a bar each. */
  readonly gaps: readonly number[];
  /** Milliseconds of gap that a bar covers. */
  readonly width: number;
  /** Gaps below so many milliseconds, left of the line, are too fast for a finger. */
  readonly limit: number;
  /** Gives the drawing its height. */
  readonly className: string;
}

/** How often each gap between presses occurred. Its scale is for the page to write below it. */
export function GapHistogram({ gaps, width, limit, className }: Props) {
  const full = Math.max(MIN_FULL_COUNT, ...gaps);
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  return (
    <svg
      className={`${css.chart} ${className}`}
      viewBox={`0 0 ${gaps.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`${sum(gaps)} gaps, ${sum(gaps.slice(0, limit / width))} of them under ${limit} ms`}
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
      <path className={css.axis} d={`M0 ${HEIGHT}H${gaps.length}`} />
      <path className={css.limit} d={`M${limit / width} 0V${HEIGHT}`} />
    </svg>
  );
}
