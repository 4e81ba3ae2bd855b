import type { Ref } from 'react';
import { touchIssues, touchLead, touchQuestions, touchSteps, touchWatch } from '../../../content/touch';
import { plate, small, soft, wrap } from '../../theme/base.css';
import { Button } from '../../ui/Button';
import { Guide, Passages, Steps } from '../../ui/Guide';
import { PageHead } from '../../ui/PageHead';
import * as css from './Intro.css';

interface Props {
  readonly start: Ref<HTMLButtonElement>;
  readonly onStart: () => void;
  readonly onWatch: () => void;
}

/** What to know before the touch test, and what starts it. */
export function Intro({ start, onStart, onWatch }: Props) {
  return (
    <div className={`${wrap} ${css.page}`}>
      <PageHead
        number={3}
        title="Touch test"
        text={touchLead}
        action={
          <Button ref={start} look="go" size="large" onClick={onStart}>
            Start Test
          </Button>
        }
      />
      <section className={plate} aria-label="Detectable issues">
        <ul className={css.issues}>
          {touchIssues.map(({ name, sign }) => (
            <li key={name} className={css.issue}>
              <h2 className={css.name}>{name}</h2>
              <p className={css.sign}>{sign}</p>
            </li>
          ))}
        </ul>
        <div className={css.watch}>
          <p className={`${small} ${soft}`}>{touchWatch.text}</p>
          <Button look="quiet" onClick={onWatch}>
            Hands Off
          </Button>
        </div>
      </section>

      <Guide title="How to test">
        <Steps of={touchSteps} />
      </Guide>
      <Guide title="Questions">
        <Passages of={touchQuestions} />
      </Guide>
    </div>
  );
}
