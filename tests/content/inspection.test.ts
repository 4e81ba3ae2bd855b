import { describe, expect, it } from 'vitest';
import { catalogue } from '../../content/catalogue';
import { cosmeticGrades, functionGrade, functionGrades } from '../../content/grades';
import * as finish from '../../content/inspection-finish';
import * as ownProfiles from '../../content/inspection-profiles';
import * as run from '../../content/inspection-run';
import * as start from '../../content/inspection-start';
import { outcomeNames } from '../../content/outcome-names';
import { builtInProfiles, type Profile } from '../../content/profiles';
import { needsWords, skipReasons } from '../../content/skip-reasons';

/** Every text in a value. Functions are called with sample arguments. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return textsOf(value('sample', 2));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const lists = [outcomeNames, builtInProfiles, skipReasons, cosmeticGrades, functionGrades];
const texts = textsOf([start, run, finish, ownProfiles, lists]);

describe('the words of an inspection', () => {
  it('are plain: short sentences, true apostrophes, no exclamation marks', () => {
    expect(texts.length).toBeGreaterThan(150);
    for (const text of texts) {
      expect(text).not.toMatch(/[!'"]|\.\.\.| - /);
      for (const sentence of text.split(/[.?:;] /))
        expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(16);
    }
  });

  it('are those of the design', () => {
    expect(texts).toEqual(
      expect.arrayContaining([
        'An inspection is waiting',
        'Why is this test skipped?',
        'Hold Esc 2 s to use these keys.',
        'The reason goes into the report. What was found so far stays.',
        'What did you find?',
        'This browser has no room left',
      ]),
    );
  });
});

describe('the built-in profiles', () => {
  const [quick, buyer, display, full] = builtInProfiles;

  it('have their own names, and each test once', () => {
    expect(builtInProfiles.map(({ id }) => id)).toEqual(['quick', 'buyer', 'display', 'full']);
    for (const { tests } of builtInProfiles) expect(new Set(tests.map(({ check }) => check)).size).toBe(tests.length);
  });

  it('are the six quick tests, all tests, those of a buyer in plain words, and all of a screen', () => {
    const idsOf = (profile: Profile | undefined) => profile?.tests.map(({ check }) => check).join(' ');
    expect(idsOf(quick)).toBe('screen keyboard mouse sound microphone webcam');
    expect(full?.tests.map(({ check }) => check)).toEqual(catalogue.map(({ id }) => id));
    expect(full?.tests.find(({ check }) => check === 'pixel-repair')).toMatchObject({ onlyAfter: 'SCR-STUCK' });
    expect(buyer?.tests).toHaveLength(9);
    for (const { hint } of buyer?.tests ?? []) expect(hint).toMatch(/\.$/);
    expect(idsOf(display)).toBe(
      'screen gradient brightness text-sharpness resolution motion-blur refresh-rate screen-size panel',
    );
  });
});

describe('the lists of codes', () => {
  it('never lose or rename a reason for skipping', () => {
    const codes = 'SKIP-NA SKIP-ACCESS SKIP-PART SKIP-DAMAGE SKIP-TIME SKIP-OTHER';
    expect(skipReasons.map(({ code }) => code).join(' ')).toBe(codes);
    expect(skipReasons.filter(({ code }) => needsWords(code)).map(({ code }) => code)).toEqual(['SKIP-OTHER']);
  });

  it('have both scales of both grades, and ask less of a lower function grade', () => {
    expect(cosmeticGrades.numbers.map(({ code }) => code).join(' ')).toBe('C1 C2 C3 C4 C5 C6 C7 C8 C9');
    expect(functionGrades.numbers.map(({ code }) => code).join(' ')).toBe('F1 F2 F3 F4 F5 F6');
    for (const scale of [cosmeticGrades.letters, functionGrades.letters])
      expect(scale.map(({ code }) => code).join(' ')).toBe('A B C D');
    const room = { fail: 2, warning: 1, none: 0 };
    const upwards = functionGrades.numbers.map(({ code }) => room[functionGrade(code).worstFinding]);
    expect(upwards).toEqual(upwards.toSorted((a, b) => b - a));
    const downwards = functionGrades.letters.map(({ code }) => room[functionGrade(code).worstFinding]);
    expect(downwards).toEqual(downwards.toSorted((a, b) => a - b));
    expect(() => functionGrade('F7' as 'F6')).toThrow(RangeError);
  });
});
