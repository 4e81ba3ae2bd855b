import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import type { PageTexts } from '../../../content/passages';
import type { ObservationDefinition } from '../../../machines/observation/observation';
import { createObservationMachine, type ObservationActor } from '../../../machines/observation/observation.machine';
import { watchScreen } from '../../browser/screen/screen-info';
import { panel } from '../../theme/base.css';
import { jumpTo } from '../../ui/controls/JumpButton';
import { CheckPage } from '../CheckPage';
import { ResultPage } from '../results/ResultPage';
import { type Ended, useCheckActor } from '../results/useCheckActor';
import { Finish, Next } from './Ask';
import { ResultFigures } from './ResultFigures';

const machineOf = (definition: ObservationDefinition) =>
  createObservationMachine(definition).provide({ actors: { screen: watchScreen } });

interface Props {
  /** Must not change between renders. */
  readonly definition: ObservationDefinition;
  readonly texts: PageTexts;
  /** The sections of the panel. */
  readonly sections: (actor: ObservationActor) => ReactNode;
}

/** A test in which a person looks at samples and answers questions: first the samples, then the result. */
export function ObservationPage({ definition, texts, sections }: Props) {
  const { check, evidence } = definition;
  const [machine] = useState(() => machineOf(definition));
  const { actor, ended, heading } = useCheckActor(check, machine);
  const wanted = useSelector(actor, ({ context }) => context.wanted);
  const finished = ended !== null;

  // Runs after the page has set its own focus: on return from a result, focus moves to the question that lacks
  // evidence.
  useEffect(() => {
    if (!finished && wanted !== null) jumpTo(`[data-question="${wanted}"]`);
  }, [finished, wanted]);

  if (ended) return <ObservationResults {...ended} />;
  return (
    <CheckPage check={check} texts={texts} evidence={evidence} action={<Next actor={actor} />} heading={heading}>
      <div className={panel}>
        {sections(actor)}
        <Finish actor={actor} />
      </div>
    </CheckPage>
  );
}

/** The result of an observation: each question with its answer, and the conditions of the run. */
function ObservationResults(ended: Ended<ObservationActor>) {
  const { actor, result } = ended;
  return (
    <ResultPage
      {...ended}
      onMissing={({ rule }) => actor.send({ type: 'CONTINUE', question: rule })}
      aside={<ResultFigures result={result} />}
    />
  );
}
