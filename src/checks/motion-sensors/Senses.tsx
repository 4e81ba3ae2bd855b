import { useSelector } from '@xstate/react';
import { motionTexts, saidNames } from '../../../content/motion-sensors';
import { parts } from '../../../content/verdicts/motion-sensors';
import type { MotionActor } from '../../../machines/motion-sensors/motion-sensors.machine';
import type { Said, Sense } from '../../../machines/motion-sensors/run';
import { Button } from '../../ui/controls/Button';
import { Choice } from '../../ui/controls/Choice';
import * as css from './MotionSensors.css';

const options = (Object.keys(saidNames) as Said[]).map((id) => ({ id, name: saidNames[id] }));

/** What the person confirms: the vibration and the camera light. */
export function Senses({ actor }: { actor: MotionActor }) {
  const { vibrates, hasCameras, torchFailure } = useSelector(actor, ({ context }) => context);
  const vibrating = useSelector(actor, (state) => state.matches({ running: { senses: 'vibrating' } }));
  const lighting = useSelector(actor, (state) => state.matches({ running: { senses: 'lighting' } }));
  return (
    <div className={css.senses}>
      <section className={css.sense} aria-label={parts.vibration}>
        <h2 className={css.title}>{parts.vibration}</h2>
        {vibrates ? (
          <>
            <Button
              look={vibrating ? 'solid' : 'outline'}
              disabled={lighting}
              onClick={() => actor.send({ type: vibrating ? 'STOP' : 'VIBRATE' })}
            >
              {vibrating ? motionTexts.stop : motionTexts.vibrate}
            </Button>
            <Ask actor={actor} sense="vibration" question={motionTexts.vibrationQuestion} />
          </>
        ) : (
          <p className={css.what}>{motionTexts.noVibration}</p>
        )}
      </section>
      <section className={css.sense} aria-label={parts.torch}>
        <h2 className={css.title}>{parts.torch}</h2>
        {hasCameras ? (
          <>
            <Button
              look={lighting ? 'solid' : 'outline'}
              disabled={vibrating}
              onClick={() => actor.send({ type: lighting ? 'STOP' : 'LIGHT' })}
            >
              {lighting ? motionTexts.stop : motionTexts.light}
            </Button>
            <p className={css.what} role="status">
              {lighting ? motionTexts.lighting : torchFailure && motionTexts.lightFailures[torchFailure]}
            </p>
            <Ask actor={actor} sense="torch" question={motionTexts.lightQuestion} />
          </>
        ) : (
          <p className={css.what}>{motionTexts.noCamera}</p>
        )}
      </section>
    </div>
  );
}

function Ask({ actor, sense, question }: { actor: MotionActor; sense: Sense; question: string }) {
  const said = useSelector(actor, ({ context }) => context.said[sense] ?? null);
  const tried = useSelector(actor, ({ context }) => context.tried.includes(sense));
  return (
    <Choice
      look="question"
      label={question}
      options={options}
      value={said}
      disabled={!tried}
      onChange={(id) => actor.send({ type: 'ANSWER', sense, said: id })}
    />
  );
}
