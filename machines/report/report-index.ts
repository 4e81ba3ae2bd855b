import type { FindingCode } from '../../content/findings';
import type { Verdict } from '../result';
import type { ReportSummary } from './report-summary';

/** The data that the filters of the history use. Small, because thousands are in memory at once. */
export interface IndexedReport
  extends Pick<ReportSummary, 'id' | 'startedAt' | 'verdict' | 'lot' | 'technician' | 'grades' | 'codes'> {
  /** Identifies the device: its serial number, else its asset tag, else the report's own id. */
  readonly device: string;
  /** The searchable text in lowercase. */
  readonly words: string;
}

/** A report as the filters see it. */
export function indexedOf(summary: ReportSummary): IndexedReport {
  const { id, startedAt, verdict, lot, technician, grades, codes, serial, assetTag, maker, model, job = '' } = summary;
  const words = [id, serial, assetTag, job, lot, maker, model, ...codes].join(' ').toLowerCase();
  return { id, startedAt, verdict, lot, technician, grades, codes, device: serial || assetTag || id, words };
}

/** A query of the history. An absent field matches everything. */
export interface ReportQuery {
  readonly verdict?: Verdict;
  readonly code?: FindingCode;
  readonly lot?: string;
  readonly technician?: string;
  /** A cosmetic or a function grade. */
  readonly grade?: string;
  /** Only reports started at or after `since` and before `until`, in ms since the epoch. */
  readonly since?: number;
  readonly until?: number;
  /** Words. Each must occur in id, serial, tag, job, lot, maker, model or a code. */
  readonly text?: string;
}

/** Returns a function that tests whether a report matches a query. */
export function matcherOf(query: ReportQuery): (report: IndexedReport) => boolean {
  const { verdict, code, lot, technician, grade, since, until, text = '' } = query;
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return (report) =>
    (verdict === undefined || report.verdict === verdict) &&
    (code === undefined || report.codes.includes(code)) &&
    (lot === undefined || report.lot === lot) &&
    (technician === undefined || report.technician === technician) &&
    (grade === undefined || report.grades.includes(grade)) &&
    (since === undefined || report.startedAt >= since) &&
    (until === undefined || report.startedAt < until) &&
    words.every((word) => report.words.includes(word));
}

/** The choices of the filters, each value once, sorted. */
export interface ReportValues {
  readonly lots: readonly string[];
  readonly technicians: readonly string[];
  readonly grades: readonly string[];
  readonly codes: readonly FindingCode[];
}

/** The values that occur in the reports. */
export function valuesOf(reports: readonly IndexedReport[]): ReportValues {
  const once = <T extends string>(values: readonly T[]) => [...new Set(values)].filter(Boolean).toSorted();
  return {
    lots: once(reports.map(({ lot }) => lot)),
    technicians: once(reports.map(({ technician }) => technician)),
    grades: once(reports.flatMap(({ grades }) => grades)),
    codes: once(reports.flatMap(({ codes }) => codes)),
  };
}

/** A summary of the devices of a lot. */
export interface LotSummary {
  readonly devices: number;
  /** How many reports do not count, because there is a newer one of the same device. */
  readonly older: number;
  readonly verdicts: Readonly<Record<Verdict, number>>;
  /** How many devices have each code, most frequent first. */
  readonly codes: readonly { readonly code: FindingCode; readonly devices: number }[];
}

/** Summarizes reports by device. Only the newest report of each device counts. */
export function lotSummaryOf(
  reports: readonly Pick<IndexedReport, 'device' | 'startedAt' | 'verdict' | 'codes'>[],
): LotSummary {
  const newest = new Map<string, (typeof reports)[number]>();
  for (const report of reports) {
    const known = newest.get(report.device);
    if (!known || report.startedAt > known.startedAt) newest.set(report.device, report);
  }
  const devices = [...newest.values()];
  const counts = new Map<FindingCode, number>();
  for (const code of devices.flatMap(({ codes }) => codes)) counts.set(code, (counts.get(code) ?? 0) + 1);
  return {
    devices: devices.length,
    older: reports.length - devices.length,
    verdicts: verdictCounts(devices),
    codes: [...counts]
      .map(([code, count]) => ({ code, devices: count }))
      .toSorted((a, b) => b.devices - a.devices || (a.code < b.code ? -1 : 1)),
  };
}

/** How many reports have each verdict. */
export function verdictCounts(reports: readonly Pick<IndexedReport, 'verdict'>[]): Readonly<Record<Verdict, number>> {
  const counts = { pass: 0, warning: 0, fail: 0, inconclusive: 0 };
  for (const { verdict } of reports) counts[verdict]++;
  return counts;
}
