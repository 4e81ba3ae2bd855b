import { type CheckId, catalogue, checkOf } from '../../content/catalogue';
import { findingNumber, findingOfNumber } from '../../content/finding-numbers';
import { type FindingCode, findings } from '../../content/findings';
import type { PassMarks, Profile, ProfileTest } from '../../content/profiles';
import { isPlainLine } from '../../measure/plain-text';
import { utf8Length } from '../../measure/report/bytes';
import { pixelFaultClasses } from '../../measure/screen/pixel-fault-class';

/** Why this version cannot use a text as a profile. The sentences are in `profileRefusals`. */
export type ProfileRefusal = 'empty' | 'too-large' | 'damaged' | 'not-a-profile' | 'newer' | 'unknown-test';

export type ParsedProfile =
  | { readonly ok: true; readonly profile: Profile }
  | { readonly ok: false; readonly refusal: ProfileRefusal };

export const MAX_PROFILE_BYTES = 64 * 1024;
const FORMAT = 1;
const MAX_NAME_LENGTH = 60;
const MAX_TEXT_LENGTH = 240;
const MAX_MINUTES = 600;
const MAX_UNTESTED_KEYS = 200;
/** No camera or screen is faster than this, in fps or Hz. */
const MAX_RATE = 2000;

const refused = (refusal: ProfileRefusal): ParsedProfile => ({ ok: false, refusal });

/**
 * Reads a profile file. The text is untrusted: it is never executed, and unknown fields are refused. Never throws. Give
 * an imported profile its own id with `duplicateProfile`.
 */
export function parseProfile(text: string): ParsedProfile {
  if (isTooLarge(text)) return refused('too-large');
  if (text.trim() === '') return refused('empty');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refused('damaged');
  }
  return profileOf(value);
}

/** Writes a profile as the text of a file. `parseProfile` reads it. */
export const formatProfile = (profile: Profile): string => `${JSON.stringify(profile, null, 2)}\n`;

/** A copy with its own id and name. */
export const duplicateProfile = (profile: Profile, id: string, name: string): Profile => ({ ...profile, id, name });

/** Adds a test at the end, or removes it if the profile has it. The last remaining test cannot be removed. */
export function toggleTest(profile: Profile, check: CheckId): Profile {
  const others = profile.tests.filter((test) => test.check !== check);
  if (others.length === profile.tests.length) return { ...profile, tests: [...others, { check, isRequired: true }] };
  return others.length === 0 ? profile : { ...profile, tests: others };
}

/** Moves a test by `by` places toward the end, or toward the beginning if `by` is negative. */
export function moveTest(profile: Profile, check: CheckId, by: number): Profile {
  const from = profile.tests.findIndex((test) => test.check === check);
  const test = profile.tests[from];
  if (!test) return profile;
  const others = profile.tests.filter((one) => one !== test);
  const to = Math.max(0, Math.min(others.length, from + by));
  return { ...profile, tests: [...others.slice(0, to), test, ...others.slice(to)] };
}

/** Makes a test required or optional. */
export const requireTest = (profile: Profile, check: CheckId, isRequired: boolean): Profile => ({
  ...profile,
  tests: profile.tests.map((test) => (test.check === check ? { ...test, isRequired } : test)),
});

// A code unit takes at least one byte, so the first condition avoids counting the bytes of a huge text.
const isTooLarge = (text: string) => text.length > MAX_PROFILE_BYTES || utf8Length(text) > MAX_PROFILE_BYTES;

type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is an object with only these fields. This also excludes `__proto__` and similar names. */
const hasOnly = (value: unknown, names: readonly string[]): value is Fields =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).every((name) => names.includes(name));

/** Plain text: no control characters, no lone surrogates, nothing that changes the text direction. */
const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most && isPlainLine(value);

const isBetween = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

function profileOf(value: unknown): ParsedProfile {
  const format = typeof value === 'object' && value !== null && 'format' in value ? value.format : undefined;
  if (isBetween(format, FORMAT + 1, Number.MAX_SAFE_INTEGER)) return refused('newer');
  const names = ['format', 'id', 'name', 'summary', 'minutes', 'tests', 'passMarks'];
  if (format !== FORMAT || !hasOnly(value, names)) return refused('not-a-profile');
  const { id, name, summary, minutes, tests, passMarks } = value;
  const isWhole =
    typeof id === 'string' &&
    /^[a-z0-9-]{1,40}$/.test(id) &&
    isText(name, MAX_NAME_LENGTH) &&
    name.trim() !== '' &&
    isText(summary, MAX_TEXT_LENGTH) &&
    (minutes === null || isBetween(minutes, 1, MAX_MINUTES)) &&
    isPassMarks(passMarks) &&
    Array.isArray(tests) &&
    tests.length > 0;
  if (!isWhole) return refused('not-a-profile');
  const read: ProfileTest[] = [];
  for (const test of tests as readonly unknown[]) {
    if (!hasOnly(test, ['check', 'isRequired', 'onlyAfter', 'hint'])) return refused('not-a-profile');
    const { check, isRequired, onlyAfter, hint } = test;
    if (typeof check !== 'string' || typeof isRequired !== 'boolean') return refused('not-a-profile');
    if (hint !== undefined && !isText(hint, MAX_TEXT_LENGTH)) return refused('not-a-profile');
    if (onlyAfter !== undefined && typeof onlyAfter !== 'string') return refused('not-a-profile');
    if (read.some((other) => other.check === check)) return refused('not-a-profile');
    if (!isCheck(check) || (onlyAfter !== undefined && !isFinding(onlyAfter))) return refused('unknown-test');
    read.push({
      check,
      isRequired,
      ...(onlyAfter === undefined ? {} : { onlyAfter }),
      ...(hint === undefined ? {} : { hint }),
    });
  }
  return {
    ok: true,
    profile: { format: FORMAT, id, name, summary, minutes, tests: read, passMarks: { ...passMarks } },
  };
}

const isCheck = (value: string): value is CheckId => catalogue.some(({ id }) => id === value);
const isFinding = (value: string): value is FindingCode => Object.hasOwn(findings, value);

function isPassMarks(value: unknown): value is PassMarks {
  if (!hasOnly(value, ['untestedKeys', 'pixelFaultClass', 'frameRate', 'refreshRate', 'batteryHealth'])) return false;
  const { untestedKeys, pixelFaultClass, frameRate, refreshRate, batteryHealth } = value;
  const isRate = (rate: unknown) => rate === undefined || (isBetween(rate, 0, MAX_RATE) && rate > 0);
  return (
    (untestedKeys === undefined || (isBetween(untestedKeys, 0, MAX_UNTESTED_KEYS) && Number.isInteger(untestedKeys))) &&
    (pixelFaultClass === undefined || pixelFaultClasses.some((one) => one === pixelFaultClass)) &&
    isRate(frameRate) &&
    isRate(refreshRate) &&
    (batteryHealth === undefined || isBetween(batteryHealth, 1, 100))
  );
}

/** Escapes text for a link, including the characters that separate its fields. */
const escaped = (text: string) => encodeURIComponent(text).replaceAll(/[~*!'()]/g, escapedCode);
const escapedCode = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

/**
 * Writes a profile as the part of a link after `#`. Fields are separated by `~`: format, name, summary, minutes, pass
 * marks, one field for each test (its number, `r` if required, the number of the finding that it waits for, a hint
 * after `*`), and the length of all that, which reveals a truncated link. Test numbers and the length are in base 36.
 */
export function profileToLink({ name, summary, minutes, tests, passMarks }: Profile): string {
  const { untestedKeys, pixelFaultClass, frameRate, refreshRate, batteryHealth } = passMarks;
  const marks = [untestedKeys, pixelFaultClass, frameRate, refreshRate].map((mark) => mark ?? '');
  const fields = [
    String(FORMAT),
    escaped(name),
    escaped(summary),
    String(minutes ?? ''),
    // Versions before the fifth mark read a link that has none.
    [...marks, ...(batteryHealth === undefined ? [] : [batteryHealth])].join('_'),
    ...tests.map(({ check, isRequired, onlyAfter, hint }) => {
      const waits = onlyAfter === undefined ? '' : `-${findingNumber(onlyAfter)}`;
      const words = hint === undefined ? '' : `*${escaped(hint)}`;
      return `${checkOf(check).number.toString(36)}${isRequired ? '.r' : ''}${waits}${words}`;
    }),
  ];
  const text = fields.join('~');
  return `${text}~${text.length.toString(36)}`;
}

/**
 * Reads a profile from the part of a link after `#`. Never throws.
 * @param id of the new profile, because a link carries none
 */
export function profileFromLink(link: string, id: string): ParsedProfile {
  if (isTooLarge(link)) return refused('too-large');
  if (link === '') return refused('empty');
  const end = link.lastIndexOf('~');
  const [format = '', ...fields] = link.slice(0, Math.max(0, end)).split('~');
  if (/^[1-9]\d{0,5}$/.test(format) && Number(format) > FORMAT) return refused('newer');
  if (format !== String(FORMAT)) return refused('not-a-profile');
  if (link.slice(end + 1) !== end.toString(36)) return refused('damaged');
  const [name = '', summary = '', minutes = '', marks = '', ...tests] = fields;
  try {
    return profileOf({
      format: FORMAT,
      id,
      name: decodeURIComponent(name),
      summary: decodeURIComponent(summary),
      minutes: minutes === '' ? null : Number(minutes),
      tests: tests.map(testOfLink),
      passMarks: marksOfLink(marks),
    });
  } catch {
    return refused('damaged');
  }
}

/** The fields of a test, or values that `profileOf` refuses. Throws if a text is cut within an escape sequence. */
function testOfLink(field: string): unknown {
  const match = /^([0-9a-z]{1,2})(\.r)?(?:-(\d{1,4}))?(?:\*(.*))?$/.exec(field);
  if (!match) return null;
  const [, number = '', required, waits, hint] = match;
  return {
    check: catalogue.find((check) => check.number === Number.parseInt(number, 36))?.id ?? 'unknown',
    isRequired: required !== undefined,
    ...(waits === undefined ? {} : { onlyAfter: findingOfNumber(Number(waits)) ?? 'unknown' }),
    ...(hint === undefined ? {} : { hint: decodeURIComponent(hint) }),
  };
}

function marksOfLink(text: string): unknown {
  const marks = text.split('_');
  if (marks.length < 4 || marks.length > 5) return null;
  const [untestedKeys = '', pixelFaultClass = '', frameRate = '', refreshRate = '', batteryHealth = ''] = marks;
  const figure = (name: string, value: string) => (value === '' ? {} : { [name]: Number(value) });
  return {
    ...figure('untestedKeys', untestedKeys),
    ...(pixelFaultClass === '' ? {} : { pixelFaultClass }),
    ...figure('frameRate', frameRate),
    ...figure('refreshRate', refreshRate),
    ...figure('batteryHealth', batteryHealth),
  };
}
