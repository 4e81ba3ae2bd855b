import type { CheckId } from '../../content/catalogue';
import type { ConditionKind } from '../../content/conditions';
import type { FindingCode } from '../../content/findings';
import type { CosmeticGrade, FunctionGrade } from '../../content/grades';
import type { Profile } from '../../content/profiles';
import { needsWords, type SkipReason } from '../../content/skip-reasons';
import type { Verdict } from '../result';
import { type DeviceFacts, noFacts, withFacts } from './device-facts';
import type { InspectedResult } from './pass-marks';

export interface Grades {
  readonly cosmetic: CosmeticGrade | null;
  readonly function: FunctionGrade | null;
}

/** Why a test cannot run at all. */
export type Absence = 'not-fitted' | 'not-supported';

export interface Skip {
  readonly reason: SkipReason;
  /** The operator's own words. Empty if the reason needs none. */
  readonly words: string;
}

/** The verdict that a person chose, next to the machine's. */
export interface Judgment {
  readonly verdict: Verdict;
  /** What the person found. */
  readonly codes: readonly FindingCode[];
}

/** A person's verdict whose findings are still asked for. */
export interface Draft extends Judgment {
  readonly check: CheckId;
}

/** Something that may have influenced a test, noticed by the page when the result came. */
export interface Noticed {
  readonly kind: ConditionKind;
  /** A name or a figure, such as `110%`. Empty if the kind says enough. */
  readonly details: string;
}

/** One test of the run, with its outcome. */
export interface Entry {
  readonly check: CheckId;
  /** How often the test was opened. */
  readonly runs: number;
  /** How often the person repeated the test. */
  readonly repeats: number;
  /** Revision of the newest result since the test was last opened. -1 before the first. */
  readonly revision: number;
  /** The newest result. It stays until a newer run gives another one. */
  readonly result: InspectedResult | null;
  /** Conditions noticed at that result. Absent in runs that an earlier version stored. */
  readonly noticed?: readonly Noticed[];
  /** The newest judgment, with the value of `repeats` at that time. */
  readonly judgment: (Judgment & { readonly repeats: number }) | null;
  readonly skip: Skip | null;
  /** How long the test was open, in ms. */
  readonly tookMs: number;
}

export type Stage = 'setUp' | 'testing' | 'reviewing' | 'finished' | 'abandoned';

/** A whole run, as it is stored after each step. Plain data. */
export interface Inspection {
  /** Version of this data format. */
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
  /** Absent in runs that an earlier version stored. */
  readonly draft?: Draft | null;
  /** Index of the test that is open, or was open last. */
  readonly index: number;
  /** Milliseconds since the epoch. Null before the start or the end. */
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  /** Time that the person waited for the program, in ms. */
  readonly appMs: number;
  /** Time that the program waited for the person, in ms. Pauses count in neither. */
  readonly personMs: number;
}
export const FORMAT = 1;

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
 * A new run.
 * @param facts those that are the same for a whole batch
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

/** The run with another profile, and nothing tested yet. */
export const withProfile = (inspection: Inspection, profile: Profile): Inspection => ({
  ...inspection,
  profile,
  entries: freshEntries(profile),
  index: 0,
});

const changeEntry = (inspection: Inspection, check: CheckId, change: (entry: Entry) => Entry): Inspection => ({
  ...inspection,
  entries: inspection.entries.map((entry) => (entry.check === check ? change(entry) : entry)),
});

/** The test that is open. @throws {RangeError} if the run has no tests */
export function currentEntry({ entries, index }: Inspection): Entry {
  const entry = entries[index];
  if (!entry) throw new RangeError(`The run has no test ${index}`);
  return entry;
}

/** Opens another test. Its earlier result stays until there is a newer one. */
export function openTest(inspection: Inspection, index: number): Inspection {
  const opened = { ...inspection, index };
  const { check } = currentEntry(opened);
  return changeEntry(opened, check, (entry) => ({ ...entry, runs: entry.runs + 1, revision: -1 }));
}

/** Repeats the open test. The person's judgment stays until there is a new result. */
export function repeatTest(inspection: Inspection): Inspection {
  const { check } = currentEntry(inspection);
  const opened = openTest(inspection, inspection.index);
  return changeEntry(opened, check, (entry) => ({ ...entry, repeats: entry.repeats + 1 }));
}

/**
 * Whether a result belongs to a test that was opened, and is not older than the stored result of this run of the test.
 */
export function isNews({ entries }: Inspection, check: CheckId, revision: number): boolean {
  const entry = entries.find((one) => one.check === check);
  return entry !== undefined && entry.runs > 0 && Number.isInteger(revision) && revision >= Math.max(0, entry.revision);
}

/** A new result of a test, with the conditions noticed at that time. */
export interface TestNews {
  readonly check: CheckId;
  readonly result: InspectedResult;
  readonly revision: number;
  readonly noticed?: readonly Noticed[];
}

/** Adds a result. The result of a repeated test discards the person's earlier judgment. */
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

/** Adds a person's verdict on the open test. A part that a person can judge is not absent. */
export function withJudgment(inspection: Inspection, { verdict, codes }: Judgment): Inspection {
  const { check } = currentEntry(inspection);
  return changeEntry({ ...withAbsence(inspection, check, null), draft: null }, check, (entry) => ({
    ...entry,
    judgment: { verdict, codes, repeats: entry.repeats },
    skip: null,
  }));
}

/** Keeps a verdict on the open test while its findings are asked for; null withdraws it. */
export const withDraft = (inspection: Inspection, draft: Judgment | null): Inspection => ({
  ...inspection,
  draft: draft && { ...draft, check: currentEntry(inspection).check },
});

/** Skips the open test. Findings so far stay. */
export const withSkip = (inspection: Inspection, skip: Skip): Inspection =>
  changeEntry(inspection, currentEntry(inspection).check, (entry) => ({ ...entry, skip }));

/** Whether a reason is complete. Some reasons need words. */
export const isReasonComplete = ({ reason, words }: Skip): boolean => !needsWords(reason) || words.trim() !== '';

/** Marks a part as absent, or as present (null). */
export function withAbsence(inspection: Inspection, check: CheckId, absence: Absence | null): Inspection {
  const { [check]: _, ...absences } = inspection.absences;
  return { ...inspection, absences: absence === null ? absences : { ...absences, [check]: absence } };
}
