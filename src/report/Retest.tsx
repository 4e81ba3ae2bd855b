import { reportTexts } from '../../content/report-page';
import type { Sealed } from '../../machines/report/report';
import { ButtonLink } from '../ui/controls/Button';
import { retestPath } from './retest-path';
import { again } from './view/ReportView.css';

/** A link to a new run of the failed tests. Renders nothing if none failed. */
export function Retest({ sealed: { report } }: { sealed: Sealed }) {
  const failed = report.entries.filter(({ verdict }) => verdict === 'fail');
  if (failed.length === 0) return null;
  return (
    <div className={again}>
      <p>
        <b>{reportTexts.repaired}</b> {reportTexts.repairedText}
      </p>
      <ButtonLink look="go" href={retestPath(report)}>
        {reportTexts.retest(failed.length)}
      </ButtonLink>
    </div>
  );
}
