import { useSelector } from '@xstate/react';
import { fixed, withUnit } from '../../../content/words';
import { neededDoubles, nextHalf } from '../../../machines/mouse/mouse';
import { accidentalOf, GAP_BIN_MS, GAP_BINS, MAX_BOUNCE_MS, type Presses } from '../../../measure/pointer/presses';
import { GapHistogram } from '../../ui/figures/GapHistogram';
import { MouseTestPanel } from './MouseTestPanel';
import type { PanelProps } from './panel-props';
import * as css from './Mouse.css';

const halves = { left: 'Double-click here', right: 'Then here' } as const;

/** Double clicks in the left and right half of the field in turn. A third press in one half is the switch's. */
export function DoubleClickPanel({ actor, test, start }: PanelProps) {
  const presses = useSelector(actor, ({ context }) => context.double);
  const running = useSelector(actor, ({ context }) => context.active === 'double');
  const next = running ? nextHalf(presses) : null;
  return (
    <MouseTestPanel
      actor={actor}
      test={test}
      {...(start && { start })}
      part="double"
      look="light"
      data={dataOf(presses)}
    >
      <div className={css.targets}>
        {(['left', 'right'] as const).map((half) => (
          <div
            key={half}
            className={css.target}
            data-spot={half}
            data-next={half === next || undefined}
            data-held={(presses.down.length > 0 && presses.group?.spot === half) || undefined}
          >
            <span className={css.ring} aria-hidden="true" />
            {halves[half]}
          </div>
        ))}
      </div>
      <div className={css.chart}>
        <p className={css.label}>Time between presses</p>
        <PressGaps gaps={presses.gaps} />
      </div>
    </MouseTestPanel>
  );
}

export function dataOf(presses: Presses) {
  const { doubles, shortest, counts } = presses;
  const needed = neededDoubles(presses);
  return [
    {
      label: 'Double clicks',
      value: String(doubles),
      note: doubles < needed ? `of ${needed}` : undefined,
    },
    {
      label: 'Accidental double clicks',
      value: String(accidentalOf(presses).length),
      note: 'not asked for',
    },
    { label: 'Shortest gap', value: shortest === null ? null : withUnit(fixed(shortest, 1), 'ms') },
    { label: 'Presses', value: String(Object.values(counts).reduce((sum, count) => sum + count, 0)) },
  ];
}

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
