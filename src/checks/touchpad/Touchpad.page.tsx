import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { padGuide, padLead, padQuestions, padSigns } from '../../../content/touchpad';
import { evidence } from '../../../machines/touchpad/evidence';
import { touchpadMachine } from '../../../machines/touchpad/touchpad.machine';
import { createPadTrace } from '../../../measure/live/pad-trace';
import { ticks } from '../../browser/frames/ticks';
import { buttonsOn, device, movementOn, wheelOn } from '../../browser/input/mouse';
import { pinchOn, stillnessOf } from '../../browser/input/touchpad';
import { Guide, Signs } from '../../ui/layout/Guide';
import { PageHead } from '../../ui/layout/PageHead';
import { page } from '../../ui/layout/page.css';
import { useAbsence } from '../../ui/results/CheckHost';
import { TestGuides } from '../../ui/results/TestGuides';
import { useCheckActor } from '../../ui/results/useCheckActor';
import type { PadTest } from './actor';
import { Next, PadPanel } from './PadPanel';
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
      <PageHead check="touchpad" title="Touch pad test" text={padLead} action={<Next actor={actor} start={start} />} />
      <PadPanel actor={actor} test={test} />
      <TestGuides steps={padGuide} evidence={evidence} questions={padQuestions}>
        <Guide title="What a fault looks like">
          <Signs of={padSigns} />
        </Guide>
      </TestGuides>
    </div>
  );
}
