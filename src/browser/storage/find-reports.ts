import type { FindingCode } from '../../../content/findings';
import type { ReportSummary } from '../../../machines/report/report-summary';
import type { Verdict } from '../../../machines/result';
import { database } from './database';

/** What is looked for in the history. What is absent matches everything. */
export interface ReportQuery {
  readonly verdict?: Verdict;
  readonly code?: FindingCode;
  readonly lot?: string;
  readonly serial?: string;
  /** A cosmetic or a function grade. */
  readonly grade?: string;
  /** No report that was started before, or at that time or later, in ms since the epoch. */
  readonly since?: number;
  readonly until?: number;
  /** Words; each must be somewhere in id, serial, tag, lot, maker, model or a code. */
  readonly text?: string;
}

/** Where a page of the list ends, so that the next one begins behind it. */
export type ReportCursor = readonly [startedAt: number, id: string];

export interface ReportPage {
  /** The newest first. */
  readonly rows: readonly ReportSummary[];
  /** Null where nothing follows. */
  readonly next: ReportCursor | null;
}

const wordsOf = ({ id, serial, assetTag, lot, maker, model, codes }: ReportSummary) =>
  [id, serial, assetTag, lot, maker, model, ...codes].join(' ').toLowerCase();

/** Whether a report is one that is looked for. */
export function fits(summary: ReportSummary, query: ReportQuery): boolean {
  const { verdict, code, lot, serial, grade, since, until, text = '' } = query;
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return (
    (verdict === undefined || summary.verdict === verdict) &&
    (code === undefined || summary.codes.includes(code)) &&
    (lot === undefined || summary.lot === lot) &&
    (serial === undefined || summary.serial === serial) &&
    (grade === undefined || summary.grades.includes(grade)) &&
    (since === undefined || summary.startedAt >= since) &&
    (until === undefined || summary.startedAt < until) &&
    words.every((word) => wordsOf(summary).includes(word))
  );
}

/**
 * A page of the reports that fit, read by the index that leaves the fewest to look at. Rejects where storage is blocked.
 * @param after where the page before ended; null for the first
 * @param limit the most rows
 */
export async function findReports(query: ReportQuery, after: ReportCursor | null, limit: number): Promise<ReportPage> {
  const store = (await database()).transaction('report-summaries').store;
  const isIn = (summary: ReportSummary) => fits(summary, query) && (after === null || isBehind(summary, after));
  if (query.code !== undefined) {
    const all = await store.index('codes').getAll(query.code);
    return pageOf(
      all.filter(isIn).toSorted((a, b) => (isBehind(a, keyOf(b)) ? 1 : -1)),
      limit,
    );
  }
  const [name, prefix] = indexOf(query);
  const least = [...prefix, query.since ?? 0];
  const most = after ? [...prefix, ...after] : [...prefix, query.until ?? Number.POSITIVE_INFINITY, []];
  const range = IDBKeyRange.bound(least, most, false, true);
  // No index knows words and grades: reading all at once costs much less than a step for each.
  if (query.text || query.grade !== undefined) {
    const all = await store.index(name).getAll(range as never);
    return pageOf(all.filter(isIn).reverse(), limit);
  }
  const rows: ReportSummary[] = [];
  let cursor = await store.index(name).openCursor(range as never, 'prev');
  while (cursor && rows.length <= limit) {
    if (isIn(cursor.value)) rows.push(cursor.value);
    cursor = await cursor.continue();
  }
  return pageOf(rows, limit);
}

function indexOf({ serial, lot, verdict }: ReportQuery) {
  if (serial !== undefined) return ['serial', [serial]] as const;
  if (lot !== undefined) return ['lot', [lot]] as const;
  return verdict === undefined ? (['startedAt', []] as const) : (['verdict', [verdict]] as const);
}

const keyOf = ({ startedAt, id }: ReportSummary): ReportCursor => [startedAt, id];

/** Whether a report comes behind a place in the list. */
const isBehind = ({ startedAt, id }: ReportSummary, [at, other]: ReportCursor): boolean =>
  startedAt < at || (startedAt === at && id < other);

function pageOf(found: readonly ReportSummary[], limit: number): ReportPage {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: found.length > limit && last ? keyOf(last) : null };
}
