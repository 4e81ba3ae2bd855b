import type { Ref } from 'react';
import { penIssues, penLead, penNotice, penQuestions, penSteps } from '../../../content/pen';
import { blindSpot, evidence } from '../../../machines/pen/evidence';
import { panel, small, soft } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { IssueList } from '../../ui/layout/IssueList';
import { PageHead } from '../../ui/layout/PageHead';
import { page } from '../../ui/layout/page.css';
import { TestGuides } from '../../ui/results/TestGuides';

interface Props {
  readonly start: Ref<HTMLButtonElement>;
  readonly onStart: () => void;
}

/** The introduction to the pen test, with its start button. */
export function Intro({ start, onStart }: Props) {
  return (
    <div className={page}>
      <PageHead
        check="pen"
        title="Pen test"
        text={penLead}
        action={
          <Button ref={start} look="go" size="large" onClick={onStart}>
            Start Test
          </Button>
        }
      />
      <section className={panel} aria-label="Detectable issues">
        <IssueList of={penIssues}>
          <p className={`${small} ${soft}`}>{penNotice}</p>
          <p className={`${small} ${soft}`}>{blindSpot}</p>
        </IssueList>
      </section>
      <TestGuides steps={penSteps} evidence={evidence} questions={penQuestions} />
    </div>
  );
}
