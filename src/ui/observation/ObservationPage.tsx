import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { CheckId } from '../../../content/catalogue';
import type { ObservationDefinition } from '../../../machines/observation/observation';
import { createObservationMachine } from '../../../machines/observation/observation.machine';
import { watchScreen } from '../../browser/screen/screen-info';
import { plate, wrap } from '../../theme/base.css';
import { PageHead } from '../layout/PageHead';
import { useCheckActor } from '../results/useCheckActor';
import { useRunFocus } from '../results/useRunFocus';
import { Finish } from './Ask';
import type { ObservationActor } from './actor';
import { ObservationResults } from './ObservationResults';
import { page } from './observation.css';

const machineOf = (definition: ObservationDefinition) =>
  createObservationMachine(definition).provide({ actors: { screen: watchScreen } });
const isFinished = (state: SnapshotFrom<ReturnType<typeof machineOf>>) => state.matches('results');

interface Props {
  readonly check: CheckId;
  /** Must stay the same. */
  readonly definition: ObservationDefinition;
  readonly title: string;
  readonly lead: string;
  /** The faceplate's zones. */
  readonly zones: (actor: ObservationActor) => ReactNode;
  /** What comes below the faceplate. */
  readonly children: ReactNode;
}

/** A test in which a person looks at samples and answers questions: the samples first, the result after. */
export function ObservationPage({ check, definition, title, lead, zones, children }: Props) {
  const [machine] = useState(() => machineOf(definition));
  const { actor, finished } = useCheckActor(check, machine, { isFinished });
  const wanted = useSelector(actor, ({ context }) => context.wanted);

  const { heading } = useRunFocus(finished);

  // After the page's own focus: back from a result, the question that lacks evidence comes first.
  const faceplate = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (finished || wanted === null) return;
    const question = faceplate.current?.querySelector<HTMLElement>(`[data-question="${wanted}"]`);
    question?.focus({ preventScroll: true });
    question?.scrollIntoView({ block: 'center' });
  }, [finished, wanted]);

  if (finished) return <ObservationResults actor={actor} check={check} heading={heading} />;
  return (
    <div className={`${wrap} ${page}`}>
      <PageHead check={check} title={title} text={lead} heading={heading} />
      <div ref={faceplate} className={plate}>
        {zones(actor)}
        <Finish actor={actor} />
      </div>
      {children}
    </div>
  );
}
