import { describe, expect, it } from 'vitest';
import type { CheckId } from '../../../content/catalogue';
import type { FindingCode } from '../../../content/findings';
import { noFacts } from '../../../machines/inspection/device-facts';
import { compareEntries, differenceOf, sameDevice } from '../../../machines/report/compare';
import { countGroups, findingGroups } from '../../../machines/report/finding-groups';
import type { ReportEntry } from '../../../machines/report/report';
import type { CheckResult, Verdict } from '../../../machines/result';

function entry(
  check: CheckId,
  verdict: Verdict | null,
  found: readonly FindingCode[] = [],
  said: readonly FindingCode[] = [],
) {
  const result = { findings: found.map((code) => ({ code })) } as unknown as CheckResult;
  return { check, verdict, codes: said, result, kind: 'judged' } as unknown as ReportEntry;
}

describe('what changed from one report to the other', () => {
  it.each([
    ['fail', 'pass', 'fixed'],
    ['warning', 'pass', 'fixed'],
    ['fail', 'warning', 'same'],
    ['pass', 'fail', 'new'],
    ['inconclusive', 'fail', 'new'],
    [null, 'fail', 'new'],
    ['inconclusive', 'pass', 'known'],
    ['fail', null, 'unknown'],
    ['fail', 'inconclusive', 'unknown'],
    ['pass', 'inconclusive', 'worse'],
    ['warning', 'fail', 'worse'],
    ['pass', null, 'unknown'],
    ['pass', 'pass', 'none'],
    [null, null, 'none'],
  ] as const)('%s, then %s: %s (B8)', (before, after, difference) =>
    expect(differenceOf(before, after)).toBe(difference),
  );

  it('names what is new before what was fixed, and tests of one report alone too', () => {
    const before = [entry('screen', 'fail'), entry('keyboard', 'pass')];
    const after = [entry('screen', 'pass'), entry('keyboard', 'fail'), entry('touch', 'pass')];
    expect(compareEntries(before, after).map(({ check, difference }) => [check, difference])).toEqual([
      ['keyboard', 'new'],
      ['screen', 'fixed'],
      ['touch', 'known'],
    ]);
  });
});

it.each([
  ['PF-3K0O1L', 'pf-3k0o1l ', 'same'],
  ['PF-3K0O1L', 'PF-9A2B3C', 'other'],
  ['PF-3K0O1L', '', 'unknown'],
  ['', '', 'unknown'],
] as const)('the devices of two reports with the serial numbers “%s” and “%s”: %s (B8)', (before, after, wanted) =>
  expect(sameDevice({ ...noFacts, serial: before }, { ...noFacts, serial: after })).toBe(wanted),
);

describe('the groups of findings', () => {
  it('have each code of a test once, faults first, with what a person named', () => {
    const groups = findingGroups({
      entries: [
        entry('brightness', 'warning', ['BRI-BLACK']),
        entry('screen', 'fail', ['SCR-DEAD', 'SCR-DEAD'], ['SCR-STUCK', 'SCR-DEAD']),
      ],
    });
    expect(groups.map(({ code, findings }) => [code, findings.length])).toEqual([
      ['SCR-DEAD', 2],
      ['SCR-STUCK', 0],
      ['BRI-BLACK', 1],
    ]);
    expect(countGroups(groups)).toEqual({ faults: 2, warnings: 1 });
  });

  it('count no worse than the verdict of their test, since a profile may allow them', () => {
    expect(findingGroups({ entries: [entry('screen', 'pass', ['SCR-DEAD'])] })).toMatchObject([
      { code: 'SCR-DEAD', verdict: 'pass' },
    ]);
  });

  it('name a verdict that no code explains', () => {
    const entries = [
      entry('mouse', 'fail'),
      entry('sound', 'inconclusive'),
      entry('brightness', 'fail', ['BRI-BLACK']),
    ];
    expect(findingGroups({ entries })).toMatchObject([
      { check: 'mouse', code: null, verdict: 'fail' },
      { check: 'brightness', code: null, verdict: 'fail' },
      { check: 'brightness', code: 'BRI-BLACK', verdict: 'warning' },
      { check: 'sound', code: null, verdict: 'inconclusive' },
    ]);
  });
});
