import { type OutcomeKind, outcomeNames } from '../../content/outcome-names';
import { VerdictBadge } from '../ui/figures/VerdictBadge';
import * as css from './inspection.css';

/** The icon of each outcome without a verdict, 12 units wide and high. */
export const outcomeSigns = {
  skipped: 'M1 1.5l4.5 4.5L1 10.5M6.5 1.5l4.5 4.5-4.5 4.5',
  'not-fitted': 'M6 .8a5.2 5.2 0 1 1 0 10.4A5.2 5.2 0 0 1 6 .8zM2.4 9.6l7.2-7.2',
  'not-supported': 'M.8 1.5h10.4v9H.8zM.8 4.5h10.4',
} as const;

/** The outcome of a test, as shape, icon and word. */
export function OutcomeBadge({ outcome }: { outcome: OutcomeKind }) {
  if (outcome !== 'skipped' && outcome !== 'not-fitted' && outcome !== 'not-supported')
    return <VerdictBadge status={outcome} />;
  return (
    <span className={css.plainBadge}>
      <svg className={css.sign} viewBox="0 0 12 12" aria-hidden="true">
        <path d={outcomeSigns[outcome]} />
      </svg>
      {outcomeNames[outcome]}
    </span>
  );
}
