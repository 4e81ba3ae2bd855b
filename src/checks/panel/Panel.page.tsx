import { useSelector } from '@xstate/react';
import { type Ref, useState } from 'react';
import { panelCan, panelChoice, panelLead, panelNotice, panelQuestions, panelSteps } from '../../../content/panel';
import { distance } from '../../../machines/panel/conditions';
import { evidence } from '../../../machines/panel/evidence';
import type { ExperimentId } from '../../../machines/panel/experiments';
import { panelMachine } from '../../../machines/panel/panel.machine';
import { canExceedWhite } from '../../browser/screen/bright';
import { fineObstacle } from '../../browser/screen/fine';
import { fullscreen } from '../../browser/screen/fullscreen';
import { visibility } from '../../browser/screen/visibility';
import { wakeLock } from '../../browser/screen/wake-lock';
import { JumpButton } from '../../ui/controls/JumpButton';
import { page } from '../../ui/layout/frame.css';
import { Guide, Signs } from '../../ui/layout/Guide';
import { PageHead } from '../../ui/layout/PageHead';
import { TestGuides } from '../../ui/results/TestGuides';
import { useCheckActor } from '../../ui/results/useCheckActor';
import type { PanelActor } from './actor';
import { PanelView } from './PanelView';
import { Results } from './Results';
import { Setup, saidAll } from './Setup';

const machine = panelMachine.provide({ actors: { fullscreen, wakeLock, visibility } });

/** A random whole number below 2^31. */
const newSeed = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) >>> 1;

export default function PanelPage() {
  const [input] = useState(() => ({ canExceedWhite: canExceedWhite(), canDrawFine: fineObstacle() === null }));
  const { actor, finished, start, heading } = useCheckActor('panel', machine, {
    input,
    hasView: (state) => state.hasTag('running'),
  });
  const running = useSelector(actor, (state) => state.hasTag('running'));

  const onStart = (experiment: ExperimentId) => {
    // If nobody moved the slider, the distance it shows counts as the answer.
    if (actor.getSnapshot().context.statedConditions.distance === undefined)
      actor.send({ type: 'DISTANCE', value: distance.usual });
    actor.send({ type: 'START', experiment, seed: newSeed(), at: Date.now() });
  };
  return (
    <>
      {finished ? (
        <Results actor={actor} heading={heading} onStart={onStart} />
      ) : (
        <Intro actor={actor} start={start} onStart={onStart} />
      )}
      {running && <PanelView actor={actor} />}
    </>
  );
}

interface IntroProps {
  readonly actor: PanelActor;
  readonly start: Ref<HTMLButtonElement>;
  readonly onStart: (experiment: ExperimentId) => void;
}

/** The page before the first run: set-up and guide. */
function Intro({ actor, start, onStart }: IntroProps) {
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
