import type { Inspection } from '../../machines/inspection/inspection';
import type { Report, ReportLink } from '../../machines/report/report';
import { reportSummaries } from '../browser/storage/reports';

const PREFIX = 'retest-';

/** The id of the profile of a retest, by which its report finds the one before. */
export const retestProfileId = ({ id }: Pick<Report, 'id'>): string => `${PREFIX}${id}`;

/** The report that a run tests again; null where it tests for the first time, or that report is gone. */
export async function retestOf({ profile }: Inspection): Promise<ReportLink | null> {
  if (!profile.id.startsWith(PREFIX)) return null;
  const id = profile.id.slice(PREFIX.length);
  const before = (await reportSummaries().catch(() => [])).find((one) => one.id === id);
  return before ? { id, hash: before.hash } : null;
}
