import { APART, BIN, BINS } from '../../../measure/pointer/presses';
import { GapHistogram } from '../../ui/figures/GapHistogram';
import * as css from './Double.css';

/** Times from press to press of one button, one bar for each 10 ms. */
export function PressGaps({ gaps }: { gaps: readonly number[] }) {
  return (
    <>
      <GapHistogram gaps={gaps} width={BIN} limit={APART} className={css.histogram} />
      <div className={css.scale} aria-hidden="true">
        <span>0</span>
        <span className={css.atLimit}>{APART}</span>
        <span className={css.middle}>250</span>
        <span>{BINS * BIN} ms</span>
      </div>
    </>
  );
}
