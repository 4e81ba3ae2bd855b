import { useActorRef, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Check } from '../../../content/catalogue';
import type { ObservationInput } from '../../../machines/observation/observation';
import { observationMachine } from '../../../machines/observation/observation.machine';
import { watchScreen } from '../../browser/screen-info';
import { plate, wrap } from '../../theme/base.css';
import { PageHead } from '../PageHead';
import { useRunFocus } from '../useRunFocus';
import { Finish, type ObservationActor } from './Ask';
import { ObservationResults } from './ObservationResults';
import { page } from './observation.css';

const machine = observationMachine.provide({ actors: { screen: watchScreen } });

interface Props {
  readonly check: Pick<Check, 'number' | 'name' | 'path'>;
  readonly input: ObservationInput;
  readonly title: string;
  readonly lead: string;
  /** The faceplate's zones. */
  readonly zones: (actor: ObservationActor) => ReactNode;
  /** What stands below the faceplate. */
  readonly children: ReactNode;
}

/** A test in which a person looks at pictures and answers: the pictures first, the result after. */
export function ObservationPage({ check, input, title, lead, zones, children }: Props) {
  const actor = useActorRef(machine, { input });
  const finished = useSelector(actor, (state) => state.matches('results'));

  const { heading } = useRunFocus(finished);

  if (finished) return <ObservationResults actor={actor} check={check} heading={heading} />;
  return (
    <div className={`${wrap} ${page}`}>
      <PageHead number={check.number} title={title} text={lead} heading={heading} />
      <div className={plate}>
        {zones(actor)}
        <Finish actor={actor} />
      </div>
      {children}
    </div>
  );
}
