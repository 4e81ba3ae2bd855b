import type { ReportSummary } from '../../../machines/report/report-summary';
import { database } from './database';

/** Reading 500 keeps the page busy for under 10 ms, so that a click is answered between two chunks. */
const SUMMARIES_PER_CHUNK = 500;

/** The ids of all reports, the newest first, read from an index alone. Rejects where storage is blocked. */
export async function reportIds(): Promise<readonly string[]> {
  return (await (await database()).getAllKeysFromIndex('report-summaries', 'startedAt')).reverse();
}

/** What the list says of some reports; those that are gone are left out. Rejects where storage is blocked. */
export async function summariesOf(ids: readonly string[]): Promise<readonly ReportSummary[]> {
  const { store } = (await database()).transaction('report-summaries');
  const found: ReportSummary[] = [];
  for (let from = 0; from < ids.length; from += SUMMARIES_PER_CHUNK) {
    const chunk = await Promise.all(ids.slice(from, from + SUMMARIES_PER_CHUNK).map((id) => store.get(id)));
    found.push(...chunk.flatMap((one) => one ?? []));
  }
  return found;
}

/** What the list says of every report, in no order, a chunk at a time. Rejects where storage is blocked. */
export async function* summaryChunks(): AsyncGenerator<readonly ReportSummary[]> {
  const open = await database();
  let range: IDBKeyRange | null = null;
  for (;;) {
    const chunk: readonly ReportSummary[] = await open.getAll('report-summaries', range, SUMMARIES_PER_CHUNK);
    const last = chunk.at(-1);
    if (!last) return;
    yield chunk;
    range = IDBKeyRange.lowerBound(last.id, true);
  }
}

/** What the list says of every report of a serial number, the newest first. Rejects where storage is blocked. */
export async function reportsOf(serial: string): Promise<readonly ReportSummary[]> {
  const range = IDBKeyRange.bound([serial], [serial, []]);
  return (await (await database()).getAllFromIndex('report-summaries', 'serial', range as never)).reverse();
}
