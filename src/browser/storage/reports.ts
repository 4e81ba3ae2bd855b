import { type ReadReport, readSealed } from '../../../machines/report/read-report';
import type { Sealed } from '../../../machines/report/report';
import { type ReportSummary, summaryOfReport } from '../../../machines/report/report-summary';
import { database } from './database';

const stores = ['reports', 'report-summaries'] as const;

/**
 * What became of a report that was to be kept. `there`: the very same is kept already. `differs`: another report of the same
 * id is kept, and stays.
 */
export type Kept = 'kept' | 'there' | 'differs';

/** Keeps a report. It never replaces another one. Rejects where there is no room or storage is blocked. */
export async function keepReport(sealed: Sealed): Promise<Kept> {
  const transaction = (await database()).transaction(stores, 'readwrite');
  const summaries = transaction.objectStore('report-summaries');
  const before = await summaries.get(sealed.report.id);
  if (before) {
    await transaction.done;
    return before.hash === sealed.seal.hash ? 'there' : 'differs';
  }
  await Promise.all([
    transaction.objectStore('reports').put({ id: sealed.report.id, sealed }),
    summaries.put(summaryOfReport(sealed)),
    transaction.done,
  ]);
  return 'kept';
}

/** A report that is kept; null where there is none. Rejects where storage is blocked. */
export async function keptReport(id: string): Promise<ReadReport | null> {
  const record = await (await database()).get('reports', id);
  return record ? readSealed(record.sealed) : null;
}

/** What the list says of every report, the newest first. Rejects where storage is blocked. */
export async function reportSummaries(): Promise<readonly ReportSummary[]> {
  return (await (await database()).getAllFromIndex('report-summaries', 'startedAt')).reverse();
}

/** Deletes reports. Rejects where storage is blocked. */
export async function deleteReports(ids: readonly string[]): Promise<void> {
  const transaction = (await database()).transaction(stores, 'readwrite');
  const deleted = ids.flatMap((id) => stores.map((store) => transaction.objectStore(store).delete(id)));
  await Promise.all([...deleted, transaction.done]);
}
