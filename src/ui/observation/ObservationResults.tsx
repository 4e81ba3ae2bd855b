import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import type { Check } from '../../../content/catalogue';
import { answerTo, type ObservationRun } from '../../../machines/observation/observation';
import { wrap } from '../../theme/base.css';
import { PageHead } from '../PageHead';
import { ResultSummary } from '../ResultSummary';
import { shareResult } from '../share-result';
import type { ObservationActor } from './Ask';
import { Measurements } from './Measurements';
import { page } from './observation.css';

interface Props {
  readonly actor: ObservationActor;
  readonly check: Pick<Check, 'number' | 'name' | 'path'>;
  readonly heading: Ref<HTMLHeadingElement>;
}

/** How an observation ended: each question with its answer, and under what conditions the person looked. */
export function ObservationResults({ actor, check, heading }: Props) {
  const run: ObservationRun = useSelector(actor, ({ context }) => context);
  const result = useSelector(actor, ({ context }) => context.result);
  if (!result) return null;
  return (
    <div className={`${wrap} ${page}`}>
      <PageHead number={check.number} title={`${check.name} results`} text={result.details} heading={heading} />
      <ResultSummary
        result={result}
        rows={run.questions.map((question) => {
          const answer = answerTo(run, question);
          return {
            key: question.id,
            name: question.name,
            details: answer ? `${answer.name}.` : 'Not judged.',
            status: answer?.status ?? 'none',
          };
        })}
        aside={<Measurements result={result} />}
        onShare={() => shareResult(result)}
        onAgain={() => actor.send({ type: 'AGAIN' })}
      />
    </div>
  );
}
