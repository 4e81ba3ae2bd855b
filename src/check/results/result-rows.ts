import type { ReactNode } from 'react';
import { resultTexts } from '../../../content/results';
import type { CheckResult, Finding, Part, PartVerdict } from '../../../machines/result';

/** A part of a result, as its page shows it. */
export interface ResultRow {
  readonly key: string;
  /** A CSS color, shown as a swatch before the name. */
  readonly chip?: string;
  /** What the person looked at, before the name. */
  readonly picture?: ReactNode;
  readonly name: string;
  readonly details: ReactNode;
  readonly status: PartVerdict;
  /** Rule in the evidence table. */
  readonly rule?: string;
  readonly findings?: readonly Finding[];
}

/** The parts of a result in their own words. */
export const rowsOf = (parts: readonly Part[]): readonly ResultRow[] =>
  parts.map(({ id, verdict, findings = [], ...rest }) => ({ ...rest, key: id, status: verdict, findings }));

/** What the person can change comes first. */
const urgency: readonly PartVerdict[] = ['inconclusive', 'not-run', 'fail', 'warning', 'pass'];

/** The rows by what they ask of the person. Rows of one verdict keep their order. */
export const byUrgency = (rows: readonly ResultRow[]): readonly ResultRow[] =>
  rows.toSorted((a, b) => urgency.indexOf(a.status) - urgency.indexOf(b.status));

/** `Two warnings. One thing is not measured yet.`; null if every part that the test needs passed. */
export function tallyWords({ parts, missing }: Pick<CheckResult, 'parts' | 'missing'>): string | null {
  const count = (wanted: PartVerdict) => parts.filter(({ verdict }) => verdict === wanted).length;
  const [faults, warnings, open] = [count('fail'), count('warning'), missing.length];
  const words = [
    faults > 0 && resultTexts.faults(faults),
    warnings > 0 && resultTexts.warnings(warnings),
    open > 0 && resultTexts.open(open),
  ];
  return words.filter(Boolean).join(' ') || null;
}
