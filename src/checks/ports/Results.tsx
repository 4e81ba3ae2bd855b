import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import { batteryTexts, radioLead, radioTitle, radioWays } from '../../../content/ports';
import type { PortsEvent } from '../../../machines/ports/ports.machine';
import { Button } from '../../ui/controls/Button';
import { Guide, Signs } from '../../ui/layout/Guide';
import { Measurements } from '../../ui/observation/Measurements';
import { ResultPage } from '../../ui/results/ResultPage';
import type { PortsActor } from './actor';
import * as css from './Ports.css';

type Rule = Extract<PortsEvent, { type: 'CONTINUE' }>['rule'];

/** The result of the ports test: one row for each port, the rates, and how to check what a browser cannot report. */
export function Results({ actor, heading }: { actor: PortsActor; heading: Ref<HTMLHeadingElement> }) {
  const result = useSelector(actor, ({ context }) => context.result);
  const hasBattery = useSelector(actor, ({ context }) => context.support.battery);
  if (!result) return null;
  return (
    <ResultPage
      result={result}
      heading={heading}
      onMissing={({ rule }) => actor.send({ type: 'CONTINUE', rule: rule as Rule })}
      aside={
        <>
          <Measurements result={result} />
          {hasBattery && (
            <div className={css.more}>
              <Button look="quiet" onClick={() => actor.send({ type: 'CONTINUE', rule: 'rate' })}>
                {batteryTexts.watch}
              </Button>
            </div>
          )}
        </>
      }
      onAgain={() => actor.send({ type: 'AGAIN' })}
    >
      <Guide title={radioTitle}>
        <div>
          <p className={css.lead}>{radioLead}</p>
          <Signs of={radioWays} />
        </div>
      </Guide>
    </ResultPage>
  );
}
