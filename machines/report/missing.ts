import type { CheckId } from '../../content/catalogue';
import type { Report, ReportEntry } from './report';

/** Whether only a person judged a test, which did not run. */
export const isUntested = ({ kind, result, person }: ReportEntry): boolean =>
  kind === 'judged' && result === null && person !== null;

/**
 * The required tests of which nothing is known. `overall.missing` leaves out those that a person judged without running
 * them. A fault that a person saw is known.
 */
export const missingIn = ({ overall, entries }: Pick<Report, 'overall' | 'entries'>): readonly CheckId[] =>
  entries
    .filter(
      (entry) =>
        overall.missing.includes(entry.check) ||
        (entry.isRequired && isUntested(entry) && entry.verdict === 'inconclusive'),
    )
    .map(({ check }) => check);
