import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { sizeLead, sizeQuestions, sizeSteps } from '../../../content/screen-size';
import { evidence } from '../../../machines/screen-size/evidence';
import { screenSizeMachine } from '../../../machines/screen-size/screen-size.machine';
import { watchScreen } from '../../browser/screen/screen-info';
import { calibrationMemory } from '../../browser/storage/calibrations';
import { panel } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { Guide } from '../../ui/layout/Guide';
import { PageHead } from '../../ui/layout/PageHead';
import { page } from '../../ui/layout/page.css';
import { TestGuides } from '../../ui/results/TestGuides';
import { useCheckActor } from '../../ui/results/useCheckActor';
import { Calibrate } from './Calibrate';
import { Info } from './Info';
import { ReferenceSizes } from './ReferenceSizes';
import { Results } from './Results';
import { Status } from './Status';
import { TrueSize } from './TrueSize';
import * as css from './ScreenSize.css';

const machine = screenSizeMachine.provide({ actors: { screen: watchScreen, memory: calibrationMemory } });

export default function ScreenSizePage() {
  const { actor, finished, heading } = useCheckActor('screen-size', machine);
  const calibrating = useSelector(actor, (state) => state.matches('calibrating'));
  const read = useSelector(actor, (state) => !state.matches('reading'));
  const isValid = useSelector(actor, ({ context }) => context.calibration !== null);

  // Moves focus to the comparison, and back to the button that opened it. Runs after the page's own focus effect, which
  // matters on the way back from a result.
  const start = useRef<HTMLButtonElement>(null);
  const comparison = useRef<HTMLHeadingElement>(null);
  const before = useRef({ calibrating, finished });
  useEffect(() => {
    const was = before.current;
    before.current = { calibrating, finished };
    if (was.calibrating === calibrating) return;
    if (!calibrating) start.current?.focus();
    else {
      comparison.current?.focus({ preventScroll: true });
      if (was.finished) comparison.current?.scrollIntoView({ block: 'center' });
    }
  }, [calibrating, finished]);

  if (finished) return <Results actor={actor} heading={heading} />;
  return (
    <div className={page}>
      <PageHead
        check="screen-size"
        title="Screen size"
        text={sizeLead}
        heading={heading}
        action={
          <Button look="quiet" onClick={() => actor.send({ type: 'REFRESH' })}>
            Refresh
          </Button>
        }
      />
      <div className={panel}>
        <Info actor={actor} />
        {calibrating ? <Calibrate actor={actor} heading={comparison} /> : <Status actor={actor} start={start} />}
        {isValid && !calibrating && <TrueSize actor={actor} />}
        <div className={css.finish}>
          <p className={css.note}>The result lists every figure with its source.</p>
          <Button
            look="solid"
            disabled={!read || calibrating}
            onClick={() => actor.send({ type: 'FINISH', at: Date.now() })}
          >
            Show Result
          </Button>
        </div>
      </div>
      <TestGuides title="Measurement guide" steps={sizeSteps} evidence={evidence} questions={sizeQuestions}>
        <Guide title="Reference sizes">
          <ReferenceSizes actor={actor} />
        </Guide>
      </TestGuides>
    </div>
  );
}
