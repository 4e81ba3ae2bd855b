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

/** One test of the run, with its outcome. */
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

/** The run with a person's verdict on the test that is open. A part that a person can judge is not absent. */
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
