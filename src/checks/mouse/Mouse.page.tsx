import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { mouseLead, mouseNotes, mouseQuestions, mouseSigns, mouseSteps } from '../../../content/mouse';
import { evidence } from '../../../machines/mouse/evidence';
import { nextTest, subTestNames } from '../../../machines/mouse/mouse';
import { mouseMachine } from '../../../machines/mouse/mouse.machine';
import { ownStep } from '../../../machines/mouse/own-step';
import { createMovement } from '../../../measure/live/movement';
import { ticks } from '../../browser/frames/ticks';
import { buttonsOn, device, movementOn, stay, wheelOn } from '../../browser/input/mouse';
import { wrap } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { JumpButton } from '../../ui/controls/JumpButton';
import { Guide, Signs } from '../../ui/layout/Guide';
import { PageHead } from '../../ui/layout/PageHead';
import { TestGuides } from '../../ui/results/TestGuides';
import { useCheckActor } from '../../ui/results/useCheckActor';
import type { MouseActor } from './actor';
import { MouseTests } from './MouseTests';
import type { MouseTest } from './panel-props';
import { Results } from './Results';
import * as css from './Mouse.css';

function createTest(): MouseTest & { machine: typeof mouseMachine } {
  const movement = createMovement();
  const field: MouseTest['field'] = { current: null };
  const pad = () => field.current;
  const actors = {
    stay,
    device,
    ticks,
    buttons: buttonsOn(pad),
    motion: movementOn(pad, movement),
    wheel: wheelOn(pad),
  };
  return { movement, field, machine: mouseMachine.provide({ actors }) };
}

export default function MousePage() {
  const [{ machine, ...test }] = useState(createTest);
  const { actor, finished, start, heading } = useCheckActor('mouse', machine, { ownStep });
  if (finished) return <Results actor={actor} heading={heading} />;
  return (
    <div className={wrap}>
      <PageHead check="mouse" title="Mouse test" text={mouseLead} action={<Next actor={actor} />} />
      <MouseTests actor={actor} test={test} start={start} />
      <div className={css.last}>
        <TestGuides steps={mouseSteps} evidence={evidence} questions={mouseQuestions}>
          <Guide title="What a fault looks like">
            <Signs of={mouseSigns} />
          </Guide>
        </TestGuides>
      </div>
    </div>
  );
}

/** The main button: leads to the next sub-test, and shows the result after the last. */
function Next({ actor }: { actor: MouseActor }) {
  const next = useSelector(actor, ({ context }) => context.active ?? nextTest(context));
  return next ? (
    <JumpButton to={`section:has(> [data-field=${next}]) button`}>{mouseNotes.go(subTestNames[next])}</JumpButton>
  ) : (
    <Button look="solid" size="large" onClick={() => actor.send({ type: 'FINISH', at: Date.now() })}>
      Show Result
    </Button>
  );
}
