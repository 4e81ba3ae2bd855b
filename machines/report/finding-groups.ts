import type { CheckId } from '../../content/catalogue';
import { type FindingCode, findings as kinds } from '../../content/findings';
import { type Finding, isWorse, type Verdict } from '../result';
import type { ReportEntry } from './report';

/** All findings of one kind in one test. */
export interface FindingGroup {
  readonly check: CheckId;
  /** Null if the test was inconclusive, or if a person gave a verdict without a code. */
  readonly code: FindingCode | null;
  /**
   * The verdict it counts as. Never worse than the verdict of its test, because the profile may allow what was found.
   */
  readonly verdict: Verdict;
  /** The findings with their places. Empty if a person named the code. */
  readonly findings: readonly Finding[];
}

/** What a test found. */
export type Found = Pick<ReportEntry, 'check' | 'result' | 'codes' | 'verdict'>;

/** All findings of a report by test and code, worst first, otherwise in the order of the run. */
export function findingGroups({ entries }: { readonly entries: readonly Found[] }): readonly FindingGroup[] {
  const groups = entries.flatMap(groupsOf);
  return groups.toSorted((a, b) => Number(isWorse(b.verdict, a.verdict)) - Number(isWorse(a.verdict, b.verdict)));
}

function groupsOf({ check, result, codes, verdict }: Found): readonly FindingGroup[] {
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

/** How many groups count as faults, and how many as warnings. */
export function countGroups(groups: readonly FindingGroup[]): { faults: number; warnings: number } {
  const count = (wanted: Verdict) => groups.filter(({ verdict }) => verdict === wanted).length;
  return { faults: count('fail'), warnings: count('warning') };
}
