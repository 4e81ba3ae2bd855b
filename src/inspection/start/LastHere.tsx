import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { startTexts } from '../../../content/inspection-start';
import type { ReportSummary } from '../../../machines/report/report-summary';
import { newestReport } from '../../browser/storage/find-reports';
import { fig, small, soft } from '../../theme/base.css';
import { VerdictBadge } from '../../ui/results/VerdictBadge';
import { ago } from './ago';
import * as css from './Start.css';

/** The newest report of this browser, as a link. Nothing if there is none. */
export function LastHere() {
  const [report, setReport] = useState<ReportSummary | null>(null);
  useEffect(() => {
    let isOver = false;
    newestReport().then(
      (newest) => !isOver && setReport(newest),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, []);
  if (!report) return null;
  const { id, assetTag, serial, verdict, startedAt } = report;
  return (
    <p className={`${small} ${soft} ${css.last}`}>
      {startTexts.lastHere}{' '}
      <Link href={`/report#${id}`} className={`${fig} ${css.code}`}>
        {assetTag || serial || id}
      </Link>{' '}
      <VerdictBadge status={verdict} /> {ago(startedAt)}
    </p>
  );
}
