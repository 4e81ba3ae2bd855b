import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { fixed, rounded, withUnit } from '../../../content/words';
import { marginOf } from '../../../machines/mouse/mouse';
import type { MovementReading } from '../../../measure/live/movement';
import { MIN_POLLING_SAMPLES } from '../../../measure/pointer/polling';
import { mountTrail } from '../../../renderers/mouse/trail.renderer';
import type { ScopeSettings } from '../../../renderers/scope';
import { useRenderer } from '../../ui/figures/useRenderer';
import { MouseTestPanel } from './MouseTestPanel';
import type { PanelProps } from './panel-props';
import * as css from './Mouse.css';

/** The trail of the last second, and how often the mouse reports. */
export function MovementPanel({ actor, test, start }: PanelProps) {
  const reading = useSelector(actor, ({ context }) => context.movement);
  const running = useSelector(actor, ({ context }) => context.active === 'movement');
  return (
    <MouseTestPanel
      actor={actor}
      test={test}
      {...(start && { start })}
      part="movement"
      message={messageOf(reading)}
      look="scope"
      data={dataOf(reading)}
    >
      <Trail test={test} running={running} />
    </MouseTestPanel>
  );
}

/** What is still needed to measure a rate; null once there is one. */
function messageOf({ rate, reason, samples, total }: MovementReading): string | null {
  if (total === 0 || rate !== null) return null;
  if (reason === 'frames') return 'This browser delivers one sample a frame, which hides the rate of the mouse.';
  return reason === 'slow'
    ? 'Move faster: the mouse reports only when it moved.'
    : `Move faster: ${samples} of ${MIN_POLLING_SAMPLES} intervals.`;
}

export function dataOf(reading: MovementReading) {
  const { rate, spread, interval, samples, total, timerResolution } = reading;
  return [
    {
      label: 'Polling rate',
      value: rate === null ? null : withUnit(Math.round(rate), 'Hz'),
      note: marginOf(reading) ?? undefined,
    },
    {
      label: 'Interval',
      value: interval === null ? null : withUnit(fixed(interval, 3), 'ms'),
      note:
        spread !== null
          ? `± ${withUnit(fixed(spread, 3), 'ms')}`
          : rate !== null
            ? `timer step ${withUnit(rounded(timerResolution, 1), 'ms')}`
            : undefined,
    },
    { label: 'Based on', value: rate === null ? null : String(samples), note: rate === null ? undefined : 'intervals' },
    { label: 'Samples', value: String(total) },
  ];
}

function Trail({ test: { movement }, running }: Pick<PanelProps, 'test'> & { running: boolean }) {
  const mount = useCallback(
    (element: HTMLElement, settings: ScopeSettings) => mountTrail(element, movement, settings),
    [movement],
  );
  const { host } = useRenderer(mount, { running });
  return <div ref={host} className={css.trail} role="img" aria-label="Mouse samples of the last second" />;
}
