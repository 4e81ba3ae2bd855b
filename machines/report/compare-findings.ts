import type { CheckId } from '../../content/catalogue';
import type { FindingCode } from '../../content/findings';
import { type Figure, type Finding, isWorse, type Place, type Verdict } from '../result';
import { type Difference, differenceOf, differences } from './compare';
import { type FindingGroup, findingGroups } from './finding-groups';
import type { Report, ReportEntry } from './report';

/** One kind of finding in two reports. A kind whose places differ has one row for each difference. */
export interface ComparedFinding {
  readonly check: CheckId;
  /** Null if a test was inconclusive, or if a person gave a verdict without a code. */
  readonly code: FindingCode | null;
  readonly difference: Difference;
  /** The finding in that report, with only the places of this row. Null if that report does not have it. */
  readonly before: FindingGroup | null;
  readonly after: FindingGroup | null;
}

/** How far the same pixel may be off in a second run: a person or a camera locates it. In px of its surface. */
const MAX_OFFSET_PX = 5;

/** Every finding of two reports by test and code. Changed ones come first, then the worst. */
export function compareFindings(
  before: Pick<Report, 'entries'>,
  after: Pick<Report, 'entries'>,
): readonly ComparedFinding[] {
  const [was, is] = [findingGroups(before), findingGroups(after)];
  const nameOf = ({ check, code }: FindingGroup) => `${check} ${code ?? ''}`;
  const names = [...new Set([...was, ...is].map(nameOf))];
  const rows = names.flatMap((name) => {
    const [first, second] = [was.find((one) => nameOf(one) === name), is.find((one) => nameOf(one) === name)];
    const { check, code } = (first ?? second) as FindingGroup;
    const entry = (report: Pick<Report, 'entries'>) => report.entries.find((one) => one.check === check) ?? null;
    return compared(first ?? null, second ?? null, entry(before), entry(after)).map((row) => ({ check, code, ...row }));
  });
  const worst = ({ before: a, after: b }: ComparedFinding): Verdict =>
    a && b ? worse(a, b) : ((a ?? b)?.verdict ?? 'pass');
  // A verdict without a code is not another finding where a finding of the same test changed in the same way.
  const isExplained = ({ check, code, difference }: ComparedFinding) =>
    code === null && rows.some((one) => one.code !== null && one.check === check && one.difference === difference);
  return rows
    .filter((row) => !isExplained(row))
    .toSorted(
      (a, b) =>
        differences.indexOf(a.difference) - differences.indexOf(b.difference) ||
        Number(isWorse(worst(b), worst(a))) - Number(isWorse(worst(a), worst(b))),
    );
}

const worse = (a: FindingGroup, b: FindingGroup) => (isWorse(b.verdict, a.verdict) ? b.verdict : a.verdict);

type Row = Pick<ComparedFinding, 'difference' | 'before' | 'after'>;

function compared(
  before: FindingGroup | null,
  after: FindingGroup | null,
  was: ReportEntry | null,
  is: ReportEntry | null,
): readonly Row[] {
  if ((before ?? after)?.code === null)
    return [{ difference: differenceOf(was?.verdict ?? null, is?.verdict ?? null), before, after }];
  // If a test had too little evidence, a fault that it did not find may still be there.
  const gone: Difference = is && isTold(is) ? 'fixed' : 'unknown';
  if (before === null) return [{ difference: 'new', before, after }];
  if (after === null) return [{ difference: gone, before, after }];
  // If one run has no places, all of them may be the same.
  if (!hasPlaces(before) || !hasPlaces(after)) return [{ difference: 'same', before, after }];
  const { same, left, fresh } = matched(before.findings, after.findings);
  const rows: readonly Row[] = [
    { difference: 'new', before: null, after: { ...after, findings: fresh } },
    { difference: gone, before: { ...before, findings: left }, after: null },
    {
      difference: 'same',
      before: { ...before, findings: same.map(([one]) => one) },
      after: { ...after, findings: same.map(([, one]) => one) },
    },
  ];
  return rows.filter((row) => (row.before?.findings.length ?? 0) + (row.after?.findings.length ?? 0) > 0);
}

const hasPlaces = ({ findings }: FindingGroup) => findings.length > 0 && findings.every(({ where }) => where);

const isTold = ({ verdict, result }: ReportEntry): boolean =>
  verdict === 'pass' || (verdict !== null && verdict !== 'inconclusive' && (result?.missing.length ?? 0) === 0);

interface Matched {
  readonly same: readonly (readonly [Finding, Finding])[];
  readonly left: readonly Finding[];
  readonly fresh: readonly Finding[];
}

/** Matches the findings of two runs by place. */
function matched(before: readonly Finding[], after: readonly Finding[]): Matched {
  const fresh = [...after];
  const same: [Finding, Finding][] = [];
  const left: Finding[] = [];
  for (const one of before) {
    const at = fresh.findIndex((other) => isSamePlace(one.where, other.where));
    const [found] = at < 0 ? [] : fresh.splice(at, 1);
    if (found) same.push([one, found]);
    else left.push(one);
  }
  return { same, left, fresh };
}

function isSamePlace(a: Place = {}, b: Place = {}): boolean {
  // A pixel may be marked on a different color the next time.
  if (a.box && b.box)
    return Math.abs(a.box.x - b.box.x) <= MAX_OFFSET_PX && Math.abs(a.box.y - b.box.y) <= MAX_OFFSET_PX;
  const isSame = (name: 'key' | 'button' | 'channel' | 'frequency' | 'on') => a[name] === b[name];
  return (
    !a.box && !b.box && isSame('key') && isSame('button') && isSame('channel') && isSame('frequency') && isSame('on')
  );
}

/** A figure of one test in two reports. */
export interface ComparedFigure {
  readonly check: CheckId;
  readonly name: string;
  readonly unit: string;
  readonly before: Figure;
  readonly after: Figure;
  /** The second minus the first, in `unit`. Null if one is not a number. */
  readonly change: number | null;
  readonly isSame: boolean;
}

/** The figures that both reports have, by test, in the order of the second. Settings of the run are left out. */
export function compareFigures(
  before: Pick<Report, 'entries'>,
  after: Pick<Report, 'entries'>,
): readonly ComparedFigure[] {
  return after.entries.flatMap(({ check, result }) => {
    const was = before.entries.find((one) => one.check === check)?.result?.measurements ?? [];
    return (result?.measurements ?? []).flatMap((is): readonly ComparedFigure[] => {
      const { name, unit, source, value } = is;
      const first = was.find((one) => one.name === name && one.unit === unit);
      if (!first || source === 'setting') return [];
      const change = typeof first.value === 'number' && typeof value === 'number' ? value - first.value : null;
      return [{ check, name, unit, before: first, after: is, change, isSame: first.value === value }];
    });
  });
}
