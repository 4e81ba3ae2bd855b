import type { CheckId } from '../../content/catalogue';
import type { FindingCode } from '../../content/findings';
import type { Verdict } from '../result';
import { findingGroups } from './finding-groups';
import type { ReportEntry, Sealed } from './report';

/** What a list says of a report. Plain data, small enough for thousands to be read at once. */
export interface ReportSummary {
  readonly id: string;
  /** The hash of the seal: two reports of the same id and another hash are not the same. */
  readonly hash: string;
  /** In ms since the epoch. */
  readonly startedAt: number;
  readonly verdict: Verdict;
  readonly passed: number;
  readonly judged: number;
  readonly maker: string;
  readonly model: string;
  readonly item: string;
  readonly serial: string;
  readonly assetTag: string;
  readonly lot: string;
  readonly technician: string;
  /** Cosmetic grade and function grade; empty where none was given. */
  readonly grades: readonly string[];
  /** Each code once, the worst first. */
  readonly codes: readonly FindingCode[];
  /** What became of each test. */
  readonly outcomes: readonly SummaryOutcome[];
}

export type SummaryOutcome = Pick<ReportEntry, 'check' | 'kind' | 'verdict'>;

/** A report as a line of a list. */
export function summaryOfReport({ report, seal }: Pick<Sealed, 'report' | 'seal'>): ReportSummary {
  const { id, startedAt, overall, facts, grades, entries } = report;
  const { verdict, passed, judged } = overall;
  const { maker, model, item, serial, assetTag, lot, technician } = facts;
  const codes = findingGroups(report).flatMap(({ code }) => (code ? [code] : []));
  return {
    id,
    hash: seal.hash,
    startedAt,
    verdict,
    passed,
    judged,
    maker,
    model,
    item,
    serial,
    assetTag,
    lot,
    technician,
    grades: [grades.cosmetic, grades.function].flatMap((grade) => (grade ? [grade.code] : [])),
    codes: [...new Set(codes)],
    outcomes: entries.map(({ check, kind, verdict }) => ({ check, kind, verdict })),
  };
}

/** What a reader looks for. An empty text and null match everything. */
export interface ReportFilter {
  /** Words; each must be somewhere in serial, tag, model, lot, codes or id. */
  readonly text: string;
  readonly verdict: Verdict | null;
  readonly lot: string | null;
  readonly technician: string | null;
  /** No report that was started before, in ms since the epoch. */
  readonly since: number | null;
}

/** The reports that fit a filter, in their order. */
export function filterReports(summaries: readonly ReportSummary[], filter: ReportFilter): readonly ReportSummary[] {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  const { verdict, lot, technician, since } = filter;
  return summaries.filter(
    (one) =>
      (verdict === null || one.verdict === verdict) &&
      (lot === null || one.lot === lot) &&
      (technician === null || one.technician === technician) &&
      (since === null || one.startedAt >= since) &&
      words.every((word) => wordsOf(one).includes(word)),
  );
}

const wordsOf = ({ id, serial, assetTag, lot, maker, model, codes }: ReportSummary): string =>
  [id, serial, assetTag, lot, maker, model, ...codes].join(' ').toLowerCase();

/** How many reports have each code, the most frequent first. */
export function countCodes(
  summaries: readonly ReportSummary[],
): readonly (readonly [code: FindingCode, count: number])[] {
  const counts = new Map<FindingCode, number>();
  for (const { codes } of summaries) for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a);
}

/** How a test fared in a second report. */
export type Difference = 'fixed' | 'same' | 'new' | 'known' | 'unknown' | 'none';

const isFault = (verdict: Verdict | null) => verdict === 'fail' || verdict === 'warning';

/**
 * What changed for one test from one report to the other. `known`: only the second could tell. `unknown`: only the first
 * could, so a fault of the first may still be there.
 */
export function differenceOf(before: Verdict | null, after: Verdict | null): Difference {
  const told = (verdict: Verdict | null) => verdict !== null && verdict !== 'inconclusive';
  if (!told(before) && !told(after)) return 'none';
  if (!told(after)) return 'unknown';
  if (!told(before)) return isFault(after) ? 'new' : 'known';
  if (isFault(before)) return isFault(after) ? 'same' : 'fixed';
  return isFault(after) ? 'new' : 'none';
}

/** One test in two reports. */
export interface ComparedTest {
  readonly check: CheckId;
  readonly before: ReportEntry | null;
  readonly after: ReportEntry | null;
  readonly difference: Difference;
}

const order: readonly Difference[] = ['new', 'fixed', 'same', 'known', 'unknown', 'none'];

/** Every test of two reports, what changed first. */
export function compareEntries(before: readonly ReportEntry[], after: readonly ReportEntry[]): readonly ComparedTest[] {
  const checks = [...new Set([...before, ...after].map(({ check }) => check))];
  const compared = checks.map((check) => {
    const find = (entries: readonly ReportEntry[]) => entries.find((entry) => entry.check === check) ?? null;
    const [was, is] = [find(before), find(after)];
    return { check, before: was, after: is, difference: differenceOf(was?.verdict ?? null, is?.verdict ?? null) };
  });
  return compared.toSorted((a, b) => order.indexOf(a.difference) - order.indexOf(b.difference));
}
