import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckId } from '../../content/catalogue';
import { type FindingCode, findings as kinds } from '../../content/findings';
import { builtInProfiles, type PassMarks, type Profile } from '../../content/profiles';
import { gradeContradiction } from '../../machines/inspection/grade-contradiction';
import {
  type Inspection,
  newInspection,
  openTest,
  type Skip,
  withAbsence,
  withJudgment,
  withResult,
  withSkip,
} from '../../machines/inspection/inspection';
import { outcomeOf, overallOf } from '../../machines/inspection/outcome';
import { isWorse, type Verdict } from '../../machines/result';
import { runs as times } from '../kit/random';
import { bench, foundBy, fullHd } from './inspection.model';
import { next, result, run, start } from './inspection.run';

const findingKinds = Object.entries(kinds).map(([code, { check }]) => ({ code: code as FindingCode, check }));

describe('a grade that says more than the run found', () => {
  const graded = (grade: 'F3' | 'F4' | 'F5' | 'A' | 'D', findings: FindingCode[], isDone = true) => {
    const { send, now } = run();
    send(start, result('screen', findings));
    if (isDone) send(next, result('keyboard'));
    return gradeContradiction({ ...now(), grades: { cosmetic: null, function: grade } });
  };

  it('is told in one sentence', () => {
    expect(graded('F4', ['SCR-DEAD', 'SCR-SUB'])).toBe('F4 does not fit what this run found: two faults.');
    expect(graded('A', ['SCR-UNEVEN'])).toBe('A does not fit what this run found: a warning.');
    expect(graded('F4', [], false)).toBe('F4 means that everything was tested, but a required test did not run.');
  });

  it('is not told where they agree, or no grade was given', () => {
    expect(graded('F5', [])).toBeNull();
    expect(graded('F4', ['SCR-UNEVEN'])).toBeNull();
    expect(graded('F3', ['SCR-DEAD'])).toBeNull();
    expect(graded('D', ['SCR-DEAD'], false)).toBeNull();
    expect(gradeContradiction(newInspection('one', bench))).toBeNull();
  });
});

// Thousands of runs, also on a busy computer.
describe('the verdict of a whole run', { timeout: 60_000 }, () => {
  const full = builtInProfiles.find(({ id }) => id === 'full') as Profile;
  const verdicts: readonly Verdict[] = ['pass', 'inconclusive', 'warning', 'fail'];
  const marks: fc.Arbitrary<PassMarks> = fc.constantFrom<PassMarks>(
    {},
    { pixelFaultClass: '0' },
    { pixelFaultClass: 'II', untestedKeys: 3 },
    { frameRate: 30, refreshRate: 60 },
  );

  interface ScriptedTest {
    readonly findings: readonly FindingCode[];
    readonly missing: boolean;
    readonly person: Verdict | null;
    readonly fate: 'tested' | 'untested' | 'skipped' | 'not-fitted' | 'not-supported';
  }
  const scripted = (check: CheckId): fc.Arbitrary<ScriptedTest> => {
    const codes = findingKinds.filter((kind) => kind.check === check).map(({ code }) => code);
    return fc.record({
      findings: codes.length > 0 ? fc.array(fc.constantFrom(...codes), { maxLength: 6 }) : fc.constant([]),
      missing: fc.boolean(),
      person: fc.option(fc.constantFrom(...verdicts)),
      fate: fc.constantFrom('tested', 'tested', 'tested', 'untested', 'skipped', 'not-fitted', 'not-supported'),
    });
  };
  const skip: Skip = { reason: 'SKIP-TIME', words: '' };

  /** A Full run as scripted, test by test. */
  const ran = (script: readonly ScriptedTest[], passMarks: PassMarks, isRequired: readonly boolean[]): Inspection => {
    const profile = {
      ...full,
      passMarks,
      tests: full.tests.map((test, i) => ({ ...test, isRequired: isRequired[i] === true })),
    };
    return script.reduce(
      (inspection, { findings, missing, person, fate }, i) => {
        const check = profile.tests[i]?.check;
        if (check === undefined || fate === 'untested') return inspection;
        if (fate === 'not-fitted' || fate === 'not-supported') return withAbsence(inspection, check, fate);
        const found = {
          findings,
          measurements: check === 'screen' ? fullHd : [],
          ...(missing ? { missing: 'seen' as const } : {}),
        };
        const news = { check, result: foundBy(check, found), revision: 0 };
        const one = withResult(openTest(inspection, i), news);
        const two = person ? withJudgment(one, { verdict: person, codes: [] }) : one;
        return fate === 'skipped' ? withSkip(two, skip) : two;
      },
      newInspection('one', profile),
    );
  };
  const runs = fc.tuple(
    fc.tuple(...full.tests.map(({ check }) => scripted(check))),
    marks,
    fc.array(fc.boolean(), { minLength: 16, maxLength: 16 }),
  );

  it('never improves when a fault is added', () => {
    fc.assert(
      fc.property(runs, fc.constantFrom(...findingKinds), ([script, passMarks, isRequired], { code, check }) => {
        const place = full.tests.findIndex((test) => test.check === check);
        const worse = script.map((test, i) => (i === place ? { ...test, findings: [...test.findings, code] } : test));
        const before = overallOf(ran(script, passMarks, isRequired));
        const after = overallOf(ran(worse, passMarks, isRequired));
        expect(isWorse(before.verdict, after.verdict)).toBe(false);
        expect(after.passed).toBeLessThanOrEqual(before.passed);
      }),
      { numRuns: times(1000) },
    );
  });

  it('is never complete when a required test was skipped, and a skip hides no fault', () => {
    fc.assert(
      fc.property(runs, fc.nat(15), ([script, passMarks, isRequired], place) => {
        const whole = ran(script, passMarks, isRequired.with(place, true));
        const entry = whole.entries[place];
        const skipped = withSkip({ ...whole, index: place }, skip);
        expect(overallOf(skipped).missing).toContain(entry?.check);
        const before = overallOf(whole).verdict;
        if (before === 'fail' || before === 'warning') expect(overallOf(skipped).verdict).toBe(before);
      }),
      { numRuns: times(500) },
    );
  });

  it('is no better than any test that ran, and no pass where none did', () => {
    fc.assert(
      fc.property(runs, ([script, passMarks, isRequired]) => {
        const whole = ran(script, passMarks, isRequired);
        const overall = overallOf(whole);
        const outcomes = whole.entries.map((entry) => outcomeOf(whole, entry));
        for (const { verdict, machine, person } of outcomes) {
          if (verdict) expect(isWorse(verdict, overall.verdict)).toBe(false);
          for (const one of [machine, person]) if (one && verdict) expect(isWorse(one, verdict)).toBe(false);
        }
        if (!outcomes.some(({ kind }) => kind === 'judged')) expect(overall.verdict).not.toBe('pass');
      }),
      { numRuns: times(500) },
    );
    expect(overallOf(newInspection('one', full)).verdict).toBe('inconclusive');
  });

  it('does not miss a part that is not fitted, and misses one that this browser cannot test', () => {
    const { send, now } = run();
    send(start, result('screen'));
    const done = now();
    expect(overallOf(done).missing).toEqual(['keyboard']);
    expect(overallOf(withAbsence(done, 'keyboard', 'not-fitted')).missing).toEqual([]);
    expect(overallOf(withAbsence(done, 'keyboard', 'not-supported')).missing).toEqual(['keyboard']);
  });
});
