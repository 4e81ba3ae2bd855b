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
import type { ScreenSizeActor } from './actor';
import { Calibrate } from './Calibrate';
import { Info } from './Info';
import { ReferenceSizes } from './ReferenceSizes';
import { Results } from './Results';
import { CalibrateButton, Status } from './Status';
import { TrueSize } from './TrueSize';
import * as css from './ScreenSize.css';

const machine = screenSizeMachine.provide({ actors: { screen: watchScreen, memory: calibrationMemory } });

export default function ScreenSizePage() {
  const { actor, finished, heading } = useCheckActor('screen-size', machine);
  const calibrating = useSelector(actor, (state) => state.matches('calibrating'));
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
        title="Screen size test"
        text={sizeLead}
        heading={heading}
        action={
          !calibrating && (isValid ? <ShowResult actor={actor} /> : <CalibrateButton actor={actor} start={start} />)
        }
      />
      <div className={panel}>
        <Info actor={actor} />
        {calibrating ? <Calibrate actor={actor} heading={comparison} /> : <Status actor={actor} start={start} />}
        {isValid && !calibrating && <TrueSize actor={actor} />}
        <div className={css.finish}>
          <p className={css.note}>The result lists every figure with its source.</p>
          {(calibrating || !isValid) && <ShowResult actor={actor} />}
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

/** Ends the test. Once the screen is calibrated it is the page's main button. */
function ShowResult({ actor }: { actor: ScreenSizeActor }) {
  const canFinish = useSelector(actor, (state) => !state.matches('reading') && !state.matches('calibrating'));
  const isCalibrated = useSelector(actor, ({ context }) => context.calibration !== null);
  return (
    <Button
      look={isCalibrated ? 'solid' : 'outline'}
      size={isCalibrated ? 'large' : 'normal'}
      disabled={!canFinish}
      onClick={() => actor.send({ type: 'FINISH', at: Date.now() })}
    >
      Show Result
    </Button>
  );
}
