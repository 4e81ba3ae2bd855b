import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { markedFigures } from '../../../content/figure-names';
import { motionBlurLabels as labels, motionColors, motionViews } from '../../../content/motion-blur';
import { figures, settings as names } from '../../../content/verdicts/motion-blur';
import { figureOf, figures as frameFigures, marginOf } from '../../../content/verdicts/refresh-rate';
import { withUnit } from '../../../content/words';
import { motionOpening } from '../../../machines/motion-blur/motion-blur';
import { type MotionActor, motionBlurMachine } from '../../../machines/motion-blur/motion-blur.machine';
import { createFrameClock } from '../../../measure/live/frame-clock';
import { drawnSpeed } from '../../../measure/motion/object-motion';
import { framesOf } from '../../browser/frames/frames';
import { fullscreen } from '../../browser/screen/fullscreen';
import { wakeLock } from '../../browser/screen/wake-lock';
import { ResultPage } from '../../check/results/ResultPage';
import { type Ended, useCheckActor } from '../../check/results/useCheckActor';
import { FigureStrip, stripFigure } from '../../ui/figures/FigureStrip';
import { MotionTest } from './MotionTest';

function createTest() {
  const clock = createFrameClock();
  return { clock, machine: motionBlurMachine.provide({ actors: { frames: framesOf(clock), fullscreen, wakeLock } }) };
}
const input = { settings: motionOpening };

export default function MotionBlurPage() {
  const [{ clock, machine }] = useState(createTest);
  const { actor, ended, inView, start } = useCheckActor('motion-blur', machine, {
    input,
    hasView: (state) => state.matches({ testing: { screen: 'fullscreen' } }),
  });

  return ended ? <Results {...ended} /> : <MotionTest actor={actor} clock={clock} full={inView} start={start} />;
}

/** The result of the motion blur test: what the person saw, and with which settings. */
function Results(ended: Ended<MotionActor>) {
  const { actor } = ended;
  const { settings, reading, persistence } = useSelector(actor, ({ context }) => context);
  const figure = figureOf(reading);

  return (
    <ResultPage
      {...ended}
      note={`${motionViews[settings.view].name}, ${motionColors[settings.colors].toLowerCase()}.`}
      onMissing={() => {
        actor.send({ type: 'AGAIN' });
        actor.send({ type: 'TOGGLE', at: Date.now() });
      }}
      foot={
        <FigureStrip
          ruled
          columns={4}
          figures={[
            stripFigure(names.speed, drawnSpeed(settings, reading.interval), 'px/s'),
            {
              label: markedFigures.refreshRate,
              value: figure && withUnit(figure, 'Hz'),
              note: figure && withUnit(`± ${marginOf(reading)}`, 'Hz'),
            },
            stripFigure(frameFigures.missed, reading.missed),
            {
              ...stripFigure(figures.persistence, persistence, 'ms', 1),
              note: persistence === null ? null : labels.byEye,
            },
          ]}
        />
      }
    />
  );
}
