import { historyTexts } from '../../../content/history';
import type { ReportQuery } from '../../../machines/report/report-index';
import type { Verdict } from '../../../machines/result';

const DAY_MS = 86_400_000;
/** The filter value that matches everything. */
export const ANY = '';

type Period = (typeof historyTexts.periods)[number]['id'];

/** The filter values that a person set; `ANY` for no choice. */
export interface Filters {
  readonly text: string;
  readonly verdict: Verdict | 'all';
  readonly lot: string;
  readonly technician: string;
  readonly code: string;
  readonly grade: string;
  readonly period: Period;
  /** Days in UTC, as `2026-11-22`; empty if none was typed. They apply only if the period is `dates`. */
  readonly from: string;
  readonly to: string;
}

export const everything: Filters = {
  text: '',
  verdict: 'all',
  lot: ANY,
  technician: ANY,
  code: ANY,
  grade: ANY,
  period: 'all',
  from: '',
  to: '',
};

/** Whether all reports match, so that none has to be checked. */
export const isEverything = (filters: Filters): boolean =>
  filters.verdict === 'all' && Object.values(queryOf(filters, 0)).every((value) => value === '');

/** The query for all filters except the verdict, at a time in ms since the epoch. */
export function queryOf(filters: Filters, now: number): ReportQuery {
  const { text, lot, technician, code, grade, period } = filters;
  return {
    text: text.trim(),
    ...(lot !== ANY && { lot }),
    ...(technician !== ANY && { technician }),
    ...(code !== ANY && { code: code as NonNullable<ReportQuery['code']> }),
    ...(grade !== ANY && { grade }),
    ...(period === 'dates' ? datesOf(filters) : sinceOf(period, now)),
  };
}

function sinceOf(period: Period, now: number): Pick<ReportQuery, 'since'> {
  const days = historyTexts.periods.find(({ id }) => id === period)?.days;
  return days ? { since: now - days * DAY_MS } : {};
}

function datesOf({ from, to }: Filters): Pick<ReportQuery, 'since' | 'until'> {
  const [since, last] = [Date.parse(from), Date.parse(to)];
  return {
    ...(Number.isFinite(since) && { since }),
    ...(Number.isFinite(last) && { until: last + DAY_MS }),
  };
}
