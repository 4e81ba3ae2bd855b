import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import { micNotes } from '../../../content/microphone';
import { fixed } from '../../../content/words';
import { type LiveMicrophone, RECORDING_S } from '../../browser/media/microphone';
import { fig, panel } from '../../theme/base.css';
import { Measurements } from '../../ui/observation/Measurements';
import { ResultPage } from '../../ui/results/ResultPage';
import type { MicActor } from './actor';
import { Outline } from './Outline';
import { Recorder } from './Recorder';
import { SpectrumFigure } from './Scopes';
import * as css from './Microphone.css';

interface Props {
  readonly actor: MicActor;
  readonly signal: LiveMicrophone;
  readonly heading: Ref<HTMLHeadingElement>;
}

/** The result of the microphone test, with the level over the run and its last spectrum. After a reload there are none. */
export function Results({ actor, signal, heading }: Props) {
  const { reading, facts, result } = useSelector(actor, ({ context }) => context);
  if (!result) return null;
  return (
    <ResultPage
      result={result}
      heading={heading}
      onMissing={() => actor.send({ type: 'RESUME' })}
      note={
        <>
          {facts?.label || 'Unnamed microphone'}, <span className={fig}>{fixed(reading.seconds, 1)} s</span> of signal
        </>
      }
      aside={<Measurements result={result} />}
      onAgain={() => actor.send({ type: 'AGAIN' })}
    >
      <section className={`${panel} ${css.record}`} aria-label={micNotes.heard}>
        {signal.outline && (
          <>
            <h2 className={css.heardTitle}>{micNotes.heard}</h2>
            <div className={css.heard}>
              <Outline outline={signal.outline} heard={reading.seconds} />
              <SpectrumFigure
                signal={signal}
                running={false}
                range={reading.range}
                channel={reading.main}
                strongest={reading.strongest}
              />
            </div>
          </>
        )}
        <Recorder actor={actor} length={RECORDING_S} playable={signal.recording !== null} />
        <div className={css.foot}>
          <p>{micNotes.sources}</p>
          <p>{micNotes.unseen}</p>
        </div>
      </section>
    </ResultPage>
  );
}
