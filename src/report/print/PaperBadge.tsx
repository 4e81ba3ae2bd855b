import { type OutcomeKind, outcomeNames } from '../../../content/outcome-names';
import { outcomeSigns } from '../../inspection/OutcomeBadge';
import { verdictSigns } from '../../ui/results/VerdictBadge';
import * as css from './Print.css';

const signs: Readonly<Partial<Record<OutcomeKind, string>>> = { ...verdictSigns, ...outcomeSigns };

/** The outcome of a test on paper. Only a fault is filled, so that it stands out in grayscale. */
export function PaperBadge({ outcome, size = 'row' }: { outcome: OutcomeKind; size?: 'row' | 'tag' | 'large' }) {
  return (
    <span className={`${css.badge[outcome]} ${css.badgeSize[size]}`}>
      {signs[outcome] && (
        <svg viewBox="0 0 12 12" aria-hidden="true">
          <path d={signs[outcome]} />
        </svg>
      )}
      {outcomeNames[outcome]}
    </span>
  );
}
