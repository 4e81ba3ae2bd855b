import type { CheckId } from '../../content/catalogue';
import type { ConditionKind } from '../../content/conditions';
import type { FindingCode } from '../../content/findings';
import type { Profile } from '../../content/profiles';
import type { DeviceFacts } from '../inspection/device-facts';
import type { Skip } from '../inspection/inspection';
import type { Outcome, Overall } from '../inspection/outcome';
import type { Journal } from '../journal';
import type { CheckResult, Measurement, Verdict } from '../result';

/** The version of the form below. A reader refuses a higher one. */
export const REPORT_FORMAT = 1;

/**
 * What one inspection found, as it is sealed. Plain data, and nothing in it is ever changed: a retest makes another report
 * that names this one. Journals and photos are beside it in `Sealed`; it holds their hashes, so that a link can leave them
 * out and still be checked. Times are in milliseconds since the epoch.
 */
export interface Report {
  /** Version of this form. */
  readonly format: typeof REPORT_FORMAT;
  /** Version of the rules that judged. */
  readonly rules: number;
  readonly program: {
    readonly name: string;
    /** Name of the build that made the report; empty where it does not say. */
    readonly build: string;
  };
  /** `AS-7QX4-M2DN`: it follows from the id of the inspection, so that sealing twice gives the same one. */
  readonly id: string;
  readonly startedAt: number;
  readonly finishedAt: number;
  readonly sealedAt: number;
  /** Time in which the person waited for the program, in ms. */
  readonly appMs: number;
  /** Time in which the program waited for the person, in ms. Pauses count in neither. */
  readonly personMs: number;
  /** The tests of the run and its pass marks, as they were then. */
  readonly profile: Profile;
  /** The verdict of the whole run. It is incomplete while `missing` names a test. */
  readonly overall: Overall;
  /** The verdicts and codes as a text that can be read over the phone. */
  readonly summaryCode: string;
  /** The report that this one tests again; null where it is the first. */
  readonly retestOf: ReportLink | null;
  /** What the operator states of the device and of this inspection; all of it is declared. */
  readonly facts: DeviceFacts;
  /** What the operator states of the device's state; null where no grade was given. */
  readonly grades: {
    readonly cosmetic: ReportGrade | null;
    readonly function: ReportGrade | null;
  };
  readonly photos: readonly ReportPhoto[];
  /** What the browser says of the machine. */
  readonly system: readonly Measurement[];
  /** What may have influenced the run; empty where nothing was noticed. */
  readonly conditions: readonly Condition[];
  /** One for each test of the profile, in its order. */
  readonly entries: readonly ReportEntry[];
}

/** Another report, named so that it cannot be exchanged. */
export interface ReportLink {
  readonly id: string;
  /** The hash of its seal: 64 hex digits. */
  readonly hash: string;
}

/** A grade with its meaning, as the operator read it then. */
export interface ReportGrade {
  /** `C5`, `F3`, `A`. */
  readonly code: string;
  readonly name: string;
  readonly meaning: string;
  readonly scale: 'numbers' | 'letters';
}

/** A photo that was taken for the run. Its picture is in `Sealed.photos`, or was left out. */
export interface ReportPhoto {
  /** SHA-256 of the picture's bytes: 64 hex digits. */
  readonly hash: string;
  /** The finding that it shows; null for the whole device. */
  readonly finding: FindingCode | null;
  readonly takenAt: number;
  /** In px of the picture. */
  readonly width: number;
  readonly height: number;
}

/** Something that may have influenced the run. */
export interface Condition {
  readonly kind: ConditionKind;
  /** The test in which it was noticed; null for the whole run. */
  readonly check: CheckId | null;
  /** What was noticed, where there is more to say than the kind: a name, `110%`. */
  readonly details: string;
}

/** One test of the run, with its outcome. */
export interface ReportEntry {
  readonly check: CheckId;
  readonly isRequired: boolean;
  /** `not-due`: it waits for a finding that was not made, so it was not in the run. */
  readonly kind: Outcome['kind'];
  /** The machine's verdict under the profile's pass marks; null without a result. */
  readonly machine: Verdict | null;
  /** The person's; null where the person took the machine's. */
  readonly person: Verdict | null;
  /** What counts: the worse of both. Null where the test gave none. */
  readonly verdict: Verdict | null;
  /** What the person found, beside the findings of the result. */
  readonly codes: readonly FindingCode[];
  /** Why it was skipped; null where it was not. */
  readonly skip: Skip | null;
  /** How often the test was opened. */
  readonly runs: number;
  /** How often the person asked to do it again. */
  readonly repeats: number;
  /** How long the test was open, in ms. */
  readonly tookMs: number;
  /** What the test said: parts, findings with their places, figures with unit and source. Null without a result. */
  readonly result: CheckResult | null;
  /** The record of events from which the result follows; null where none was kept. */
  readonly journal: ReportJournal | null;
}

/** A journal that is in `Sealed.journals`, or was left out. */
export interface ReportJournal {
  /** SHA-256 of its canonical JSON: 64 hex digits. */
  readonly hash: string;
  readonly events: number;
}

/**
 * The parts that a seal tells apart: a part for each test of the run, and five others. `report`: what identifies the report
 * and sums it up, with the profile. `device`: the facts. `condition`: grades and photos. `system`: what the browser says.
 * `run`: conditions of the run.
 */
export type SealPart = 'report' | 'device' | 'condition' | 'system' | 'run' | CheckId;

/** Shows that nothing changed since. It does not show that the tester was careful. */
export interface Seal {
  /** SHA-256 of the canonical JSON of each part: 64 hex digits. They tell which part was changed. */
  readonly parts: Readonly<Partial<Record<SealPart, string>>>;
  /** SHA-256 of the canonical JSON of `parts`: 64 hex digits. Its first 24 are printed on paper and labels. */
  readonly hash: string;
  /** Null where the report was not signed. */
  readonly signature: Signature | null;
}

export interface Signature {
  readonly algorithm: 'Ed25519';
  /** The public key: 64 hex digits. */
  readonly key: string;
  /** The signer's own words; a reader trusts only a name that the reader gave to the key. */
  readonly name: string;
  /** Over hash and name: 128 hex digits. */
  readonly value: string;
}

/** The picture of a photo. */
export interface AttachedPhoto {
  /** As in `ReportPhoto`. */
  readonly hash: string;
  /** The bytes of a JPEG picture in base64. */
  readonly data: string;
}

/** A report as a file, a link or a record of the history. */
export interface Sealed {
  /** Tells the file from any other JSON. */
  readonly type: 'assay-report';
  readonly report: Report;
  readonly seal: Seal;
  /** The newest of each test. A link has none. */
  readonly journals: readonly Journal[];
  /** Those that were not left out. A link has none. */
  readonly photos: readonly AttachedPhoto[];
}
