import { historyTexts } from '../../../content/history';
import type { ReportQuery } from '../../../machines/report/report-index';
import type { Verdict } from '../../../machines/result';

const DAY_MS = 86_400_000;
/** The choice of a filter that lets everything through. */
export const ANY = '';

type Period = (typeof historyTexts.periods)[number]['id'];

/** What a person set in the filters; `ANY` where nothing was chosen. */
export interface Filters {
  readonly text: string;
  readonly verdict: Verdict | 'all';
  readonly lot: string;
  readonly technician: string;
  readonly code: string;
  readonly grade: string;
  readonly period: Period;
  /** Days in UTC, as `2026-11-22`; empty where none was typed. They count while the period is `dates`. */
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

/** Whether every report is let through, so that nothing has to be looked at. */
export const isEverything = (filters: Filters): boolean =>
  filters.verdict === 'all' && Object.values(queryOf(filters, 0)).every((value) => value === '');

/** The query of some filters, all but the verdict, at a time in ms since the epoch. */
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
