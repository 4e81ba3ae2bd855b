import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import { soundTexts } from '../../../content/sound';
import { hintsOf } from '../../../machines/sound/sound';
import { panel } from '../../theme/base.css';
import { Measurements } from '../../ui/observation/Measurements';
import { ResultPage } from '../../ui/results/ResultPage';
import type { SoundActor } from './actor';
import { Report } from './Loop';
import * as css from './Sound.css';

/** The result of the sound test: every sound with its answer, and what the microphone heard. */
export function Results({ actor, heading }: { actor: SoundActor; heading: Ref<HTMLHeadingElement> }) {
  const context = useSelector(actor, (state) => state.context);
  const { result, loop } = context;
  if (!result) return null;
  const hints = hintsOf(context);
  return (
    <ResultPage
      result={result}
      heading={heading}
      onMissing={({ rule }) => actor.send({ type: 'RESUME', sound: rule, at: Date.now() })}
      note={loop?.kind === 'measured' && soundTexts.judged}
      aside={<Measurements result={result} />}
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
      onAgain={() => actor.send({ type: 'AGAIN' })}
    >
      {loop && (
        <section className={`${panel} ${css.heard}`} aria-label="What the microphone heard">
          <h2 className={css.heading}>What the microphone heard</h2>
          <Report actor={actor} report={loop} />
        </section>
      )}
    </ResultPage>
  );
}
