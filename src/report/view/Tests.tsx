import { checkOf, numberOf } from '../../../content/catalogue';
import { finishTexts } from '../../../content/inspection-finish';
import { outcomeNames } from '../../../content/outcome-names';
import { reportTexts } from '../../../content/report-page';
import { inMinutes } from '../../../content/words';
import { differ } from '../../../machines/inspection/outcome';
import type { Report, ReportEntry } from '../../../machines/report/report';
import { OutcomeBadge } from '../../inspection/OutcomeBadge';
import { fig, panel } from '../../theme/base.css';
import { codeTag } from '../../ui/results/CodeTag.css';
import { entryText, noticedText, outcomeKind } from '../report-words';
import * as css from './ReportView.css';

/** Both verdicts, if person and machine disagree. */
const differenceText = (entry: ReportEntry): string =>
  differ(entry)
    ? finishTexts.differ(outcomeNames[entry.machine ?? 'not-run'], outcomeNames[entry.person ?? 'not-run'])
    : '';

/** A row for each test of the run. */
export function Tests({ report }: { report: Report }) {
  return (
    <section aria-labelledby="tests">
      <h2 id="tests" className={css.findingTitle}>
        {reportTexts.tests}
      </h2>
      <ul className={panel}>
        {report.entries.map((entry) => {
          const outcome = outcomeKind(entry);
          if (!outcome) return null;
          return (
            <li key={entry.check} className={css.testRow}>
              <span className={`${fig} ${css.soft}`}>{numberOf(checkOf(entry.check))}</span>
              <b className={css.testName}>{checkOf(entry.check).name}</b>
              <p className={css.testText}>
                {entryText(entry)} {differenceText(entry)} {noticedText(report, entry.check)}{' '}
                {entry.skip && <code className={codeTag}>{entry.skip.reason}</code>}
              </p>
              <span className={`${fig} ${css.took}`}>
                {entry.runs > 0 ? inMinutes(Math.round(entry.tookMs / 1000)) : '—'}
              </span>
              <span className={css.outcome}>
                <OutcomeBadge outcome={outcome} />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
