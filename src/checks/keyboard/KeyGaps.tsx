import { GAP_BIN_MS, GAP_BINS, MAX_BOUNCE_MS } from '../../../measure/keyboard/keys';
import { GapHistogram } from '../../ui/figures/GapHistogram';
import * as css from './Keyboard.css';

/** Histogram of the times from release to the next press of the same key, in bins of 5 ms. */
export function KeyGaps({ gaps }: { gaps: readonly number[] }) {
  return (
    <>
      <GapHistogram gaps={gaps} width={GAP_BIN_MS} limit={MAX_BOUNCE_MS} className={css.chart} />
      <div className={css.scale} aria-hidden="true">
        <span>0</span>
        <span>100 ms</span>
        <span>over {(GAP_BINS - 1) * GAP_BIN_MS}</span>
      </div>
    </>
  );
}
