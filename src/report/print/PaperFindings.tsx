import { checkOf, numberOf } from '../../../content/catalogue';
import { type OutcomeKind, outcomeNames } from '../../../content/outcome-names';
import { paperTexts, reportTexts } from '../../../content/report-page';
import type { FindingGroup } from '../../../machines/report/finding-groups';
import type { Report } from '../../../machines/report/report';
import { outcomeSigns } from '../../inspection/OutcomeBadge';
import { codeTag } from '../../ui/figures/badges.css';
import { verdictSigns } from '../../ui/figures/VerdictBadge';
import { amountText, glassOf, groupText, placesText } from '../finding-words';
import { FindingMap } from '../maps/FindingMap';
import * as css from './Print.css';

function placeWords(group: FindingGroup, report: Report): string {
  const places = placesText(group, report);
  const glass = glassOf(group, report);
  return places && `${places}${glass ? `: ${paperTexts.glass(...glass)}` : ''}.`;
}

/** A finding with its map. */
export function LargeFinding({ group, report }: { group: FindingGroup; report: Report }) {
  const { title, text } = groupText(group, report);
  const places = placeWords(group, report);
  const amount = amountText(group.findings);
  return (
    <article className={css.large}>
      <div>
        <p className={css.findingHead}>
          <PaperBadge outcome={group.verdict} size="tag" />
          {group.code && <code className={`${codeTag} ${css.code}`}>{group.code}</code>}
          <span>
            {numberOf(checkOf(group.check))} {checkOf(group.check).name}
          </span>
        </p>
        <h3>{title}</h3>
        <p>{text}</p>
        {places && <p className={css.place}>{places}</p>}
        {amount && (
          <p className={css.place}>
            {reportTexts.howMuch}: {amount}
          </p>
        )}
      </div>
      <figure>
        <FindingMap group={group} report={report} />
      </figure>
    </article>
  );
}

/** A finding as one row. */
export function ShortFinding({ group, report }: { group: FindingGroup; report: Report }) {
  const { title, text } = groupText(group, report);
  return (
    <article className={css.short}>
      <PaperBadge outcome={group.verdict} />
      {group.code ? <code className={`${codeTag} ${css.code}`}>{group.code}</code> : <span />}
      <p>
        <b>{title}.</b> {placeWords(group, report) || text}
      </p>
    </article>
  );
}

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
