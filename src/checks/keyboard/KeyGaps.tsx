import { BIN, BINS, BOUNCE } from '../../../measure/keyboard/keys';
import { GapHistogram } from '../../ui/figures/GapHistogram';
import * as css from './Faults.css';

/** Times from release to press of one key, one bar for each 5 ms. */
export function KeyGaps({ gaps }: { gaps: readonly number[] }) {
  return (
    <>
      <GapHistogram gaps={gaps} width={BIN} limit={BOUNCE} className={css.chart} />
      <div className={css.scale} aria-hidden="true">
        <span>0</span>
        <span>100 ms</span>
        <span>over {(BINS - 1) * BIN}</span>
      </div>
    </>
  );
}
