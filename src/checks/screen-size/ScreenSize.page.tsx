import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { sizeLead, sizeQuestions, sizeSteps } from '../../../content/screen-size';
import { screenSizeMachine } from '../../../machines/screen-size/screen-size.machine';
import { calibrationMemory } from '../../browser/calibrations';
import { watchScreen } from '../../browser/screen-info';
import { plate, wrap } from '../../theme/base.css';
import { Button } from '../../ui/Button';
import { Guide, Passages, Steps } from '../../ui/Guide';
import { page } from '../../ui/observation/observation.css';
import { PageHead } from '../../ui/PageHead';
import { useRunFocus } from '../../ui/useRunFocus';
import { Calibrate } from './Calibrate';
import { Info } from './Info';
import { ReferenceSizes } from './ReferenceSizes';
import { Results } from './Results';
import { Status } from './Status';
import { TrueSize } from './TrueSize';
import * as css from './ScreenSize.css';

const machine = screenSizeMachine.provide({ actors: { screen: watchScreen, memory: calibrationMemory } });
export type ScreenSizeActor = ActorRefFrom<typeof machine>;

export default function ScreenSizePage() {
  const actor = useActorRef(machine);
  const finished = useSelector(actor, (state) => state.matches('results'));
  const calibrating = useSelector(actor, (state) => state.matches('calibrating'));
  const read = useSelector(actor, (state) => !state.matches('reading'));
  const holds = useSelector(actor, ({ context }) => context.calibration !== null);

  const { heading } = useRunFocus(finished);

  // Back from the comparison, focus is where it began.
  const start = useRef<HTMLButtonElement>(null);
  const compared = useRef(calibrating);
  useEffect(() => {
    if (compared.current && !calibrating) start.current?.focus();
    compared.current = calibrating;
  }, [calibrating]);

  if (finished) return <Results actor={actor} heading={heading} />;
  return (
    <div className={`${wrap} ${page}`}>
      <PageHead
        number={12}
        title="Screen size"
        text={sizeLead}
        heading={heading}
        action={
          <Button look="quiet" onClick={() => actor.send({ type: 'REFRESH' })}>
            Refresh
          </Button>
        }
      />
      <div className={plate}>
        <Info actor={actor} />
        {calibrating ? <Calibrate actor={actor} /> : <Status actor={actor} start={start} />}
        {holds && !calibrating && <TrueSize actor={actor} />}
        <div className={css.finish}>
          <p className={css.note}>The result names every figure with where it comes from.</p>
          <Button
            look="solid"
            disabled={!read || calibrating}
            onClick={() => actor.send({ type: 'FINISH', at: Date.now() })}
          >
            Show Result
          </Button>
        </div>
      </div>
      <Guide title="Measurement guide">
        <Steps of={sizeSteps} />
      </Guide>
      <Guide title="Reference sizes">
        <ReferenceSizes actor={actor} />
      </Guide>
      <Guide title="Questions">
        <Passages of={sizeQuestions} />
      </Guide>
    </div>
  );
}
