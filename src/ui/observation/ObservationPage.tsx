import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CheckId } from '../../../content/catalogue';
import type { ObservationDefinition } from '../../../machines/observation/observation';
import { createObservationMachine } from '../../../machines/observation/observation.machine';
import { watchScreen } from '../../browser/screen/screen-info';
import { panel } from '../../theme/base.css';
import { PageHead } from '../layout/PageHead';
import { page } from '../layout/page.css';
import { useCheckActor } from '../results/useCheckActor';
import { Finish } from './Ask';
import type { ObservationActor } from './actor';
import { ObservationResults } from './ObservationResults';

const machineOf = (definition: ObservationDefinition) =>
  createObservationMachine(definition).provide({ actors: { screen: watchScreen } });

interface Props {
  readonly check: CheckId;
  /** Must stay the same. */
  readonly definition: ObservationDefinition;
  readonly title: string;
  readonly lead: string;
  /** The panel's sections. */
  readonly sections: (actor: ObservationActor) => ReactNode;
  /** What comes below the panel. */
  readonly children: ReactNode;
}

/** A test in which a person looks at samples and answers questions: the samples first, the result after. */
export function ObservationPage({ check, definition, title, lead, sections, children }: Props) {
  const [machine] = useState(() => machineOf(definition));
  const { actor, finished, heading } = useCheckActor(check, machine);
  const wanted = useSelector(actor, ({ context }) => context.wanted);

  // After the page's own focus: back from a result, the question that lacks evidence comes first.
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (finished || wanted === null) return;
    const question = box.current?.querySelector<HTMLElement>(`[data-question="${wanted}"]`);
    question?.focus({ preventScroll: true });
    question?.scrollIntoView({ block: 'center' });
  }, [finished, wanted]);

  if (finished) return <ObservationResults actor={actor} heading={heading} />;
  return (
    <div className={page}>
      <PageHead check={check} title={title} text={lead} heading={heading} />
      <div ref={box} className={panel}>
        {sections(actor)}
        <Finish actor={actor} />
      </div>
      {children}
    </div>
  );
}
