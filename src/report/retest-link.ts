import { reportTexts } from '../../content/report-page';
import { type Inspection, newInspection } from '../../machines/inspection/inspection';
import type { Report, ReportLink } from '../../machines/report/report';
import { summariesOf } from '../browser/storage/find-reports';
import { openReport } from './open-report';
import { RETEST_HASH } from './retest-path';

const PREFIX = 'retest-';

/** The profile id of a retest. The retest's report uses it to find the earlier report. */
const retestProfileId = ({ id }: Pick<Report, 'id'>): string => `${PREFIX}${id.toLowerCase()}`;

/** The report that a run tests again; null if it is a first test, or that report is gone. */
export async function retestOf({ profile }: Inspection): Promise<ReportLink | null> {
  if (!profile.id.startsWith(PREFIX)) return null;
  const id = profile.id.slice(PREFIX.length).toUpperCase();
  const [before] = await summariesOf([id]).catch(() => []);
  return before ? { id, hash: before.hash } : null;
}

/**
 * A new run of the failed tests of the report that a URL names, with the same facts. Null if that report is gone or
 * nothing failed.
 */
export async function retestRun(hash: string, inspectionId: string): Promise<Inspection | null> {
  const read = await openReport(hash.slice(RETEST_HASH.length));
  if (!read?.ok) return null;
  const { report } = read.sealed;
  const failed = report.entries.filter(({ verdict }) => verdict === 'fail').map(({ check }) => check);
  const tests = report.profile.tests
    .filter(({ check }) => failed.includes(check))
    .map(({ check }) => ({ check, isRequired: true }));
  if (tests.length === 0) return null;
  const profile = {
    ...report.profile,
    id: retestProfileId(report),
    name: reportTexts.retestName,
    minutes: null,
    tests,
  };
  return newInspection(inspectionId, profile, report.facts);
}
