import { useSelector } from '@xstate/react';
import { type Ref, useState } from 'react';
import { panelChoice, panelNotice, panelPageTexts } from '../../../content/panel';
import { distance } from '../../../machines/panel/conditions';
import { evidence } from '../../../machines/panel/evidence';
import type { ExperimentId } from '../../../machines/panel/experiments';
import { panelMachine } from '../../../machines/panel/panel.machine';
import { canExceedWhite } from '../../browser/screen/bright';
import { fineObstacle } from '../../browser/screen/fine';
import { fullscreen } from '../../browser/screen/fullscreen';
import { visibility } from '../../browser/screen/visibility';
import { wakeLock } from '../../browser/screen/wake-lock';
import { CheckPage } from '../../check/CheckPage';
import { useCheckActor } from '../../check/results/useCheckActor';
import { JumpButton } from '../../ui/controls/JumpButton';
import type { PanelActor } from './actor';
import { PanelView } from './PanelView';
import { Results } from './Results';
import { Setup, saidAll } from './Setup';

const machine = panelMachine.provide({ actors: { fullscreen, wakeLock, visibility } });

/** A random whole number below 2^31. */
const newSeed = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) >>> 1;

export default function PanelPage() {
  const [input] = useState(() => ({ canExceedWhite: canExceedWhite(), canDrawFine: fineObstacle() === null }));
  const { actor, ended, inView, start } = useCheckActor('panel', machine, {
    input,
    hasView: (state) => state.hasTag('running'),
  });

  const onStart = (experiment: ExperimentId) => {
    // If nobody moved the slider, the distance it shows counts as the answer.
    if (actor.getSnapshot().context.statedConditions.distance === undefined)
      actor.send({ type: 'DISTANCE', value: distance.usual });
    actor.send({ type: 'START', experiment, seed: newSeed(), at: Date.now() });
  };
  return (
    <>
      {ended ? <Results {...ended} onStart={onStart} /> : <Intro actor={actor} start={start} onStart={onStart} />}
      {inView && <PanelView actor={actor} />}
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
    <CheckPage
      check="panel"
      texts={panelPageTexts}
      evidence={evidence}
      action={
        isSaid ? (
          <JumpButton to="[name=experiment]:checked">{panelChoice.choose}</JumpButton>
        ) : (
          <JumpButton to="fieldset:not(:has(:checked)) input">{panelChoice.answer}</JumpButton>
        )
      }
    >
      <Setup actor={actor} start={start} notice={panelNotice} onStart={onStart} />
    </CheckPage>
  );
}
