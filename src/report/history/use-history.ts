import { useCallback, useEffect, useState } from 'react';
import type { ReportSummary } from '../../../machines/report/report-summary';
import { reportSummaries, watchReports } from '../../browser/storage/reports';

/** What the history holds; null while it is read, `blocked` where this browser keeps nothing. */
export function useHistory(): { reports: readonly ReportSummary[] | 'blocked' | null; reload: () => void } {
  const [reports, setReports] = useState<readonly ReportSummary[] | 'blocked' | null>(null);
  const reload = useCallback(() => {
    reportSummaries().then(setReports, () => setReports('blocked'));
  }, []);
  useEffect(() => {
    reload();
    return watchReports(reload);
  }, [reload]);
  return { reports, reload };
}
