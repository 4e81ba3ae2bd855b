import { type ReportSummary, wholeSummary } from '../../../machines/report/report-summary';
import { database } from './database';

/** Reading 500 keeps the page busy for less than 10 ms, so that a click is handled between two chunks. */
const SUMMARIES_PER_CHUNK = 500;

/** The ids of all reports, newest first, read from an index only. Rejects if storage is blocked. */
export async function reportIds(): Promise<readonly string[]> {
  return (await (await database()).getAllKeysFromIndex('report-summaries', 'startedAt')).reverse();
}

/** The list entry of the report that was started last; null if there is none. Rejects if storage is blocked. */
export async function newestReport(): Promise<ReportSummary | null> {
  const { store } = (await database()).transaction('report-summaries');
  const newest = await store.index('startedAt').openCursor(null, 'prev');
  return newest && wholeSummary(newest.value);
}

/** The list entries of the given reports. Missing reports are left out. Rejects if storage is blocked. */
export async function summariesOf(ids: readonly string[]): Promise<readonly ReportSummary[]> {
  const { store } = (await database()).transaction('report-summaries');
  const found: ReportSummary[] = [];
  for (let from = 0; from < ids.length; from += SUMMARIES_PER_CHUNK) {
    const chunk = await Promise.all(ids.slice(from, from + SUMMARIES_PER_CHUNK).map((id) => store.get(id)));
    found.push(...chunk.flatMap((one) => (one ? wholeSummary(one) : [])));
  }
  return found;
}

/** The list entries of all reports, unordered, one chunk at a time. Rejects if storage is blocked. */
export async function* summaryChunks(): AsyncGenerator<readonly ReportSummary[]> {
  const open = await database();
  let range: IDBKeyRange | null = null;
  for (;;) {
    const chunk: readonly ReportSummary[] = await open.getAll('report-summaries', range, SUMMARIES_PER_CHUNK);
    const last = chunk.at(-1);
    if (!last) return;
    yield chunk.map(wholeSummary);
    range = IDBKeyRange.lowerBound(last.id, true);
  }
}

/** The list entries of all reports with a serial number, newest first. Rejects if storage is blocked. */
export async function reportsOf(serial: string): Promise<readonly ReportSummary[]> {
  const range = IDBKeyRange.bound([serial], [serial, []]);
  const found = await (await database()).getAllFromIndex('report-summaries', 'serial', range as never);
  return found.reverse().map(wholeSummary);
}

/** The list entry of a report with a job's number; null if there is none. Rejects if storage is blocked. */
export async function reportOfJob(job: string): Promise<ReportSummary | null> {
  for await (const chunk of summaryChunks()) {
    const found = chunk.find((one) => one.job === job);
    if (found) return found;
  }
  return null;
}
