import { GAP_BIN_MS, GAP_BINS, MAX_BOUNCE_MS } from '../../../measure/keyboard/keys';
import * as css from './Faults.css';

/** Height of the drawing, in its own units. */
const HIGH = 100;

/** Gaps between release and press, one bar for each 5 ms. Left of the line they are too fast for a finger. */
export function GapHistogram({ gaps }: { gaps: readonly number[] }) {
  const most = Math.max(4, ...gaps);
  const total = gaps.reduce((sum, count) => sum + count, 0);
  const short = gaps.slice(0, MAX_BOUNCE_MS / GAP_BIN_MS).reduce((sum, count) => sum + count, 0);
  const label = `${total} gaps, ${short} of them under ${MAX_BOUNCE_MS} ms`;
  return (
    <>
      <svg
        className={css.chart}
        viewBox={`0 0 ${GAP_BINS} ${HIGH}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {gaps.map((count, bin) => {
          if (count === 0) return null;
          const height = (count / most) * HIGH;
          const at = bin * GAP_BIN_MS;
          return (
            <rect
              key={at}
              className={at < MAX_BOUNCE_MS ? css.fast : css.bar}
              x={bin + 0.1}
              y={HIGH - height}
              width={0.8}
              height={height}
            />
          );
        })}
        <path className={css.axis} d={`M0 ${HIGH}H${GAP_BINS}`} />
        <path className={css.limit} d={`M${MAX_BOUNCE_MS / GAP_BIN_MS} 0V${HIGH}`} />
      </svg>
      <div className={`${css.scale} ${css.ends}`} aria-hidden="true">
        <span>0</span>
        <span>100 ms</span>
        <span>over {(GAP_BINS - 1) * GAP_BIN_MS}</span>
      </div>
    </>
  );
}
