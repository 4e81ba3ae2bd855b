import { describe, expect, it } from 'vitest';
import type { CheckId } from '../../../content/catalogue';
import { compareFigures, compareFindings } from '../../../machines/report/compare-findings';
import type { ReportEntry } from '../../../machines/report/report';
import type { CheckResult, Figure, Finding, Place, Verdict } from '../../../machines/result';
import { figure } from '../../kit/evidence/model';

interface Script {
  readonly verdict: Verdict | null;
  readonly findings?: readonly Finding[];
  readonly missing?: readonly string[];
  readonly codes?: ReportEntry['codes'];
  readonly measurements?: readonly Figure[];
}

const reportOf = (tests: Readonly<Partial<Record<CheckId, Script>>>) => ({
  entries: Object.entries(tests).map(
    ([check, { verdict, findings = [], missing = [], codes = [], measurements = [] }]) => {
      const result = { findings, missing, measurements, details: '' } as unknown as CheckResult;
      return { check, kind: 'judged', verdict, codes, result } as unknown as ReportEntry;
    },
  ),
});

const pixel = (x: number, y: number): Place => ({ box: { x, y, width: 1, height: 1 } });
const dead = (x: number, y: number, on = 'White'): Finding => ({ code: 'SCR-DEAD', where: { on, ...pixel(x, y) } });
const bounce = (key: string): Finding => ({ code: 'KEY-BOUNCE', where: { key } });

/** Each row as its code, its difference, and the number of findings of each report in it. */
const rowsOf = (before: ReturnType<typeof reportOf>, after: ReturnType<typeof reportOf>) =>
  compareFindings(before, after).map(({ code, difference, before: was, after: is }) => [
    code,
    difference,
    was?.findings.length ?? null,
    is?.findings.length ?? null,
  ]);

describe('the findings of two reports', () => {
  it('tell by its place which pixel is gone, which stays and which is new', () => {
    const before = reportOf({ screen: { verdict: 'fail', findings: [dead(10, 10), dead(500, 20)] } });
    const after = reportOf({ screen: { verdict: 'fail', findings: [dead(13, 8, 'Red'), dead(900, 700)] } });
    expect(rowsOf(before, after)).toEqual([
      ['SCR-DEAD', 'new', null, 1],
      ['SCR-DEAD', 'fixed', 1, null],
      ['SCR-DEAD', 'same', 1, 1],
    ]);
  });

  it('never take one pixel for two', () => {
    const before = reportOf({ screen: { verdict: 'fail', findings: [dead(10, 10), dead(11, 10)] } });
    const after = reportOf({ screen: { verdict: 'fail', findings: [dead(10, 10)] } });
    expect(rowsOf(before, after)).toEqual([
      ['SCR-DEAD', 'fixed', 1, null],
      ['SCR-DEAD', 'same', 1, 1],
    ]);
  });

  it.each<[string, Place, Place, string[]]>([
    ['another key', { key: 'KeyF' }, { key: 'KeyJ' }, ['new', 'fixed']],
    ['the same key', { key: 'KeyF' }, { key: 'KeyF' }, ['same']],
    ['another channel', { channel: 'left' }, { channel: 'right' }, ['new', 'fixed']],
    ['a pixel six further', pixel(0, 0), pixel(6, 0), ['new', 'fixed']],
    ['a box and a key', pixel(0, 0), { key: 'KeyF' }, ['new', 'fixed']],
  ])('hold %s apart or together', (_, first, second, wanted) => {
    const of = (where: Place) => reportOf({ keyboard: { verdict: 'fail', findings: [{ code: 'KEY-BOUNCE', where }] } });
    expect(compareFindings(of(first), of(second)).map(({ difference }) => difference)).toEqual(wanted);
  });

  it('call nothing fixed where the second test saw too little, was skipped, or could not tell', () => {
    const before = reportOf({ keyboard: { verdict: 'fail', findings: [bounce('KeyF')] } });
    for (const after of [
      reportOf({ keyboard: { verdict: null } }),
      reportOf({ keyboard: { verdict: 'inconclusive' } }),
      reportOf({ keyboard: { verdict: 'fail', findings: [bounce('KeyJ')], missing: ['Press 20 more keys.'] } }),
      reportOf({}),
    ]) {
      const rows = compareFindings(before, after).filter(({ before: was }) => was?.code === 'KEY-BOUNCE');
      expect(rows.map(({ difference }) => difference)).toEqual(['unknown']);
    }
    expect(rowsOf(before, reportOf({ keyboard: { verdict: 'pass' } }))).toEqual([['KEY-BOUNCE', 'fixed', 1, null]]);
  });

  it('take a code without a place for the same, since it may be', () => {
    const placed = reportOf({ screen: { verdict: 'fail', findings: [dead(1, 1), dead(90, 1)] } });
    const named = reportOf({ screen: { verdict: 'fail', codes: ['SCR-DEAD'] } });
    expect(rowsOf(placed, named)).toEqual([['SCR-DEAD', 'same', 2, 0]]);
    expect(rowsOf(named, placed)).toEqual([['SCR-DEAD', 'same', 0, 2]]);
    expect(rowsOf(named, named)).toEqual([['SCR-DEAD', 'same', 0, 0]]);
  });

  it('count one dead pixel once, also where the first test could not tell or a person made the verdict worse (B8)', () => {
    const after = reportOf({ screen: { verdict: 'fail', findings: [dead(10, 10)] } });
    expect(rowsOf(reportOf({ screen: { verdict: 'inconclusive' } }), after)).toEqual([['SCR-DEAD', 'new', null, 1]]);
    const sub = reportOf({ screen: { verdict: 'fail', findings: [{ code: 'SCR-SUB' }] } });
    expect(rowsOf(reportOf({ screen: { verdict: 'pass' } }), sub)).toEqual([['SCR-SUB', 'new', null, 1]]);
  });

  it('say first that a test which passed cannot tell now (B8)', () => {
    const before = reportOf({ webcam: { verdict: 'pass' }, screen: { verdict: 'fail', findings: [dead(1, 1)] } });
    const after = reportOf({ screen: { verdict: 'pass' }, webcam: { verdict: 'inconclusive' } });
    expect(rowsOf(before, after)).toEqual([
      [null, 'worse', null, 0],
      ['SCR-DEAD', 'fixed', 1, null],
    ]);
  });

  it('say what can be told now, and put faults before warnings', () => {
    const rated = (verdict: Verdict) =>
      reportOf({
        'refresh-rate': { verdict },
        brightness: { verdict: 'warning', findings: [{ code: 'BRI-BLACK' }] },
        keyboard: { verdict: 'fail', findings: [bounce('KeyF')] },
      });
    expect(rowsOf(rated('inconclusive'), rated('pass'))).toEqual([
      ['KEY-BOUNCE', 'same', 1, 1],
      ['BRI-BLACK', 'same', 1, 1],
      [null, 'known', 0, null],
    ]);
    expect(rowsOf(reportOf({}), reportOf({}))).toEqual([]);
  });
});

it('the figures of two reports are those that both have in the same unit, with what changed, and no settings', () => {
  const measured = (...measurements: readonly Figure[]) => ({ verdict: 'pass', measurements }) as const;
  const before = reportOf({
    microphone: measured(figure('Peak', -11.6, 'dBFS'), figure('Rate', 48, 'kHz'), figure('Gone', 1)),
    screen: measured(figure('Surface', '1920 × 1200', 'px'), figure('Speed', 1, '', 'setting')),
    sound: measured(figure('Alone', 1)),
  });
  const after = reportOf({
    screen: measured(figure('Surface', '1920 × 1080', 'px'), figure('Speed', 2, '', 'setting')),
    microphone: measured(figure('Peak', -10, 'dBFS'), figure('Rate', 48_000, 'Hz'), figure('Fresh', 1)),
  });
  expect(compareFigures(before, after).map(({ check, name, change, isSame }) => [check, name, change, isSame])).toEqual(
    [
      ['screen', 'Surface', null, false],
      ['microphone', 'Peak', expect.closeTo(1.6), false],
    ],
  );
});
