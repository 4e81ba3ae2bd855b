import { type Ref, useState, useSyncExternalStore } from 'react';
import {
  touchIssues,
  touchLead,
  touchQuestions,
  touchSteps,
  touchWatch,
  touchWithoutScreen,
} from '../../../content/touch';
import { blindSpot, evidence } from '../../../machines/touch/evidence';
import { onFirstTouch, touchPoints } from '../../browser/input/pointers';
import { panel, small, soft } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { IssueList } from '../../ui/layout/IssueList';
import { PageHead } from '../../ui/layout/PageHead';
import { page } from '../../ui/layout/page.css';
import { useAbsence } from '../../ui/results/CheckHost';
import { TestGuides } from '../../ui/results/TestGuides';
import { VerdictBadge } from '../../ui/results/VerdictBadge';
import * as css from './Touch.css';

interface Props {
  readonly start: Ref<HTMLButtonElement>;
  readonly onStart: () => void;
  readonly onWatch: () => void;
}

/** The introduction to the touch test, with the buttons that start it. */
export function Intro({ start, onStart, onWatch }: Props) {
  const hasTouchscreen = useHasTouchscreen();
  useAbsence('touch', hasTouchscreen ? null : 'not-fitted');
  return (
    <div className={page}>
      <PageHead
        check="touch"
        title="Touch test"
        text={touchLead}
        action={
          <Button ref={start} look="go" size="large" onClick={onStart}>
            Start Test
          </Button>
        }
      />
      {hasTouchscreen || (
        <p className={css.notice} role="status">
          <VerdictBadge status="warning" word="No touchscreen" /> {touchWithoutScreen}
        </p>
      )}
      <section className={panel} aria-label="Detectable issues">
        <IssueList of={touchIssues}>
          <p className={`${small} ${soft}`}>{blindSpot}</p>
          <p className={`${small} ${soft}`}>{touchWatch.text}</p>
          <Button look="quiet" onClick={onWatch}>
            {evidence.handsOff.action}
          </Button>
        </IssueList>
      </section>

      <TestGuides steps={touchSteps} evidence={evidence} questions={touchQuestions} />
    </div>
  );
}

/** Whether the browser reports a touchscreen or one was touched. Prerendered pages assume that there is one. */
function useHasTouchscreen(): boolean {
  const [screen] = useState(() => {
    let touched = false;
    return {
      watch: (changed: () => void) =>
        onFirstTouch(() => {
          touched = true;
          changed();
        }),
      is: () => touched || touchPoints() > 0,
    };
  });
  return useSyncExternalStore(screen.watch, screen.is, () => true);
}
