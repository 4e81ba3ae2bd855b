import type { CheckId } from '../../content/catalogue';
import { type FindingCode, findings as kinds } from '../../content/findings';
import { type Finding, isWorse, type Verdict } from '../result';
import type { Report, ReportEntry } from './report';

/** All that a test found of one kind: what a reader looks for first. */
export interface FindingGroup {
  readonly check: CheckId;
  /** Null where the test could not tell, or where a person gave a verdict without a code. */
  readonly code: FindingCode | null;
  /** What it counts as: never worse than the verdict of its test, since the profile may allow what was found. */
  readonly verdict: Verdict;
  /** The places; empty where a person named the code. */
  readonly findings: readonly Finding[];
}

/** Everything that a report found, by test and code, the worst first and otherwise in the order of the run. */
export function findingGroups({ entries }: Pick<Report, 'entries'>): readonly FindingGroup[] {
  const groups = entries.flatMap(groupsOf);
  return groups.toSorted((a, b) => Number(isWorse(b.verdict, a.verdict)) - Number(isWorse(a.verdict, b.verdict)));
}

function groupsOf({ check, result, codes, verdict }: ReportEntry): readonly FindingGroup[] {
  const found = result?.findings ?? [];
  const all = [...new Set([...found.map(({ code }) => code), ...codes])];
  const counts = (code: FindingCode): Verdict => {
    const own = kinds[code].verdict;
    return verdict !== null && isWorse(own, verdict) ? verdict : own;
  };
  const coded = all.map((code) => ({
    check,
    code,
    verdict: counts(code),
    findings: found.filter((one) => one.code === code),
  }));
  const isExplained = verdict === null || verdict === 'pass' || coded.some((group) => group.verdict === verdict);
  return isExplained ? coded : [...coded, { check, code: null, verdict, findings: [] }];
}

/** How many groups count as faults, and how many as things to watch. */
export function countGroups(groups: readonly FindingGroup[]): { faults: number; warnings: number } {
  const count = (wanted: Verdict) => groups.filter(({ verdict }) => verdict === wanted).length;
  return { faults: count('fail'), warnings: count('warning') };
}
