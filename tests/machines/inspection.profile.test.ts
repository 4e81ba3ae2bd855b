import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../content/catalogue';
import { type FindingCode, findings } from '../../content/findings';
import { profileRefusals } from '../../content/inspection-profiles';
import { builtInProfiles, type PassMarks, type Profile, type ProfileTest } from '../../content/profiles';
import {
  duplicateProfile,
  formatProfile,
  MAX_PROFILE_BYTES,
  moveTest,
  parseProfile,
  profileFromLink,
  profileToLink,
  requireTest,
  toggleTest,
} from '../../machines/inspection/profile';
import { runs } from '../kit/random';

const [quick] = builtInProfiles as [Profile];
const edited = (change: Record<string, unknown>) => JSON.stringify({ ...quick, ...change });
const refusalOf = (text: string) => {
  const parsed = parseProfile(text);
  return parsed.ok ? null : parsed.refusal;
};

const words = (maxLength: number) =>
  fc
    .string({ unit: 'binary', maxLength })
    .filter((text) => text.length <= maxLength && !/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(text));

const optional = <T extends Record<string, unknown>>(value: fc.Arbitrary<T>) =>
  value.map((one) => Object.fromEntries(Object.entries(one).filter(([, part]) => part !== undefined)));
const rate = fc.option(fc.double({ min: 1, max: 1000, noNaN: true }), { nil: undefined });
const profiles: fc.Arbitrary<Profile> = fc.record({
  format: fc.constant(1 as const),
  id: fc.stringMatching(/^[a-z0-9-]{1,40}$/),
  name: words(60).filter((name) => name.trim() !== ''),
  summary: words(240),
  minutes: fc.option(fc.integer({ min: 1, max: 600 })),
  tests: fc.uniqueArray(
    optional(
      fc.record({
        check: fc.constantFrom(...catalogue.map(({ id }) => id)),
        isRequired: fc.boolean(),
        onlyAfter: fc.option(fc.constantFrom(...(Object.keys(findings) as FindingCode[])), { nil: undefined }),
        hint: fc.option(words(240), { nil: undefined }),
      }),
    ) as unknown as fc.Arbitrary<ProfileTest>,
    { selector: ({ check }) => check, minLength: 1 },
  ),
  passMarks: optional(
    fc.record({
      untestedKeys: fc.option(fc.nat(200), { nil: undefined }),
      pixelFaultClass: fc.option(fc.constantFrom('0', 'I', 'II', 'III'), { nil: undefined }),
      frameRate: rate,
      refreshRate: rate,
      batteryHealth: fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }),
    }),
  ) as fc.Arbitrary<PassMarks>,
});
/** Texts of profiles in which up to `most` characters were replaced. */
const mutated = (write: (profile: Profile) => string, most: number) =>
  fc.tuple(profiles, fc.nat(), fc.nat(most), fc.string()).map(([profile, at, length, text]) => {
    const whole = write(profile);
    const place = at % whole.length;
    return whole.slice(0, place) + text + whole.slice(place + length);
  });

describe('a profile', () => {
  it('survives a file and a link, whatever it says', () => {
    fc.assert(
      fc.property(profiles, (profile) => {
        expect(parseProfile(formatProfile(profile))).toEqual({ ok: true, profile });
        expect(profileFromLink(profileToLink(profile), profile.id)).toEqual({ ok: true, profile });
      }),
    );
  });

  it('that is built in can be exported and shared as well, in a short link', () => {
    for (const profile of builtInProfiles) {
      expect(parseProfile(formatProfile(profile))).toStrictEqual({ ok: true, profile });
      expect(profileFromLink(profileToLink(profile), profile.id)).toEqual({ ok: true, profile });
      expect(profileToLink(profile)).toMatch(/^[\w~.*%-]+$/);
    }
    const [text] = builtInProfiles.map(profileToLink);
    expect(text?.length).toBeLessThan(110);
  });

  it('can be copied, and the copy changed without the original', () => {
    const copy = duplicateProfile(quick, 'bench', 'Repair bench');
    expect(copy).toEqual({ ...quick, id: 'bench', name: 'Repair bench' });
    const names = ({ tests }: Profile) => tests.map(({ check }) => check).join(' ');
    expect(names(moveTest(copy, 'webcam', -5))).toBe('webcam screen keyboard mouse sound microphone');
    expect(names(moveTest(copy, 'screen', 1))).toBe('keyboard screen mouse sound microphone webcam');
    expect(names(moveTest(copy, 'screen', -1))).toBe(names(quick));
    expect(names(moveTest(copy, 'screen', 99))).toBe('keyboard mouse sound microphone webcam screen');
    expect(moveTest(copy, 'gradient', 1)).toEqual(copy);
    expect(names(toggleTest(copy, 'mouse'))).toBe('screen keyboard sound microphone webcam');
    expect(names(toggleTest(copy, 'gradient'))).toBe(`${names(quick)} gradient`);
    expect(requireTest(copy, 'mouse', false).tests[2]).toEqual({ check: 'mouse', isRequired: false });
    expect(names(copy)).toBe(names(quick));
  });

  it('keeps its last test', () => {
    const one = { ...quick, tests: quick.tests.slice(0, 1) };
    expect(toggleTest(one, 'screen')).toEqual(one);
  });
});

describe('a file that is no profile', () => {
  it.each([
    ['empty', ''],
    ['empty', ' \n'],
    ['damaged', formatProfile(quick).slice(0, -20)],
    ['damaged', '\u0000'],
    ['not-a-profile', 'null'],
    ['not-a-profile', '[]'],
    ['not-a-profile', '"quick"'],
    ['not-a-profile', '{}'],
    ['not-a-profile', edited({ format: '1' })],
    ['not-a-profile', edited({ format: 0 })],
    ['newer', edited({ format: 2 })],
    ['newer', '{"format":7,"anything":{"else":true}}'],
    ['not-a-profile', edited({ id: '../../etc' })],
    ['not-a-profile', edited({ name: ' ' })],
    ['not-a-profile', edited({ name: { toString: 'x' } })],
    ['not-a-profile', edited({ name: 'x'.repeat(61) })],
    ['not-a-profile', edited({ name: 'a\u202egnp.exe' })],
    ['not-a-profile', edited({ summary: 'a\u0007' })],
    ['not-a-profile', edited({ summary: '\ud800' })],
    ['not-a-profile', edited({ minutes: -1 })],
    ['not-a-profile', edited({ minutes: '3' })],
    ['not-a-profile', edited({ tests: [] })],
    ['not-a-profile', edited({ tests: {} })],
    ['not-a-profile', edited({ tests: [null] })],
    ['not-a-profile', edited({ tests: [{ check: 'screen' }] })],
    ['not-a-profile', edited({ tests: [...quick.tests, ...quick.tests] })],
    ['not-a-profile', edited({ tests: Array.from({ length: 1000 }, () => quick.tests[0]) })],
    ['unknown-test', edited({ tests: [{ check: 'smell', isRequired: true }] })],
    ['unknown-test', edited({ tests: [{ check: '__proto__', isRequired: true }] })],
    ['unknown-test', edited({ tests: [{ check: 'screen', isRequired: true, onlyAfter: 'SCR-NEW' }] })],
    ['not-a-profile', edited({ passMarks: null })],
    ['not-a-profile', edited({ passMarks: { untestedKeys: 1.5 } })],
    ['not-a-profile', edited({ passMarks: { untestedKeys: -1 } })],
    ['not-a-profile', edited({ passMarks: { pixelFaultClass: 'IV' } })],
    ['not-a-profile', edited({ passMarks: { frameRate: 0 } })],
    ['not-a-profile', edited({ passMarks: { frameRate: 1e9 } })],
    ['not-a-profile', edited({ passMarks: { batteryHealth: 101 } })],
    ['not-a-profile', edited({ script: '<script>' })],
    ['not-a-profile', formatProfile(quick).replace('{', '{"__proto__":{"ok":true},')],
    ['not-a-profile', formatProfile(quick).replace('"passMarks": {', '"passMarks": {"__proto__":{"untestedKeys":9}')],
    ['not-a-profile', formatProfile(quick).replace('{', '{"constructor":{"prototype":{}},')],
    ['damaged', '['.repeat(60_000)],
    ['too-large', ' '.repeat(MAX_PROFILE_BYTES + 1)],
    ['too-large', edited({ summary: '€'.repeat(MAX_PROFILE_BYTES / 3) })],
    ['too-large', 'x'.repeat(5_000_000)],
  ] as const)('is refused as %s', (refusal, text) => {
    expect(refusalOf(text)).toBe(refusal);
    expect(profileRefusals[refusal]).toMatch(/\.$/);
    expect(({} as { ok?: boolean }).ok).toBeUndefined();
  });

  it('never throws, and gives nothing but a profile', () => {
    const names = new Set(['format', 'id', 'name', 'summary', 'minutes', 'tests', 'passMarks']);
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string(), mutated(formatProfile, 30)), (text) => {
        const parsed = parseProfile(text);
        if (parsed.ok) expect(Object.keys(parsed.profile).every((name) => names.has(name))).toBe(true);
        else expect(Object.keys(profileRefusals)).toContain(parsed.refusal);
      }),
      { numRuns: runs(3000) },
    );
  });
});

describe('a link that is no profile', () => {
  const link = profileToLink(quick);
  const closed = (text: string) => `${text}~${text.length.toString(36)}`;

  it('is refused wherever it is cut', () => {
    for (let length = 0; length < link.length; length++)
      expect(profileFromLink(link.slice(0, length), 'x').ok, link.slice(0, length)).toBe(false);
  });

  it.each([
    ['empty', ''],
    ['newer', '2~anything~else'],
    ['not-a-profile', 'screen'],
    ['not-a-profile', '1'],
    ['damaged', '1~Quick'],
    ['damaged', closed('1~%E0%A4%A~~~___~1.r')],
    ['unknown-test', closed('1~Quick~~~___~zz.r')],
    ['not-a-profile', closed('1~Quick~~~___~?')],
    ['not-a-profile', closed('1~Quick~~~_~1.r')],
    ['too-large', `1~${'x'.repeat(MAX_PROFILE_BYTES)}`],
  ] as const)('is refused as %s: %s', (refusal, text) => {
    expect(profileFromLink(text, 'x')).toEqual({ ok: false, refusal });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), mutated(profileToLink, 9)), (text) => {
        const parsed = profileFromLink(text, 'x');
        if (!parsed.ok) expect(Object.keys(profileRefusals)).toContain(parsed.refusal);
      }),
      { numRuns: runs(3000) },
    );
  });
});
