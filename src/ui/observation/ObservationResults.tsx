import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import { type CheckId, checkOf } from '../../../content/catalogue';
import { wrap } from '../../theme/base.css';
import { PageHead } from '../layout/PageHead';
import { ResultSummary } from '../results/ResultSummary';
import { shareResult } from '../results/share-result';
import type { ObservationActor } from './actor';
import { Measurements } from './Measurements';
import { page } from './observation.css';

interface Props {
  readonly actor: ObservationActor;
  readonly check: CheckId;
  readonly heading: Ref<HTMLHeadingElement>;
}

/** How an observation ended: each question with its answer, and the conditions of the run. */
export function ObservationResults({ actor, check, heading }: Props) {
  const result = useSelector(actor, ({ context }) => context.result);
  if (!result) return null;
  return (
    <div className={`${wrap} ${page}`}>
      <PageHead check={check} title={`${checkOf(check).name} test results`} text={result.details} heading={heading} />
      <ResultSummary
        result={result}
        onMissing={({ rule }) => actor.send({ type: 'RESUME', question: rule })}
        aside={<Measurements result={result} />}
        onShare={() => shareResult(result)}
        onAgain={() => actor.send({ type: 'AGAIN' })}
      />
    </div>
  );
}
