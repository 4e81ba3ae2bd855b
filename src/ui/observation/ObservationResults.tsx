import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import { ResultPage } from '../results/ResultPage';
import type { ObservationActor } from './actor';
import { Measurements } from './Measurements';

/** The result of an observation: each question with its answer, and the conditions of the run. */
export function ObservationResults({ actor, heading }: { actor: ObservationActor; heading: Ref<HTMLHeadingElement> }) {
  const result = useSelector(actor, ({ context }) => context.result);
  if (!result) return null;
  return (
    <ResultPage
      result={result}
      heading={heading}
      onMissing={({ rule }) => actor.send({ type: 'RESUME', question: rule })}
      aside={<Measurements result={result} />}
      onAgain={() => actor.send({ type: 'AGAIN' })}
    />
  );
}
