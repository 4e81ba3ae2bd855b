import { describe, expect, it } from 'vitest';
import { builtInProfiles, type Profile } from '../../content/profiles';
import { newInspection } from '../../machines/inspection/inspection';
import type { InspectionEvent } from '../../machines/inspection/inspection.events';
import { differ, findingCodesOf, outcomeOf, overallOf } from '../../machines/inspection/outcome';
import { testMachine } from '../kit/pure';
import { bench, inspectionModel } from './inspection.model';
import { next, result, run, start } from './inspection.run';

testMachine('inspection', inspectionModel, {
  states: {
    'unfinished.setUp': ({ context }) => {
      expect(context.inspection.stage).toBe('setUp');
      expect(context.inspection.entries.every(({ runs }) => runs === 0)).toBe(true);
    },
    'unfinished.testing': ({ context: { inspection } }) => {
      expect(inspection).toMatchObject({ stage: 'testing', startedAt: 1000 });
      expect(inspection.entries[inspection.index]?.runs).toBeGreaterThan(0);
      // Pixel repair is not open before a stuck pixel was found.
      expect(inspection.index).not.toBe(1);
    },
    'unfinished.testing.running': ({ context: { inspection } }) =>
      expect(inspection.entries[inspection.index]?.revision).toBe(-1),
    'unfinished.testing.judging': ({ context: { inspection } }) => {
      const entry = inspection.entries[inspection.index];
      expect(entry && outcomeOf(inspection, entry).verdict).not.toBeNull();
    },
    'unfinished.paused': ({ context }) =>
      expect(context).toMatchObject({ turn: 'nobody', inspection: { finishedAt: null } }),
    'unfinished.reviewing': ({ context }) => expect(context.inspection.stage).toBe('reviewing'),
    finished: ({ context }) => expect(context.inspection).toMatchObject({ stage: 'finished', finishedAt: 1000 }),
    abandoned: ({ context }) => expect(context.inspection).toMatchObject({ stage: 'abandoned', finishedAt: null }),
  },
});

describe('a run', () => {
  it('takes the tests of the profile one after the other, and holds what each found', () => {
    const { send, check, now, state } = run();
    send(start);
    expect(check()).toBe('screen');
    send(result('screen', ['SCR-DEAD']), next);
    expect(check()).toBe('keyboard');
    send(result('keyboard'), next);
    expect(state()).toBe('{"unfinished":"reviewing"}');
    send({ type: 'FINISH', at: 9000 });
    expect(now()).toMatchObject({ stage: 'finished', finishedAt: 9000 });
    expect(overallOf(now())).toEqual({ verdict: 'fail', missing: [], passed: 1, judged: 2 });
  });

  it('opens pixel repair only after a stuck pixel was found', () => {
    const { send, check } = run();
    send(start, result('screen', ['SCR-STUCK']), next);
    expect(check()).toBe('pixel-repair');
  });

  it('opens it as well when a person found the stuck pixel', () => {
    const { send, check, outcome } = run();
    send(start, { type: 'JUDGE', verdict: 'fail', codes: ['SCR-STUCK'], at: 0 }, next);
    expect(check()).toBe('pixel-repair');
    expect(outcome('screen')).toEqual({ kind: 'judged', machine: null, person: 'fail', verdict: 'fail' });
  });

  it('passes over what is not fitted or not supported, both ways, and runs it all the same when asked', () => {
    const { send, check, outcome, state } = run(newInspection('one', { ...bench, tests: bench.tests.toReversed() }));
    send({ type: 'ABSENCE', check: 'keyboard', absence: 'not-fitted', at: 0 }, start);
    expect(check()).toBe('screen');
    send({ type: 'BACK', at: 0 });
    expect(check()).toBe('screen');
    expect(outcome('keyboard')?.kind).toBe('not-fitted');
    send({ type: 'GO', index: 0, at: 0 }, result('keyboard'));
    expect(outcome('keyboard')).toMatchObject({ kind: 'judged', verdict: 'pass' });
    send(next, { type: 'ABSENCE', check: 'keyboard', absence: null, at: 0 }, next);
    expect(state()).toBe('{"unfinished":"reviewing"}');
  });

  it('ignores an older judgment of the same run of a test, and takes a newer one', () => {
    const { send, outcome } = run();
    send(start, result('screen', ['SCR-DEAD'], 2), result('screen', [], 1));
    expect(outcome('screen')?.verdict).toBe('fail');
    send(result('screen', ['SCR-BRIGHT'], 3));
    expect(outcome('screen')?.verdict).toBe('warning');
    for (const revision of [-1, Number.NaN, 3.5]) send(result('screen', [], revision));
    expect(outcome('screen')?.verdict).toBe('warning');
  });

  it('ignores a result of a test that was not opened or is not in the run', () => {
    const { send, now } = run();
    send(result('screen'), start, result('keyboard'), result('sound'));
    expect(now().entries.map((entry) => entry.result)).toEqual([null, null, null]);
  });

  it('takes a late result of a test that was left', () => {
    const { send, outcome, check } = run();
    send(start, next, result('screen', ['SCR-DEAD']));
    expect(check()).toBe('keyboard');
    expect(outcome('screen')?.verdict).toBe('fail');
  });

  it('keeps the earlier result of a repeated test until there is another one', () => {
    const { send, outcome, now } = run();
    send(start, result('screen', ['SCR-DEAD'], 5), { type: 'JUDGE', verdict: 'fail', codes: [], at: 0 });
    send({ type: 'REPEAT', at: 0 });
    expect(outcome('screen')?.verdict).toBe('fail');
    send(result('screen', [], 0));
    expect(outcome('screen')).toMatchObject({ machine: 'pass', person: null, verdict: 'pass' });
    expect(now().entries[0]?.runs).toBe(2);
  });

  it('keeps both verdicts where a person disagrees, and counts the worse', () => {
    const { send, outcome } = run();
    send(start, result('screen', ['SCR-BRIGHT']), { type: 'JUDGE', verdict: 'pass', codes: [], at: 0 });
    expect(outcome('screen')).toMatchObject({ machine: 'warning', person: 'pass', verdict: 'warning' });
    send({ type: 'JUDGE', verdict: 'fail', codes: ['SCR-UNEVEN'], at: 0 });
    const seen = outcome('screen');
    expect(seen).toMatchObject({ machine: 'warning', person: 'fail', verdict: 'fail' });
    expect(seen && differ(seen)).toBe(true);
    send(result('screen', ['SCR-DEAD'], 1));
    expect(outcome('screen')).toMatchObject({ machine: 'fail', person: 'fail' });
  });

  it('keeps what a person judged before the result of the same run came', () => {
    const { send, outcome, now } = run();
    send(start, { type: 'JUDGE', verdict: 'fail', codes: ['SCR-DEAD', 'SCR-UNEVEN'], at: 0 }, result('screen'));
    expect(outcome('screen')).toMatchObject({ machine: 'pass', person: 'fail', verdict: 'fail' });
    expect(findingCodesOf(now())).toEqual(['SCR-DEAD', 'SCR-UNEVEN']);
  });

  it('keeps it as well when the test was left and opened again, but not when it was repeated', () => {
    const { send, outcome } = run();
    send(start, { type: 'JUDGE', verdict: 'fail', codes: ['SCR-DEAD'], at: 0 }, { type: 'PAUSE', at: 0 });
    send({ type: 'RESUME', at: 0 }, next, { type: 'BACK', at: 0 }, result('screen'));
    expect(outcome('screen')).toMatchObject({ machine: 'pass', person: 'fail' });
    send({ type: 'REPEAT', at: 0 });
    expect(outcome('screen')).toMatchObject({ machine: 'pass', person: 'fail' });
    send(result('screen'));
    expect(outcome('screen')).toMatchObject({ machine: 'pass', person: null });
  });

  it('never passes a test on a person’s word alone', () => {
    const { send, outcome } = run();
    send(start, { type: 'JUDGE', verdict: 'pass', codes: [], at: 0 });
    expect(outcome('screen')).toEqual({ kind: 'judged', machine: null, person: 'pass', verdict: 'inconclusive' });
  });

  it('skips with a reason, which needs words where the reason is another one', () => {
    const { send, check, outcome, now } = run();
    send(start, { type: 'SKIP', reason: 'SKIP-OTHER', words: '', at: 0 });
    expect(check()).toBe('screen');
    send({ type: 'SKIP', reason: 'SKIP-OTHER', words: 'The lid is glued.', at: 0 });
    expect(check()).toBe('keyboard');
    expect(outcome('screen')).toMatchObject({ kind: 'skipped', verdict: null });
    expect(now().entries[0]?.skip).toEqual({ reason: 'SKIP-OTHER', words: 'The lid is glued.' });
    expect(overallOf(now()).missing).toEqual(['screen', 'keyboard']);
  });

  it('does not lose a fault by a skip', () => {
    const { send, outcome, now } = run();
    send(start, result('screen', ['SCR-DEAD']), { type: 'SKIP', reason: 'SKIP-TIME', words: '', at: 0 });
    expect(outcome('screen')).toMatchObject({ kind: 'skipped', verdict: 'fail' });
    expect(overallOf(now())).toMatchObject({ verdict: 'fail', judged: 0 });
    expect(findingCodesOf(now())).toEqual(['SCR-DEAD']);
  });

  it('keeps no pass of a test that was skipped then', () => {
    const { send, outcome } = run();
    send(start, result('screen'), { type: 'SKIP', reason: 'SKIP-TIME', words: '', at: 0 });
    expect(outcome('screen')).toMatchObject({ kind: 'skipped', machine: 'pass', verdict: null });
  });

  it('passes over a test that says by itself that it cannot run, until it is repeated or judged', () => {
    const { send, outcome, check, now } = run();
    const cannot: InspectionEvent = { type: 'UNAVAILABLE', check: 'screen', absence: 'not-supported', at: 0 };
    send(start, cannot, next, { type: 'BACK', at: 0 });
    expect(check()).toBe('keyboard');
    expect(outcome('screen')).toMatchObject({ kind: 'not-supported', verdict: null });
    expect(overallOf(now()).missing).toContain('screen');
    send({ type: 'GO', index: 0, at: 0 }, { type: 'REPEAT', at: 0 }, cannot);
    expect(outcome('screen')?.kind).toBe('not-supported');
    send({ type: 'JUDGE', verdict: 'fail', codes: [], at: 0 });
    expect(outcome('screen')).toMatchObject({ kind: 'judged', person: 'fail', verdict: 'fail' });
  });

  it('does not let a test that cannot run hide what was found before, nor speak for another one', () => {
    const { send, outcome } = run();
    send(start, result('screen', ['SCR-DEAD']));
    send({ type: 'UNAVAILABLE', check: 'screen', absence: 'not-fitted', at: 0 });
    send({ type: 'UNAVAILABLE', check: 'keyboard', absence: 'not-fitted', at: 0 });
    expect(outcome('screen')).toMatchObject({ kind: 'judged', verdict: 'fail' });
    expect(outcome('keyboard')?.kind).toBe('not-run');
  });

  it('does not start where no test can run', () => {
    const { send, state } = run();
    send({ type: 'ABSENCE', check: 'screen', absence: 'not-supported', at: 0 });
    send({ type: 'ABSENCE', check: 'keyboard', absence: 'not-fitted', at: 0 }, start);
    expect(state()).toBe('{"unfinished":"setUp"}');
  });
});

describe('the time of a run', () => {
  it('is the program’s until the test waits for the person, and nobody’s in a pause', () => {
    const { send, now } = run();
    send({ type: 'FACTS', facts: { maker: 'HP' }, at: 0 });
    send({ type: 'START', at: 10_000 }, { type: 'READY', at: 11_500 }, { type: 'BUSY', at: 15_500 });
    send(result('screen', [], 0, 17_000), { type: 'PAUSE', at: 18_000 });
    send({ type: 'RESUME', at: 60_000 }, { type: 'NEXT', at: 62_000 }, { type: 'READY', at: 62_500 });
    send({ type: 'NEXT', at: 63_000 }, { type: 'FINISH', at: 70_000 });
    // Program: 1.5 + 1.5 + 0.5 s. Person: 4 + 1 + 2 + 0.5 + 7 s.
    expect(now()).toMatchObject({ appMs: 3500, personMs: 14_500, startedAt: 10_000, finishedAt: 70_000 });
    expect(now().entries.map(({ tookMs }) => tookMs)).toEqual([10_000, 0, 1000]);
  });

  it('leaves out an hour in which the computer slept, with what came before and after it counted', () => {
    const HOUR_MS = 3_600_000;
    const { send, now, context } = run();
    send({ type: 'START', at: 0 }, { type: 'READY', at: 1000 });
    send({ type: 'ASLEEP', from: 5000, at: 5000 + HOUR_MS });
    expect(context()).toMatchObject({ turn: 'person', lastAt: 5000 + HOUR_MS });
    send({ type: 'NEXT', at: 7000 + HOUR_MS });
    expect(now()).toMatchObject({ appMs: 1000, personMs: 6000 });
    expect(now().entries[0]?.tookMs).toBe(7000);
    // If the event arrives late, after the one that woke the page, no time is subtracted and none is counted twice.
    send({ type: 'ASLEEP', from: 6000 + HOUR_MS, at: 8000 + HOUR_MS }, { type: 'NEXT', at: 9000 + HOUR_MS });
    expect(now()).toMatchObject({ appMs: 2000, personMs: 6000 });
  });

  it('does not run backwards with the clock', () => {
    const { send, now } = run();
    send({ type: 'START', at: 10_000 }, { type: 'READY', at: 4000 }, { type: 'BUSY', at: 5000 });
    expect(now()).toMatchObject({ appMs: 0, personMs: 1000 });
  });

  it('of a Quick run leaves 90 s for the program, which a run of six slow tests keeps', () => {
    const [quick] = builtInProfiles as [Profile];
    const { send, now } = run(newInspection('quick', quick));
    send({ type: 'START', at: 0 });
    for (const [i, { check }] of quick.tests.entries()) {
      // The page takes 5 s to load, the person takes 20 s, and measuring takes 10 s.
      const at = i * 35_000;
      send({ type: 'READY', at: at + 5000 }, { type: 'BUSY', at: at + 25_000 });
      send(result(check, [], 0, at + 35_000), { type: 'NEXT', at: at + 35_000 });
    }
    expect(now()).toMatchObject({ stage: 'reviewing', appMs: 90_000, personMs: 120_000 });
  });
});
