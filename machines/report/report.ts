import type { CheckId } from '../../content/catalogue';
import type { ConditionKind } from '../../content/conditions';
import type { FindingCode } from '../../content/findings';
import type { Profile } from '../../content/profiles';
import type { DeviceFacts } from '../inspection/device-facts';
import type { Skip } from '../inspection/inspection';
import type { Outcome, Overall } from '../inspection/outcome';
import type { Journal } from '../journal';
import type { CheckResult, Figure, Verdict } from '../result';

/** Version of the format below. A reader refuses a higher one. Format 1 is the same with a summary code. */
export const REPORT_FORMAT = 2;

/**
 * What one inspection found, as it is sealed. Plain data that never changes: a retest makes another report, which names
 * this one. Journals and photos are next to it in `Sealed`. The report contains only their hashes, so that a link can
 * leave them out and can still be verified. Times are in milliseconds since the epoch.
 */
export interface Report {
  /** Version of this format. */
  readonly format: 1 | typeof REPORT_FORMAT;
  /** Version of the rules that judged. */
  readonly rules: number;
  readonly program: {
    readonly name: string;
    /** Name of the build that made the report. Empty if it has none. */
    readonly build: string;
  };
  /** `AS-7QX4-M2DN`. Derived from the id of the inspection, so that sealing twice gives the same id. */
  readonly id: string;
  readonly startedAt: number;
  readonly finishedAt: number;
  readonly sealedAt: number;
  /** Time that the person waited for the program, in ms. */
  readonly appMs: number;
  /** Time that the program waited for the person, in ms. Pauses count in neither. */
  readonly personMs: number;
  /** The tests of the run and its pass marks, as they were at the time. */
  readonly profile: Profile;
  /** The verdict of the whole run. It is incomplete while `missing` names a test. */
  readonly overall: Overall;
  /** Only in format 1, and not shown: the verdicts and codes as a short text. */
  readonly summaryCode?: string;
  /** The report of which this one is a retest. Null if this is the first. */
  readonly retestOf: ReportLink | null;
  /** What the operator states about the device and this inspection. All of it is declared. */
  readonly facts: DeviceFacts;
  /** The operator's grades of the device. Null if no grade was given. */
  readonly grades: {
    readonly cosmetic: ReportGrade | null;
    readonly function: ReportGrade | null;
  };
  readonly photos: readonly ReportPhoto[];
  /** What the browser reports about the computer. */
  readonly system: readonly Figure[];
  /** What may have influenced the run. Empty if nothing was noticed. */
  readonly conditions: readonly Condition[];
  /** One for each test of the profile, in the profile's order. */
  readonly entries: readonly ReportEntry[];
}

/** A reference to another report. The hash prevents substitution. */
export interface ReportLink {
  readonly id: string;
  /** The hash of its seal: 64 hex digits. */
  readonly hash: string;
}

/** A grade with its meaning, as the operator read it at the time. */
export interface ReportGrade {
  /** `C5`, `F3`, `A`. */
  readonly code: string;
  readonly name: string;
  readonly meaning: string;
  readonly scale: 'numbers' | 'letters';
}

/** A photo of the run. Its picture is in `Sealed.photos`, unless it was left out. */
export interface ReportPhoto {
  /** SHA-256 of the picture's bytes: 64 hex digits. */
  readonly hash: string;
  /** The finding that it shows. Null for the whole device. */
  readonly finding: FindingCode | null;
  readonly takenAt: number;
  /** In px of the picture. */
  readonly width: number;
  readonly height: number;
}

/** Something that may have influenced the run. */
export interface Condition {
  readonly kind: ConditionKind;
  /** The test in which it was noticed. Null for the whole run. */
  readonly check: CheckId | null;
  /** A name or a figure, such as `110%`. Empty if the kind says enough. */
  readonly details: string;
}

/** One test of the run, with its outcome. */
export interface ReportEntry {
  readonly check: CheckId;
  readonly isRequired: boolean;
  /** `not-due`: it waits for a finding that was not made, so it was not in the run. */
  readonly kind: Outcome['kind'];
  /** The machine's verdict under the profile's pass marks. Null without a result. */
  readonly machine: Verdict | null;
  /** The person's verdict. Null if the person accepted the machine's. */
  readonly person: Verdict | null;
  /** The verdict that counts: the worse of both. Null if the test has none. */
  readonly verdict: Verdict | null;
  /** What the person found, in addition to the findings of the result. */
  readonly codes: readonly FindingCode[];
  /** Why it was skipped. Null if it was not. */
  readonly skip: Skip | null;
  /** How often the test was opened. */
  readonly runs: number;
  /** How often the person repeated the test. */
  readonly repeats: number;
  /** How long the test was open, in ms. */
  readonly tookMs: number;
  /** The test's result: parts, findings with their places, figures with unit and source. Null if there is none. */
  readonly result: CheckResult | null;
  /** The recorded events that lead to the result. Null if none were kept. */
  readonly journal: ReportJournal | null;
}

/** A journal. Its events are in `Sealed.journals`, unless they were left out. */
export interface ReportJournal {
  /** SHA-256 of its canonical JSON: 64 hex digits. */
  readonly hash: string;
  readonly events: number;
}

/**
 * The parts of a report that a seal hashes separately: one for each test of the run, and five others. `report`: the
 * report's identity and summary, with the profile. `device`: the facts. `condition`: grades and photos. `system`: what
 * the browser reports. `run`: conditions of the run.
 */
export type SealPart = 'report' | 'device' | 'condition' | 'system' | 'run' | CheckId;

/** Proves that nothing changed since sealing. It does not prove that the tester was careful. */
export interface Seal {
  /** SHA-256 of the canonical JSON of each part: 64 hex digits. They show which part was changed. */
  readonly parts: Readonly<Partial<Record<SealPart, string>>>;
  /** SHA-256 of the canonical JSON of `parts`: 64 hex digits. Its first 24 are printed on paper and labels. */
  readonly hash: string;
  /** Null if the report is not signed. */
  readonly signature: Signature | null;
}

export interface Signature {
  readonly algorithm: 'Ed25519';
  /** The public key: 64 hex digits. */
  readonly key: string;
  /** The name that the signer claims. A reader trusts only the name that the reader gave to the key. */
  readonly name: string;
  /** The signature over hash and name: 128 hex digits. */
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
  /** Identifies the file type. */
  readonly type: 'assay-report';
  readonly report: Report;
  readonly seal: Seal;
  /** The newest journal of each test. A link has none. */
  readonly journals: readonly Journal[];
  /** The photos that were not left out. A link has none. */
  readonly photos: readonly AttachedPhoto[];
}
