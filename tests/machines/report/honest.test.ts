import { beforeAll, describe, expect, it } from 'vitest';
import { headline } from '../../../content/report-page';
import { newInspection, openTest, withJudgment } from '../../../machines/inspection/inspection';
import { reportField } from '../../../machines/report/fields';
import type { Sealed } from '../../../machines/report/report';
import { labelOf } from '../../../machines/report/report-codes';
import { durationOf, impossibleTimes } from '../../../machines/report/times';
import { verifyReport } from '../../../machines/report/verify';
import { tookText } from '../../../src/report/figures';
import { entryText, headlineOf } from '../../../src/report/report-words';
import { openQuestions } from '../../../src/report/verify/outcome-words';
import { deviceOf, sealed } from './devices';
import { reader, replayWith } from './reader';

const START = Date.UTC(2026, 10, 22, 10);
const MINUTE_MS = 60_000;
const now = START + 1440 * MINUTE_MS;

describe('the times of a report (B10)', () => {
  const timed = (finished: number, sealedAfter: number, tookMs = 0) => ({
    startedAt: START,
    finishedAt: START + finished * MINUTE_MS,
    sealedAt: START + sealedAfter * MINUTE_MS,
    entries: [{ tookMs }] as unknown as Sealed['report']['entries'],
  });

  it.each([
    ['an honest run', timed(12, 14), []],
    ['a clock that was corrected by half a minute', timed(-0.5, -0.6), []],
    ['a clock set back two hours during the run', timed(-108, -106), ['ended-before-start']],
    ['a clock set back two hours before sealing', timed(12, -106), ['sealed-before-end']],
    ['a clock three hours ahead of the reader’s', timed(1620, 1620), []],
    ['a date two days ahead', timed(4320, 4320), ['dated-in-future']],
    ['more time in tests than the run took', timed(12, 14, 20 * MINUTE_MS), ['tests-longer-than-run']],
  ] as const)('of %s', (_, report, wanted) => expect(impossibleTimes(report, now)).toEqual(wanted));

  it('give no duration where the clock was set back', () => {
    expect(durationOf(timed(-108, -106))).toBeNull();
    expect(tookText(timed(-108, -106))).toBeNull();
    expect(tookText(timed(12, 14))).toBe('12:00');
  });
});

describe('the headline of a report (B18)', () => {
  const counts = { faults: 0, warnings: 0, judged: 6, unclear: 0, missing: 0 };
  it.each([
    [counts, 'No fault found.'],
    [{ ...counts, unclear: 6 }, 'None of six tests can tell.'],
    [{ ...counts, judged: 1, unclear: 1 }, 'The test cannot tell.'],
    [{ ...counts, unclear: 1, missing: 2 }, 'No fault found, but one test cannot tell and two tests did not run.'],
    [{ ...counts, faults: 2, warnings: 1, unclear: 1 }, 'Two faults, one thing to watch.'],
    [{ ...counts, judged: 0 }, 'No test gave a verdict.'],
  ])('of %j is “%s”', (given, wanted) => expect(headline(given)).toBe(wanted));
});

describe('a test that a person passed without running it (B11)', () => {
  const { inspection } = deviceOf(2);
  const profile = { ...inspection.profile, tests: [{ check: 'webcam', isRequired: true }] as const };
  const judged = (verdict: 'pass' | 'fail') =>
    sealed({
      inspection: {
        ...withJudgment(openTest(newInspection('unrun', profile), 0), { verdict, codes: [] }),
        stage: 'finished',
        startedAt: START,
        finishedAt: START + MINUTE_MS,
      },
      journals: [],
    });
  let passed: Sealed;
  beforeAll(async () => {
    passed = await judged('pass');
  });

  it('is shown with what the person said, and leaves the report incomplete', () => {
    const [entry] = passed.report.entries;
    expect(entry && entryText(entry)).toBe('A person said Pass, but the test did not run.');
    expect(reportField(passed, 'complete')).toBe('no');
    expect(reportField(passed, 'missing')).toBe('Webcam');
    expect(reportField(passed, 'result')).toContain('Not tested: Webcam.');
    expect(labelOf(passed, null).isComplete).toBe(false);
    expect(headlineOf(passed.report)).toBe('The test cannot tell.');
    expect(openQuestions(passed, 'file')).toContainEqual({
      title: 'Judged without a test',
      text: 'Webcam: a person gave a verdict, but the test did not run.',
    });
  });

  it('changes nothing in what is sealed, so that reports of today stay valid', async () => {
    const { content, replay } = await verifyReport(passed, {
      ...reader,
      replay: replayWith({ loadMachine: () => Promise.reject() }),
    });
    expect(content.isWhole).toBe(true);
    expect(replay).toEqual({ kind: 'none-kept' });
    expect(passed.report.overall.missing).toEqual([]);
  });

  it('is complete where the person saw a fault', async () => {
    const failed = await judged('fail');
    expect(reportField(failed, 'complete')).toBe('yes');
    expect(failed.report.entries.map(entryText)).toEqual(['A person said Fail, but the test did not run.']);
  });
});
