import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { mouseLead, mouseQuestions, mouseSigns, mouseSteps } from '../../../content/mouse';
import { createMotion } from '../../../machines/mouse/motion';
import { parts } from '../../../machines/mouse/mouse';
import { mouseMachine } from '../../../machines/mouse/mouse.machine';
import { buttonsOn, device, motionOn, stay, wheelOn } from '../../browser/mouse';
import { ticks } from '../../browser/ticks';
import { wrap } from '../../theme/base.css';
import { Count } from '../../ui/Count';
import { Guide, Passages, Signs, Steps } from '../../ui/Guide';
import { PageHead } from '../../ui/PageHead';
import { useRunFocus } from '../../ui/useRunFocus';
import { Plate } from './Plate';
import { Results } from './Results';
import * as css from './Mouse.css';

export type MouseActor = ActorRefFrom<typeof mouseMachine>;

function createTest() {
  const motion = createMotion();
  /** The field of the sub-test that runs. */
  const field: { current: HTMLElement | null } = { current: null };
  const pad = () => field.current;
  const actors = { stay, device, ticks, buttons: buttonsOn(pad), motion: motionOn(pad, motion), wheel: wheelOn(pad) };
  return { motion, field, machine: mouseMachine.provide({ actors }) };
}

export type MouseTest = Pick<ReturnType<typeof createTest>, 'motion' | 'field'>;

export default function MousePage() {
  const [{ machine, ...test }] = useState(createTest);
  const actor = useActorRef(machine);
  const finished = useSelector(actor, (state) => state.matches('result'));

  const { start, heading } = useRunFocus(finished);

  if (finished) return <Results actor={actor} heading={heading} />;
  return (
    <div className={wrap}>
      <PageHead number={8} title="Mouse test" text={mouseLead} action={<Progress actor={actor} />} />
      <Plate actor={actor} test={test} start={start} />
      <Guide title="How to test">
        <Steps of={mouseSteps} />
      </Guide>
      <Guide title="What a fault looks like">
        <Signs of={mouseSigns} />
      </Guide>
      <div className={css.last}>
        <Guide title="Questions">
          <Passages of={mouseQuestions} />
        </Guide>
      </div>
    </div>
  );
}

/** How many of the four were completed. */
function Progress({ actor }: { actor: MouseActor }) {
  const done = useSelector(actor, ({ context }) => parts.filter((part) => context.done[part]).length);
  return <Count value={done} of={parts.length} words="tests completed" />;
}
