import { useSelector } from '@xstate/react';
import { batteryTexts } from '../../../content/ports';
import { fixed, rounded, times, withMinus, withUnit } from '../../../content/words';
import { blindSpot } from '../../../machines/ports/evidence';
import type { PortsActor } from '../../../machines/ports/ports.machine';
import { bestRate } from '../../../machines/ports/run';
import { bestStretch, type Stretch } from '../../../measure/ports/charge';
import { Button } from '../../ui/controls/Button';
import { DataStrip } from '../../ui/figures/DataStrip';
import * as css from './Ports.css';

/** Level, charger and the two rates, and the button that watches the battery to measure them. */
export function BatteryPanel({ actor, watching }: { actor: PortsActor; watching: boolean }) {
  const stretches = useSelector(actor, ({ context }) => context.stretches);
  const isThere = useSelector(actor, ({ context }) => context.support.battery);
  const last = stretches.at(-1)?.to;
  return (
    <section className={css.section} aria-labelledby="port-battery">
      <div className={css.head}>
        <h2 id="port-battery" className={css.title}>
          {batteryTexts.title}
        </h2>
        <p className={css.text}>{isThere ? `${batteryTexts.note} ${blindSpot}` : batteryTexts.missing}</p>
        {isThere && (
          <Button onClick={() => actor.send({ type: watching ? 'BACK' : 'WATCH' })}>
            {watching ? batteryTexts.back : batteryTexts.watch}
          </Button>
        )}
      </div>
      {isThere && (
        <DataStrip
          columns={4}
          data={[
            { label: 'Level', value: last ? `${rounded(100 * last.level, 1)}%` : null },
            { label: 'Power', value: last ? (last.charging ? 'Charger' : 'Battery') : null },
            rateDatum('Discharge rate', stretches, false),
            rateDatum('Charge rate', stretches, true),
          ]}
        />
      )}
    </section>
  );
}

function rateDatum(label: string, stretches: readonly Stretch[], charging: boolean) {
  const rate = bestRate(stretches, charging);
  const steps = bestStretch(stretches, charging)?.steps.length ?? 0;
  return rate
    ? {
        label,
        value: withUnit(withMinus(fixed(rate.perHour, 1)), '%/h'),
        note: `± ${rounded(rate.uncertainty, 1)}, ${rate.steps} changes`,
      }
    : { label, value: 'Cannot tell', note: steps === 0 ? 'No change yet' : `Changed ${times(steps)}` };
}
