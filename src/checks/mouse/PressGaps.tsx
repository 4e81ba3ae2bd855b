import { GAP_BIN_MS, GAP_BINS, MAX_BOUNCE_MS } from '../../../measure/pointer/presses';
import { GapHistogram } from '../../ui/figures/GapHistogram';
import * as css from './Double.css';

/** Histogram of the times from press to press of the same button, in bins of 10 ms. */
export function PressGaps({ gaps }: { gaps: readonly number[] }) {
  return (
    <>
      <GapHistogram gaps={gaps} width={GAP_BIN_MS} limit={MAX_BOUNCE_MS} className={css.histogram} />
      <div className={css.scale} aria-hidden="true">
        <span />
        <span className={css.atLimit}>{MAX_BOUNCE_MS}</span>
        <span className={css.middle}>250</span>
        <span>{GAP_BINS * GAP_BIN_MS} ms</span>
      </div>
    </>
  );
}
