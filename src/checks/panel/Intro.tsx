import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import { panelCan, panelChoice, panelLead, panelNotice, panelQuestions, panelSteps } from '../../../content/panel';
import { evidence } from '../../../machines/panel/evidence';
import type { ExperimentId } from '../../../machines/panel/experiments';
import { JumpButton } from '../../ui/controls/JumpButton';
import { Guide, Signs } from '../../ui/layout/Guide';
import { PageHead } from '../../ui/layout/PageHead';
import { page } from '../../ui/layout/page.css';
import { TestGuides } from '../../ui/results/TestGuides';
import type { PanelActor } from './actor';
import { Setup, saidAll } from './Setup';

interface Props {
  readonly actor: PanelActor;
  readonly start: Ref<HTMLButtonElement>;
  readonly onStart: (experiment: ExperimentId) => void;
}

/** The page before the first run: set-up and guide. */
export function Intro({ actor, start, onStart }: Props) {
  const isSaid = useSelector(actor, ({ context }) => saidAll(context.statedConditions));
  return (
    <div className={page}>
      <PageHead
        check="panel"
        title="Panel test"
        text={panelLead}
        action={
          isSaid ? (
            <JumpButton to="[name=experiment]:checked">{panelChoice.choose}</JumpButton>
          ) : (
            <JumpButton to="fieldset:not(:has(:checked)) input">{panelChoice.answer}</JumpButton>
          )
        }
      />
      <Setup actor={actor} start={start} notice={panelNotice} onStart={onStart} />
      <TestGuides steps={panelSteps} evidence={evidence} questions={panelQuestions}>
        <Guide title="What it can and cannot tell">
          <Signs of={panelCan} />
        </Guide>
      </TestGuides>
    </div>
  );
}
