import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type IndexedReport,
  indexedOf,
  lotSummaryOf,
  matcherOf,
  type ReportQuery,
  valuesOf,
} from '../../../machines/report/report-index';
import { outcomesOf, packOutcomes, type ReportSummary } from '../../../machines/report/report-summary';
import type { Verdict } from '../../../machines/result';

const summary: ReportSummary = {
  id: 'AS-7QX4-M2DN',
  hash: '',
  startedAt: 1000,
  verdict: 'fail',
  passed: 1,
  judged: 2,
  maker: 'Lenovo',
  model: 'ThinkPad T14',
  item: 'Laptop',
  serial: 'PF-3K0O1L',
  assetTag: 'AT-1',
  lot: 'LOT-7',
  technician: 'M. Okafor',
  grades: ['C5', 'F3'],
  codes: ['SCR-DEAD'],
  outcomes: '',
  job: 'RMA-4711',
};
const report = (some: Partial<ReportSummary>): IndexedReport => indexedOf({ ...summary, ...some });

describe('what is looked for', () => {
  it.each<[ReportQuery, boolean]>([
    [{}, true],
    [{ text: '  ' }, true],
    [{ text: 'thinkpad PF-3k0' }, true],
    [{ text: 'scr-dead lot-7 7qx4 rma-4711' }, true],
    [{ text: 'thinkpad latitude' }, false],
    // A person's name is a separate filter.
    [{ text: 'okafor' }, false],
    [{ technician: 'M. Okafor' }, true],
    [{ technician: 'M.' }, false],
    [{ verdict: 'fail' }, true],
    [{ verdict: 'pass' }, false],
    [{ code: 'SCR-DEAD' }, true],
    [{ code: 'KEY-BOUNCE' }, false],
    [{ grade: 'F3' }, true],
    [{ grade: 'F' }, false],
    [{ lot: 'LOT-7' }, true],
    [{ lot: 'LOT' }, false],
    [{ since: 1000, until: 1001 }, true],
    [{ since: 1001 }, false],
    [{ until: 1000 }, false],
    [{ verdict: 'fail', code: 'KEY-BOUNCE' }, false],
  ])('%j: %s', (query, wanted) => expect(matcherOf(query)(report({}))).toBe(wanted));

  it('offers each value once, in order', () => {
    const reports = [report({}), report({ lot: '' }), report({ lot: 'LOT-10', grades: ['A'], codes: [] })];
    expect(valuesOf(reports)).toEqual({
      lots: ['LOT-10', 'LOT-7'],
      technicians: ['M. Okafor'],
      grades: ['A', 'C5', 'F3'],
      codes: ['SCR-DEAD'],
    });
  });
});

it('the summary of a lot counts each device once, as its newest report says', () => {
  const devices = [
    report({ serial: 'A', startedAt: 1, codes: ['SCR-DEAD', 'KEY-BOUNCE'] }),
    report({ serial: 'A', startedAt: 3, verdict: 'pass', codes: [] }),
    report({ serial: 'A', startedAt: 2, codes: ['MIC-CHANNEL'] }),
    report({ serial: '', assetTag: 'B', codes: ['KEY-BOUNCE', 'BRI-BLACK'] }),
    report({ serial: '', assetTag: '', id: 'C', verdict: 'warning', codes: ['BRI-BLACK'] }),
    report({ serial: '', assetTag: '', id: 'D', verdict: 'warning', codes: ['BRI-BLACK'] }),
  ];
  expect(lotSummaryOf(devices)).toEqual({
    devices: 4,
    older: 2,
    verdicts: { pass: 1, fail: 1, warning: 2, inconclusive: 0 },
    codes: [
      { code: 'BRI-BLACK', devices: 3 },
      { code: 'KEY-BOUNCE', devices: 1 },
    ],
  });
  expect(lotSummaryOf([])).toMatchObject({ devices: 0, older: 0, codes: [] });
});

it('the outcomes of a summary come back from their text', () => {
  const outcome = fc.record({
    check: fc.constantFrom('screen' as const, 'touch' as const, 'pixel-repair' as const),
    kind: fc.constantFrom('judged' as const, 'skipped' as const, 'not-due' as const),
    verdict: fc.constantFrom<Verdict | null>('pass', 'fail', null),
  });
  fc.assert(
    fc.property(fc.array(outcome), (outcomes) => {
      expect(outcomesOf({ outcomes: packOutcomes(outcomes) })).toEqual(outcomes);
    }),
  );
  expect(outcomesOf({ outcomes: '' })).toEqual([]);
});
