import { useSelector } from '@xstate/react';
import { useId } from 'react';
import {
  drawTexts,
  portsIssues,
  portsLead,
  portsNotice,
  portsQuestions,
  portsSteps,
  radioLead,
  radioTitle,
  radioWays,
} from '../../../content/ports';
import { evidence } from '../../../machines/ports/evidence';
import { portsMachine } from '../../../machines/ports/ports.machine';
import { charger } from '../../browser/device/charger';
import { plugs, portsSupport } from '../../browser/device/plugs';
import { screens } from '../../browser/screen/screens';
import { wakeLock } from '../../browser/screen/wake-lock';
import { panel, small, soft } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { RunButton } from '../../ui/controls/RunButton';
import { Guide, Signs } from '../../ui/layout/Guide';
import { IssueList } from '../../ui/layout/IssueList';
import { PageHead } from '../../ui/layout/PageHead';
import { page } from '../../ui/layout/page.css';
import { TestGuides } from '../../ui/results/TestGuides';
import { useCheckActor } from '../../ui/results/useCheckActor';
import { Drawing } from './Drawing';
import { Live } from './Live';
import { Results } from './Results';
import * as css from './Ports.css';

const machine = portsMachine.provide({ actors: { plugs, battery: charger, screens, wakeLock } });

export default function PortsPage() {
  const { actor, finished, start, heading } = useCheckActor('ports', machine);
  const running = useSelector(actor, (state) => state.hasTag('running'));
  const isEmpty = useSelector(actor, ({ context }) => context.ports.length === 0);
  const form = useId();
  if (finished) return <Results actor={actor} heading={heading} />;
  const onAction = () => {
    if (running) actor.send({ type: 'FINISH', at: Date.now() });
    else actor.send({ type: 'START', at: Date.now(), support: portsSupport() });
  };
  return (
    <div className={`${page} ${css.buttons}`}>
      <PageHead
        check="ports"
        title="Ports test"
        text={portsLead}
        action={
          isEmpty && !running ? (
            <Button type="submit" form={form} look="solid" size="large">
              {drawTexts.add}
            </Button>
          ) : (
            <RunButton ref={start} running={running} canStart onClick={onAction} />
          )
        }
      />
      {running ? <Live actor={actor} /> : <Drawing actor={actor} form={form} />}
      {!running && (
        <section className={`${panel} ${css.issues}`} aria-label="Detectable issues">
          <IssueList of={portsIssues}>
            <p className={`${small} ${soft}`}>{portsNotice}</p>
          </IssueList>
        </section>
      )}
      <TestGuides steps={portsSteps} evidence={evidence} questions={portsQuestions}>
        <Guide title={radioTitle}>
          <div>
            <p className={css.lead}>{radioLead}</p>
            <Signs of={radioWays} />
          </div>
        </Guide>
      </TestGuides>
    </div>
  );
}
