import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { soundLabels, soundTexts } from '../../../content/sound';
import { ownStep } from '../../../machines/sound/own-step';
import { hintsOf } from '../../../machines/sound/sound';
import { type SoundActor, soundMachine } from '../../../machines/sound/sound.machine';
import type { LiveSound } from '../../../measure/live/output-signal';
import { soundLoop } from '../../browser/media/sound-loop';
import { askOutput, outputs, playerOf } from '../../browser/media/speakers';
import { ResultFigures } from '../../check/observation/ResultFigures';
import { ResultPage } from '../../check/results/ResultPage';
import { type Ended, useCheckActor } from '../../check/results/useCheckActor';
import { panel } from '../../theme/base.css';
import { useAbsence } from '../../ui/layout/CheckHost';
import { Report } from './Loop';
import { SoundTests } from './SoundTests';
import * as css from './Sound.css';

function createTest() {
  const live: LiveSound = { tap: null };
  return {
    live,
    machine: soundMachine.provide({ actors: { player: playerOf(live), outputs, askOutput, loop: soundLoop } }),
  };
}

export default function SoundPage() {
  const [{ live, machine }] = useState(createTest);
  const { actor, ended, start } = useCheckActor('sound', machine, { input: {}, ownStep });
  const unsupported = useSelector(actor, ({ context }) => context.problem === 'unsupported');
  useAbsence('sound', unsupported ? 'not-supported' : null);

  return ended ? <Results {...ended} /> : <SoundTests actor={actor} live={live} start={start} />;
}

/** The result of the sound test: every sound with its answer, and what the microphone heard. */
function Results(ended: Ended<SoundActor>) {
  const { actor, result } = ended;
  const context = useSelector(actor, (state) => state.context);
  const { loop } = context;
  const hints = hintsOf(context);
  return (
    <ResultPage
      {...ended}
      onMissing={({ rule }) => actor.send({ type: 'CONTINUE', sound: rule, at: Date.now() })}
      note={loop?.kind === 'measured' && soundTexts.judged}
      aside={<ResultFigures result={result} />}
      foot={
        hints.length > 0 && (
          <div className={css.foot}>
            {hints.map((hint) => (
              <p key={hint} className={css.hint}>
                {hint}
              </p>
            ))}
          </div>
        )
      }
    >
      {loop && (
        <section className={`${panel} ${css.heard}`} aria-label={soundLabels.heard}>
          <h2 className={css.heading}>{soundLabels.heard}</h2>
          <Report actor={actor} report={loop} />
        </section>
      )}
    </ResultPage>
  );
}
