import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { padGuide, padLead, padQuestions, padSigns } from '../../../content/touchpad';
import { evidence } from '../../../machines/touchpad/evidence';
import { padTasks } from '../../../machines/touchpad/run';
import { partsOf } from '../../../machines/touchpad/touchpad';
import { touchpadMachine } from '../../../machines/touchpad/touchpad.machine';
import { createPadTrace } from '../../../measure/live/pad-trace';
import { ticks } from '../../browser/frames/ticks';
import { buttonsOn, device, movementOn, wheelOn } from '../../browser/input/mouse';
import { pinchOn, stillnessOf } from '../../browser/input/touchpad';
import { Count } from '../../ui/figures/Count';
import { Guide, Signs } from '../../ui/layout/Guide';
import { PageHead } from '../../ui/layout/PageHead';
import { page } from '../../ui/layout/page.css';
import { useAbsence } from '../../ui/results/CheckHost';
import { TestGuides } from '../../ui/results/TestGuides';
import { useCheckActor } from '../../ui/results/useCheckActor';
import type { PadActor, PadTest } from './actor';
import { PadPanel } from './PadPanel';
import { Results } from './Results';

function createTest(): PadTest & { machine: typeof touchpadMachine } {
  const trace = createPadTrace();
  const field: PadTest['field'] = { current: null };
  const pad = () => field.current;
  const actors = {
    device,
    ticks,
    motion: movementOn(pad, trace),
    still: stillnessOf(trace),
    buttons: buttonsOn(pad),
    // A pinch also arrives as wheel events, with `ctrlKey` set. Those are not scrolling.
    wheel: wheelOn(pad, ({ ctrlKey }) => !ctrlKey),
    pinch: pinchOn(pad),
  };
  return { trace, field, machine: touchpadMachine.provide({ actors }) };
}

export default function TouchpadPage() {
  const [{ machine, ...test }] = useState(createTest);
  const { actor, finished, start, heading } = useCheckActor('touchpad', machine);
  const present = useSelector(actor, ({ context }) => context.present);
  useAbsence('touchpad', present === false ? 'not-fitted' : null);
  if (finished) return <Results actor={actor} heading={heading} />;
  return (
    <div className={page}>
      <PageHead check="touchpad" title="Touch pad test" text={padLead} action={<Progress actor={actor} />} />
      <PadPanel actor={actor} test={test} start={start} />
      <TestGuides steps={padGuide} evidence={evidence} questions={padQuestions}>
        <Guide title="What a fault looks like">
          <Signs of={padSigns} />
        </Guide>
      </TestGuides>
    </div>
  );
}

/** How many steps have a verdict. Sideways scrolling is a part of its own, not a step. */
function Progress({ actor }: { actor: PadActor }) {
  const done = useSelector(
    actor,
    ({ context }) =>
      partsOf(context).filter(({ rule, verdict }) => rule !== 'sideways' && verdict !== 'not-run').length,
  );
  return <Count value={done} of={padTasks.length} words="steps with a verdict" />;
}
