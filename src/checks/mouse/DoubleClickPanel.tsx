import { useSelector } from '@xstate/react';
import { fixed, withUnit } from '../../../content/words';
import { MIN_DOUBLES } from '../../../machines/mouse/evidence';
import { MIN_PRESS_GAP_MS, type Presses } from '../../../measure/pointer/presses';
import { MouseTestPanel } from './MouseTestPanel';
import { PressGaps } from './PressGaps';
import type { PanelProps } from './panel-props';
import * as css from './Double.css';

/** Deliberate double clicks by the person, and accidental ones from a worn switch. */
export function DoubleClickPanel({ actor, test, start }: PanelProps) {
  const presses = useSelector(actor, ({ context }) => context.double);
  return (
    <MouseTestPanel
      actor={actor}
      test={test}
      {...(start && { start })}
      part="double"
      look="light"
      data={dataOf(presses)}
    >
      <div className={css.target} data-held={presses.down.length > 0 || undefined}>
        <span className={css.ring} aria-hidden="true" />
        Double-click here
      </div>
      <div className={css.chart}>
        <p className={css.label}>Time between presses</p>
        <PressGaps gaps={presses.gaps} />
      </div>
    </MouseTestPanel>
  );
}

export function dataOf({ doubles, bounces, shortest, counts }: Presses) {
  return [
    {
      label: 'Double clicks',
      value: String(doubles),
      note: doubles < MIN_DOUBLES ? `of ${MIN_DOUBLES}` : undefined,
    },
    {
      label: 'Accidental double clicks',
      value: String(bounces.length),
      note: `under ${withUnit(MIN_PRESS_GAP_MS, 'ms')}`,
    },
    { label: 'Shortest gap', value: shortest === null ? null : withUnit(fixed(shortest, 1), 'ms') },
    { label: 'Presses', value: String(Object.values(counts).reduce((sum, count) => sum + count, 0)) },
  ];
}
