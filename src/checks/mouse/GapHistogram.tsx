import { GAP_BIN_MS, GAP_BINS, MIN_PRESS_GAP_MS } from '../../../measure/pointer/presses';
import * as css from './Double.css';

/** Height of the drawing, in its own units. */
const HIGH = 100;

/** Times between presses, one bar for each 10 ms. Left of the line they are too fast for a finger. */
export function GapHistogram({ gaps }: { gaps: readonly number[] }) {
  const most = Math.max(4, ...gaps);
  const total = gaps.reduce((sum, count) => sum + count, 0);
  const short = gaps.slice(0, MIN_PRESS_GAP_MS / GAP_BIN_MS).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <svg
        className={css.histogram}
        viewBox={`0 0 ${GAP_BINS} ${HIGH}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${total} gaps, ${short} of them under ${MIN_PRESS_GAP_MS} ms`}
      >
        {gaps.map((count, bin) => {
          const at = bin * GAP_BIN_MS;
          if (count === 0) return null;
          const height = (count / most) * HIGH;
          return (
            <rect
              key={at}
              className={at < MIN_PRESS_GAP_MS ? css.fast : css.barOf}
              x={bin + 0.1}
              y={HIGH - height}
              width={0.8}
              height={height}
            />
          );
        })}
        <path className={css.axis} d={`M0 ${HIGH}H${GAP_BINS}`} />
        <path className={css.limit} d={`M${MIN_PRESS_GAP_MS / GAP_BIN_MS} 0V${HIGH}`} />
      </svg>
      <div className={css.scale} aria-hidden="true">
        <span>0</span>
        <span className={css.atLimit}>{MIN_PRESS_GAP_MS}</span>
        <span className={css.middle}>250</span>
        <span>{GAP_BINS * GAP_BIN_MS} ms</span>
      </div>
    </>
  );
}
