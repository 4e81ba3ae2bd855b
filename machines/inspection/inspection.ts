import type { CheckId } from '../../content/catalogue';
import type { ConditionKind } from '../../content/conditions';
import { type FindingCode, findings } from '../../content/findings';
import { type CosmeticGrade, type FunctionGrade, functionGrade } from '../../content/grades';
import { gradeContradictions } from '../../content/inspection';
import type { Profile, ProfileTest } from '../../content/profiles';
import { needsWords, type SkipReason } from '../../content/skip-reasons';
import { inWords, list } from '../../content/words';
import { unturned } from '../../measure/plain-text';
import type { Summary } from '../../measure/report/summary-code';
import { isWorse, type Verdict, worst } from '../result';
import { findingsOf, type InspectedResult, markedVerdict } from './pass-marks';
import { parseProfile } from './profile';

/** What the operator states of the device and of this inspection. An empty text is not known. */
export interface DeviceFacts {
  readonly assetTag: string;
  readonly serial: string;
  readonly lot: string;
  readonly item: string;
  readonly maker: string;
  readonly model: string;
  /** Year of production. */
  readonly year: string;
  readonly company: string;
  readonly address: string;
  readonly technician: string;
  readonly site: string;
  readonly notes: string;
}

export interface Grades {
  readonly cosmetic: CosmeticGrade | null;
  readonly function: FunctionGrade | null;
}

/** Why a test cannot run at all. */
export type Absence = 'not-fitted' | 'not-supported';

export interface Skip {
  readonly reason: SkipReason;
  /** The operator's own words; empty where the reason says it all. */
  readonly words: string;
}

/** The verdict that a person chose, beside that of the machine. */
export interface Judgment {
  readonly verdict: Verdict;
  /** What the person found. */
  readonly codes: readonly FindingCode[];
}

/** Something that may have influenced a test, as the page noticed it when there was a result. */
export interface Noticed {
  readonly kind: ConditionKind;
  /** A name, `110%`; empty where there is no more to say than the kind. */
  readonly details: string;
}

/** One test of the run, whatever became of it. */
export interface Entry {
  readonly check: CheckId;
  /** How often the test was opened. */
  readonly runs: number;
  /** How often the person asked to do it again. */
  readonly repeats: number;
  /** Revision of the newest result since the test was opened last; -1 before the first. */
  readonly revision: number;
  /** The newest result. It stays until a newer run gives another one. */
  readonly result: InspectedResult | null;
  /** What was noticed at that result. A run that an earlier version stored has none. */
  readonly noticed?: readonly Noticed[];
  /** The newest judgment, with `repeats` of that time. */
  readonly judgment: (Judgment & { readonly repeats: number }) | null;
  readonly skip: Skip | null;
  /** How long the test was open, in ms. */
  readonly tookMs: number;
}

export type Stage = 'setUp' | 'testing' | 'reviewing' | 'finished' | 'abandoned';

/** A whole run, as it is stored after each step. Plain data. */
export interface Inspection {
  /** Version of this form of data. */
  readonly format: 1;
  readonly id: string;
  /** Grows by one with each step. */
  readonly step: number;
  readonly stage: Stage;
  readonly profile: Profile;
  readonly facts: DeviceFacts;
  readonly grades: Grades;
  readonly absences: Readonly<Partial<Record<CheckId, Absence>>>;
  /** In the order of the profile. */
  readonly entries: readonly Entry[];
  /** Place of the test that is open, or was the last one open. */
  readonly index: number;
  /** Milliseconds since the epoch; null before. */
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  /** Time in which the person waited for the program, in ms. */
  readonly appMs: number;
  /** Time in which the program waited for the person, in ms. Pauses count in neither. */
  readonly personMs: number;
}

/** The most characters of a fact. */
const MAX_FACT_LENGTH = 200;
const MAX_NOTES_LENGTH = 2000;
const FORMAT = 1;

const noFacts: DeviceFacts = {
  assetTag: '',
  serial: '',
  lot: '',
  item: '',
  maker: '',
  model: '',
  year: '',
  company: '',
  address: '',
  technician: '',
  site: '',
  notes: '',
};

const freshEntries = (profile: Profile): readonly Entry[] =>
  profile.tests.map(({ check }) => ({
    check,
    runs: 0,
    repeats: 0,
    revision: -1,
    result: null,
    judgment: null,
    skip: null,
    tookMs: 0,
  }));

/**
 * A run of which nothing has been done yet.
 * @param facts what stays the same for a batch
 */
export const newInspection = (id: string, profile: Profile, facts: Partial<DeviceFacts> = {}): Inspection => ({
  format: FORMAT,
  id,
  step: 0,
  stage: 'setUp',
  profile,
  facts: withFacts(noFacts, facts),
  grades: { cosmetic: null, function: null },
  absences: {},
  entries: freshEntries(profile),
  index: 0,
  startedAt: null,
  finishedAt: null,
  appMs: 0,
  personMs: 0,
});

/** The run with another profile and nothing tested. */
export const withProfile = (inspection: Inspection, profile: Profile): Inspection => ({
  ...inspection,
  profile,
  entries: freshEntries(profile),
  index: 0,
});

/** Facts with some of them changed. Longer texts are cut, what turns a text's direction is taken out, and names that are no fact are left out. */
export function withFacts(facts: DeviceFacts, change: Partial<DeviceFacts>): DeviceFacts {
  const names = Object.keys(noFacts) as (keyof DeviceFacts)[];
  const cut = (name: keyof DeviceFacts) => {
    const value = Object.hasOwn(change, name) ? change[name] : facts[name];
    return unturned(String(value ?? '')).slice(0, name === 'notes' ? MAX_NOTES_LENGTH : MAX_FACT_LENGTH);
  };
  return Object.fromEntries(names.map((name) => [name, cut(name)])) as unknown as DeviceFacts;
}

/** Fields that a scan fills, in this order. */
const scanFields = ['assetTag', 'serial', 'lot'] as const;
export type ScanField = (typeof scanFields)[number];

/** Where a scanned text goes: the field that has it already, else the next empty one, else null. */
export const fieldOfScan = (facts: DeviceFacts, text: string): ScanField | null =>
  scanFields.find((name) => facts[name] === text) ?? scanFields.find((name) => facts[name] === '') ?? null;

const changeEntry = (inspection: Inspection, check: CheckId, change: (entry: Entry) => Entry): Inspection => ({
  ...inspection,
  entries: inspection.entries.map((entry) => (entry.check === check ? change(entry) : entry)),
});

/** The test that is open. @throws {RangeError} where the run has no tests */
export function currentEntry({ entries, index }: Inspection): Entry {
  const entry = entries[index];
  if (!entry) throw new RangeError(`The run has no test ${index}`);
  return entry;
}

/** The run with another test opened. Its earlier result stays until a newer one comes. */
export function openTest(inspection: Inspection, index: number): Inspection {
  const opened = { ...inspection, index };
  const { check } = currentEntry(opened);
  return changeEntry(opened, check, (entry) => ({ ...entry, runs: entry.runs + 1, revision: -1 }));
}

/** The run with the open test to be done again. What a person said of it holds until there is a new result. */
export function repeatTest(inspection: Inspection): Inspection {
  const { check } = currentEntry(inspection);
  const opened = openTest(inspection, inspection.index);
  return changeEntry(opened, check, (entry) => ({ ...entry, repeats: entry.repeats + 1 }));
}

/** Whether a result is one of a test that was opened, and is no older than the one that is known of this run of it. */
export function isNews({ entries }: Inspection, check: CheckId, revision: number): boolean {
  const entry = entries.find((one) => one.check === check);
  return entry !== undefined && entry.runs > 0 && Number.isInteger(revision) && revision >= Math.max(0, entry.revision);
}

/** A result of a test, and what was noticed then. */
export interface TestNews {
  readonly check: CheckId;
  readonly result: InspectedResult;
  readonly revision: number;
  readonly noticed?: readonly Noticed[];
}

/** The run with a result. That of a repeated test ends what a person said before. */
export function withResult(inspection: Inspection, { check, result, revision, noticed = [] }: TestNews): Inspection {
  return changeEntry(withAbsence(inspection, check, null), check, (entry) => ({
    ...entry,
    result,
    noticed,
    revision,
    judgment: entry.judgment?.repeats === entry.repeats ? entry.judgment : null,
    skip: null,
  }));
}

/** The run with a person's verdict on the test that is open. What somebody can judge is there. */
export function withJudgment(inspection: Inspection, { verdict, codes }: Judgment): Inspection {
  const { check } = currentEntry(inspection);
  return changeEntry(withAbsence(inspection, check, null), check, (entry) => ({
    ...entry,
    judgment: { verdict, codes, repeats: entry.repeats },
    skip: null,
  }));
}

/** The run with the open test skipped. What was found so far stays. */
export const withSkip = (inspection: Inspection, skip: Skip): Inspection =>
  changeEntry(inspection, currentEntry(inspection).check, (entry) => ({ ...entry, skip }));

/** Whether a reason is complete: some need words. */
export const isReasonComplete = ({ reason, words }: Skip): boolean => !needsWords(reason) || words.trim() !== '';

/** The run with a part present (null) or absent. */
export function withAbsence(inspection: Inspection, check: CheckId, absence: Absence | null): Inspection {
  const { [check]: _, ...absences } = inspection.absences;
  return { ...inspection, absences: absence === null ? absences : { ...absences, [check]: absence } };
}

/** Every finding of the run, those that a person named included. */
export const findingCodesOf = ({ entries }: Pick<Inspection, 'entries'>): readonly FindingCode[] =>
  entries.flatMap(({ result, judgment }) => [
    ...(result ? findingsOf(result).map(({ code }) => code) : []),
    ...(judgment?.codes ?? []),
  ]);

const testOf = ({ profile }: Inspection, check: CheckId): ProfileTest | undefined =>
  profile.tests.find((test) => test.check === check);

/** Whether a test is in the run: some wait for a finding, and stay once they were opened. */
export function isDue(inspection: Inspection, { check, runs }: Entry): boolean {
  const after = testOf(inspection, check)?.onlyAfter;
  return after === undefined || runs > 0 || findingCodesOf(inspection).includes(after);
}

/**
 * The place of the next test that can run, from a place on and without it; null where none is left.
 * @param by 1 towards the end, -1 towards the beginning
 */
export function nextTest(inspection: Inspection, from: number, by: 1 | -1): number | null {
  for (let index = from + by; index >= 0 && index < inspection.entries.length; index += by) {
    const entry = inspection.entries[index];
    if (entry && isDue(inspection, entry) && !inspection.absences[entry.check]) return index;
  }
  return null;
}

/** What became of a test. */
export interface Outcome {
  /** `judged`: it gave a verdict. `not-due`: it waits for a finding that was not made, so it is not in the run. */
  readonly kind: 'judged' | 'skipped' | 'not-fitted' | 'not-supported' | 'not-run' | 'not-due';
  /** The machine's verdict under the profile's pass marks; null without a result. */
  readonly machine: Verdict | null;
  /** The person's; null where the person took the machine's. */
  readonly person: Verdict | null;
  /**
   * What counts: the worse of both. A person's word alone is never a pass. Of a test that was skipped after it had found
   * something, the warning or fault still counts; otherwise null.
   */
  readonly verdict: Verdict | null;
}

/** What became of a test of this run. */
export function outcomeOf(inspection: Inspection, entry: Entry): Outcome {
  const { result, judgment, skip, check } = entry;
  const machine = result && markedVerdict(result, inspection.profile.passMarks);
  const person = judgment?.verdict ?? null;
  const both = [machine ?? (person && 'inconclusive'), person].filter((verdict) => verdict !== null);
  const seen = both.length > 0 ? worst(both) : null;
  const kind = kindOf(inspection, entry, seen !== null, skip !== null, inspection.absences[check]);
  const stillCounts = seen === 'warning' || seen === 'fail';
  return { kind, machine, person, verdict: kind === 'judged' || stillCounts ? seen : null };
}

function kindOf(
  inspection: Inspection,
  entry: Entry,
  isJudged: boolean,
  isSkipped: boolean,
  absence: Absence | undefined,
): Outcome['kind'] {
  if (isSkipped) return 'skipped';
  if (absence) return absence;
  if (isJudged) return 'judged';
  return isDue(inspection, entry) ? 'not-run' : 'not-due';
}

/** The verdict of a whole run. */
export interface Overall {
  /** The worst of the tests that ran; cannot tell where none did. */
  readonly verdict: Verdict;
  /** Required tests that did not run. A part that is not fitted needs no test. */
  readonly missing: readonly CheckId[];
  /** Tests that passed, and tests that gave a verdict. */
  readonly passed: number;
  readonly judged: number;
}

/** The verdict of the run so far. It is incomplete while `missing` names a test. */
export function overallOf(inspection: Inspection): Overall {
  const all = inspection.entries.map((entry) => ({ entry, outcome: outcomeOf(inspection, entry) }));
  const verdicts = all.map(({ outcome }) => outcome.verdict).filter((verdict) => verdict !== null);
  const judged = all.filter(({ outcome }) => outcome.kind === 'judged');
  const isMissing = ({ kind }: Outcome) => kind === 'skipped' || kind === 'not-supported' || kind === 'not-run';
  return {
    verdict: verdicts.length > 0 ? worst(verdicts) : 'inconclusive',
    missing: all
      .filter(({ entry, outcome }) => isMissing(outcome) && testOf(inspection, entry.check)?.isRequired)
      .map(({ entry }) => entry.check),
    passed: judged.filter(({ outcome }) => outcome.verdict === 'pass').length,
    judged: judged.length,
  };
}

/** What the short code of the report says. */
export function summaryOf(inspection: Inspection): Summary {
  const outcomes: { -readonly [Id in keyof Summary['outcomes']]: Summary['outcomes'][Id] } = {};
  for (const entry of inspection.entries) {
    const { kind, verdict } = outcomeOf(inspection, entry);
    if (kind === 'judged' && verdict) outcomes[entry.check] = verdict;
    else if (kind !== 'judged' && kind !== 'not-due') outcomes[entry.check] = kind;
  }
  return {
    outcomes,
    findings: [...new Set(findingCodesOf(inspection))],
    isComplete: overallOf(inspection).missing.length === 0,
  };
}

/**
 * Where the function grade contradicts the run, as one sentence; null where they agree or no grade was
 * given. It never forbids the grade. Pixel faults that the profile allows do not speak against it.
 */
export function gradeContradiction(inspection: Inspection): string | null {
  const code = inspection.grades.function;
  if (code === null) return null;
  const { worstFinding, needsCompleteRun } = functionGrade(code);
  const count = (wanted: 'warning' | 'fail') =>
    inspection.entries
      .filter((entry) => outcomeOf(inspection, entry).verdict === wanted)
      .map((entry) => findingCodesOf({ entries: [entry] }).filter((one) => findings[one].verdict === wanted).length)
      .reduce((sum, found) => sum + Math.max(1, found), 0);
  const faults = count('fail');
  const warnings = count('warning');
  const isTooGood = (worstFinding !== 'fail' && faults > 0) || (worstFinding === 'none' && warnings > 0);
  if (isTooGood) {
    const named = (n: number, one: string) => (n === 0 ? [] : [n === 1 ? `a ${one}` : `${inWords(n)} ${one}s`]);
    return gradeContradictions.findings(code, list([...named(faults, 'fault'), ...named(warnings, 'warning')]));
  }
  const missing = overallOf(inspection).missing.length;
  return needsCompleteRun && missing > 0 ? gradeContradictions.incomplete(code, missing) : null;
}

/** Whether a person's verdict is not the machine's. Both stay in the report. */
export const differ = ({ machine, person }: Outcome): boolean =>
  machine !== null && person !== null && (isWorse(machine, person) || isWorse(person, machine));

export type StoredInspection =
  | { readonly ok: true; readonly inspection: Inspection }
  /** `newer`: a later version of the program made it. `damaged`: it is no run, or not a whole one. */
  | { readonly ok: false; readonly refusal: 'newer' | 'damaged' };

const stages: readonly unknown[] = ['setUp', 'testing', 'reviewing', 'finished', 'abandoned'] satisfies Stage[];

/** Reads a run that was stored, perhaps by another version of the program. Never throws. */
export function readStored(stored: unknown): StoredInspection {
  const damaged = { ok: false, refusal: 'damaged' } as const;
  if (typeof stored !== 'object' || stored === null || !('format' in stored)) return damaged;
  if (typeof stored.format === 'number' && stored.format > FORMAT) return { ok: false, refusal: 'newer' };
  const { format, id, stage, profile, facts, grades, absences, entries, index, step } = stored as Partial<Inspection>;
  const parts = [facts, grades, absences];
  const isRun =
    format === FORMAT &&
    typeof id === 'string' &&
    stages.includes(stage) &&
    parts.every((part) => typeof part === 'object' && part !== null) &&
    Array.isArray(entries) &&
    typeof index === 'number' &&
    entries[index] !== undefined &&
    Number.isInteger(step);
  if (!isRun) return damaged;
  const parsed = parseProfile(JSON.stringify(profile) ?? '');
  if (!parsed.ok)
    return parsed.refusal === 'newer' || parsed.refusal === 'unknown-test' ? { ok: false, refusal: 'newer' } : damaged;
  const { tests } = parsed.profile;
  const isSame = (entry: Partial<Entry> | null, i: number) =>
    entry?.check === tests[i]?.check && typeof entry?.runs === 'number' && typeof entry.revision === 'number';
  if (entries.length !== tests.length || !entries.every(isSame)) return damaged;
  return { ok: true, inspection: stored as Inspection };
}
