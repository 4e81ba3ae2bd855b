import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { mouseLead, mouseQuestions, mouseSigns, mouseSteps } from '../../../content/mouse';
import { evidence } from '../../../machines/mouse/evidence';
import { fittedTests, subTests } from '../../../machines/mouse/mouse';
import { mouseMachine } from '../../../machines/mouse/mouse.machine';
import { ownStep } from '../../../machines/mouse/own-step';
import { createMovement } from '../../../measure/live/movement';
import { ticks } from '../../browser/frames/ticks';
import { buttonsOn, device, movementOn, stay, wheelOn } from '../../browser/input/mouse';
import { wrap } from '../../theme/base.css';
import { Count } from '../../ui/figures/Count';
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
      <PageHead check="mouse" title="Mouse test" text={mouseLead} action={<Progress actor={actor} />} />
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

/** How many of the four sub-tests are completed. */
function Progress({ actor }: { actor: MouseActor }) {
  const done = useSelector(actor, ({ context }) => subTests.filter((part) => context.done[part]).length);
  const all = useSelector(actor, ({ context }) => fittedTests(context).length);
  return <Count value={done} of={all} words="tests completed" />;
}
