import { fig } from '../../theme/base.css';
import { TickGauge } from '../../ui/figures/TickGauge';
import type { PadContext } from './actor';
import { progressOf } from './figures';
import * as css from './Touchpad.css';

/** Ticks of the progress bar. */
const TICKS = 40;

/** Progress of the current step. */
export function StepProgress({ context }: { context: PadContext }) {
  const { value, of, unit } = progressOf(context);
  const words = `${value} of ${of} ${unit}`;
  return (
    <div
      className={css.progress}
      role="progressbar"
      aria-label="This step"
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={Math.min(value, of)}
      aria-valuetext={words}
    >
      <TickGauge count={TICKS} value={Math.floor(Math.min(1, value / of) * TICKS)} />
      <span className={`${fig} ${css.amount}`} aria-hidden="true">
        {words}
      </span>
    </div>
  );
}
