import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { padFigures, touchpadPageTexts } from '../../../content/touchpad';
import { figures } from '../../../content/verdicts/touchpad';
import { fixed, withUnit } from '../../../content/words';
import { evidence } from '../../../machines/touchpad/evidence';
import { taskOf } from '../../../machines/touchpad/touchpad';
import { touchpadMachine } from '../../../machines/touchpad/touchpad.machine';
import { createPadTrace } from '../../../measure/live/pad-trace';
import { ticks } from '../../browser/frames/ticks';
import { buttonsOn, device, movementOn, wheelOn } from '../../browser/input/mouse';
import { pinchOn, stillnessOf } from '../../browser/input/touchpad';
import { CheckPage } from '../../check/CheckPage';
import { ResultPage } from '../../check/results/ResultPage';
import { type Ended, useCheckActor } from '../../check/results/useCheckActor';
import { FigureStrip, stripFigure } from '../../ui/figures/FigureStrip';
import { useAbsence } from '../../ui/layout/CheckHost';
import { deviceFigure, type PadActor, type PadTest } from './figures';
import { Next, PadPanel } from './PadPanel';
import * as css from './Touchpad.css';

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
  const { actor, ended, start } = useCheckActor('touchpad', machine);
  const present = useSelector(actor, ({ context }) => context.present);
  useAbsence('touchpad', present === false ? 'not-fitted' : null);
  if (ended) return <Results {...ended} />;
  return (
    <CheckPage
      check="touchpad"
      texts={touchpadPageTexts}
      evidence={evidence}
      action={<Next actor={actor} start={start} />}
    >
      <PadPanel actor={actor} test={test} />
    </CheckPage>
  );
}

/** The result of the touch pad test: its parts, and the figures that matter most. */
function Results(ended: Ended<PadActor>) {
  const { actor } = ended;
  const { line, rest, off, scroll } = useSelector(actor, ({ context }) => context);
  const px = (length: number | undefined, digits: number) =>
    length === undefined ? null : withUnit(fixed(length, digits), 'px');
  return (
    <ResultPage
      {...ended}
      onMissing={({ rule }) => actor.send({ type: 'CONTINUE', task: taskOf(rule), at: Date.now() })}
      foot={
        <div className={css.figures}>
          <FigureStrip
            columns={4}
            figures={[
              stripFigure(figures.rate, line.movement.rate, 'Hz'),
              { label: padFigures.rested, value: px(rest?.still.rms, 2), note: rest ? padFigures.rms : undefined },
              { label: padFigures.alone, value: px(off?.still.path, 1), note: off ? padFigures.moved : undefined },
              deviceFigure(scroll),
            ]}
          />
        </div>
      }
    />
  );
}
