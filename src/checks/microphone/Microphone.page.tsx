import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { captureFailures, deviceNames } from '../../../content/capture';
import { controls } from '../../../content/controls';
import { micInsecure, micLabels, micNotes, microphonePageTexts } from '../../../content/microphone';
import { fixed, rounded, withUnit } from '../../../content/words';
import { type MicActor, microphoneMachine } from '../../../machines/microphone/microphone.machine';
import { ownStep } from '../../../machines/microphone/own-step';
import { rangeOf } from '../../../measure/audio/microphone-reading';
import type { Outline as Course } from '../../../measure/audio/outline';
import {
  createLiveMicrophone,
  type LiveMicrophone,
  microphoneOf,
  micSupport,
  playerOf,
  RECORDING_S,
  recorderOf,
} from '../../browser/media/microphone';
import { CheckHead } from '../../check/CheckPage';
import { ResultFigures } from '../../check/observation/ResultFigures';
import { ResultPage } from '../../check/results/ResultPage';
import { type Ended, useCheckActor } from '../../check/results/useCheckActor';
import { fig, panel } from '../../theme/base.css';
import { ButtonLink } from '../../ui/controls/Button';
import { VerdictBadge } from '../../ui/figures/VerdictBadge';
import { useAbsence } from '../../ui/layout/CheckHost';
import { page } from '../../ui/layout/frame.css';
import { Live } from './Live';
import { Recorder } from './Recorder';
import { SpectrumFigure, TimeAxis } from './Scopes';
import * as css from './Microphone.css';

function createTest() {
  const signal = createLiveMicrophone();
  const actors = {
    support: micSupport,
    microphone: microphoneOf(signal),
    recorder: recorderOf(signal),
    player: playerOf(signal),
  };
  return { signal, machine: microphoneMachine.provide({ actors }) };
}

export default function MicrophonePage() {
  const [{ signal, machine }] = useState(createTest);
  const { actor, ended, start } = useCheckActor('microphone', machine, {
    input: {},
    ownStep,
    waits: (state) => state.matches('stopped'),
    opens: 'microphone',
  });
  const unsupported = useSelector(actor, (state) => state.matches('unsupported'));
  useAbsence('microphone', unsupported ? 'not-supported' : null);
  const secure = useSelector(actor, ({ context }) => context.secure);

  if (unsupported) return <NotSupported secure={secure} />;
  return ended ? <Results {...ended} signal={signal} /> : <Live actor={actor} signal={signal} start={start} />;
}

/** Shown instead of the test where the browser has no microphone access. */
function NotSupported({ secure }: { secure: boolean }) {
  const { word, message } = captureFailures.unsupported.microphone;
  return (
    <div className={page}>
      <CheckHead check="microphone" texts={microphonePageTexts} />
      <section className={`${panel} ${css.refusal}`} aria-label={word}>
        <VerdictBadge status="warning" word={word} />
        <p>{message}</p>
        {!secure && <p className={css.hint}>{micInsecure}</p>}
        <ButtonLink href="/">{controls.allTests}</ButtonLink>
      </section>
    </div>
  );
}

/** The result of the microphone test, with the level over the run and its last spectrum. After a reload there are none. */
function Results({ signal, ...ended }: Ended<MicActor> & { readonly signal: LiveMicrophone }) {
  const { actor, result } = ended;
  const { reading, facts } = useSelector(actor, ({ context }) => context);
  return (
    <ResultPage
      {...ended}
      onMissing={() => actor.send({ type: 'CONTINUE' })}
      note={
        <>
          {facts?.label || deviceNames.microphone}, <span className={fig}>{fixed(reading.seconds, 1)} s</span>{' '}
          {micLabels.ofSignal}
        </>
      }
      aside={<ResultFigures result={result} />}
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

/** Columns of the picture. They stay apart on the smallest phone. */
const COLUMNS = 150;
/** Height of the picture and of the strips for marks at its edges, in its own units. */
const HEIGHT = 100;
const MARK = 6;

/**
 * The level over the whole run. Marks at both edges show where it clipped, and the name says when.
 * @param heard seconds of signal that the result is about. A few samples may have come later.
 */
function Outline({ outline, heard }: { outline: Course; heard: number }) {
  const { columns, secondsEach } = outline.read(COLUMNS);
  const seconds = Math.min(outline.seconds, heard);
  const range = rangeOf(Math.max(...columns.map(({ low, high }) => Math.max(high, -low))));
  const y = (amplitude: number) => HEIGHT / 2 - (HEIGHT / 2 - MARK) * Math.max(-1, Math.min(1, amplitude / range));
  const places = columns.flatMap(({ isClipped }, i) =>
    isClipped && !columns[i - 1]?.isClipped ? [withUnit(fixed(i * secondsEach, 1), 's')] : [],
  );
  return (
    <figure>
      <figcaption className={css.heading}>
        <h2 className={css.title}>{micNotes.level}</h2>
        <span className={`${fig} ${css.aside}`}>±{Math.round(range * 100)}%</span>
      </figcaption>
      <svg
        className={css.outline}
        viewBox={`0 0 ${seconds / secondsEach} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={micNotes.course(withUnit(fixed(seconds, 1), 's'), [...new Set(places)])}
      >
        <path className={css.edge} d={`M0 ${MARK}h${columns.length}M0 ${HEIGHT - MARK}h${columns.length}`} />
        <path
          className={css.outlineLevel}
          d={columns
            .map(({ low, high }, i) => `M${i}.2 ${rounded(y(high), 2)}h.6V${rounded(y(low) + 0.5, 2)}h-.6z`)
            .join('')}
        />
        {columns.map(({ isClipped }, i) =>
          isClipped ? (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name
              key={i}
              data-clipped
              className={css.outlineMark}
              d={`M${i} 0h1v${MARK}h-1zM${i} ${HEIGHT}h1v-${MARK}h-1z`}
            />
          ) : null,
        )}
      </svg>
      <TimeAxis length={seconds} unit="s" />
      {places.length > 0 && <p className={css.outlineNote}>{micNotes.marks}</p>}
    </figure>
  );
}
