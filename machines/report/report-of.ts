import type { CheckId } from '../../content/catalogue';
import { cosmeticGrades, type FunctionGradeKind, functionGrades } from '../../content/grades';
import { canonicalJson } from '../../measure/report/canonical-json';
import { reportIdOf } from '../../measure/report/report-id';
import type { Entry, Inspection } from '../inspection/inspection';
import { outcomeOf, overallOf } from '../inspection/outcome';
import type { Journal } from '../journal';
import type { Figure } from '../result';
import { conditionsOf } from './conditions-of';
import { keptJournals } from './kept-journals';
import {
  type AttachedPhoto,
  type Condition,
  REPORT_FORMAT,
  type Report,
  type ReportEntry,
  type ReportGrade,
  type ReportJournal,
  type ReportLink,
  type ReportPhoto,
  type Sealed,
  type Signature,
} from './report';
import { type Digest, hashesOf, journalHash, signedText } from './seal';

/** What a report needs in addition to its inspection. */
export interface ReportParts {
  /** Version of the rules that judged. */
  readonly rules: number;
  readonly program: Report['program'];
  /** In ms since the epoch. */
  readonly sealedAt: number;
  readonly photos: readonly ReportPhoto[];
  /** What the browser reports about the computer. See `systemFigures`. */
  readonly system: readonly Figure[];
  /** Conditions that the page noticed. `sealInspection` adds those found in results and journals. */
  readonly conditions: readonly Condition[];
  readonly retestOf: ReportLink | null;
}

/** Signs a text with a key of this browser. */
export interface Signer {
  /** The public key: 64 hex digits. */
  readonly key: string;
  readonly name: string;
  /** Returns the signature of a text's UTF-8 bytes: 128 hex digits. */
  readonly sign: (text: string) => Promise<string>;
}

/**
 * Makes the report of a finished inspection.
 * @param journals the hash of each test's journal, if one was kept
 * @throws {RangeError} if the inspection is not finished
 */
function reportOf(
  inspection: Inspection,
  journals: Readonly<Partial<Record<CheckId, ReportJournal>>>,
  { rules, program, sealedAt, photos, system, conditions, retestOf }: ReportParts,
): Report {
  const { startedAt, finishedAt, stage } = inspection;
  if (stage !== 'finished' || startedAt === null || finishedAt === null)
    throw new RangeError('Only an inspection that is finished has a report');
  const { cosmetic, function: functional } = inspection.grades;
  return {
    format: REPORT_FORMAT,
    rules,
    program,
    id: reportIdOf(inspection.id),
    startedAt,
    finishedAt,
    sealedAt,
    appMs: inspection.appMs,
    personMs: inspection.personMs,
    profile: inspection.profile,
    overall: overallOf(inspection),
    retestOf,
    facts: inspection.facts,
    grades: { cosmetic: gradeOf(cosmeticGrades, cosmetic), function: gradeOf(functionGrades, functional) },
    photos,
    system,
    conditions,
    entries: inspection.entries.map((entry) => entryOf(inspection, entry, journals[entry.check] ?? null)),
  };
}

function entryOf(inspection: Inspection, entry: Entry, journal: ReportJournal | null): ReportEntry {
  const { check, judgment, skip, runs, repeats, tookMs, result } = entry;
  const { kind, machine, person, verdict } = outcomeOf(inspection, entry);
  const isRequired = inspection.profile.tests.some((test) => test.check === check && test.isRequired);
  const codes = judgment?.codes ?? [];
  return { check, isRequired, kind, machine, person, verdict, codes, skip, runs, repeats, tookMs, result, journal };
}

function gradeOf(
  scales: Readonly<Record<ReportGrade['scale'], readonly Pick<FunctionGradeKind, 'code' | 'name' | 'meaning'>[]>>,
  code: string | null,
): ReportGrade | null {
  for (const scale of ['numbers', 'letters'] as const) {
    const grade = scales[scale].find((one) => one.code === code);
    if (grade) return { code: grade.code, name: grade.name, meaning: grade.meaning, scale };
  }
  return null;
}

/**
 * Seals a finished inspection.
 * @param journals the newest of each test. Journals of tests that are not in the run are left out. Journals that are
 * too long are left out too, and a condition says so.
 * @param signer null if the report is not signed
 */
export async function sealInspection(
  inspection: Inspection,
  journals: readonly Journal[],
  parts: ReportParts & { readonly attached: readonly AttachedPhoto[] },
  { digest, signer }: { readonly digest: Digest; readonly signer: Signer | null },
): Promise<Sealed> {
  const own = journals.filter(({ check }) => inspection.entries.some((entry) => entry.check === check));
  const kept = keptJournals(own);
  const named: [CheckId, { hash: string; events: number }][] = [];
  // One after the other: serializing all journals of a long run at once would block the page.
  for (const journal of kept) {
    named.push([journal.check, { hash: await journalHash(journal, digest), events: journal.events.length }]);
  }
  const lost = own
    .filter((journal) => !kept.includes(journal))
    .map(({ check }): Condition => ({ kind: 'unrecorded', check, details: '' }));
  const conditions = [...conditionsOf(inspection, kept, parts.conditions), ...lost];
  const report = reportOf(inspection, Object.fromEntries(named), { ...parts, conditions });
  return sealReport(report, kept, parts.attached, { digest, signer });
}

/** Seals a report. */
export async function sealReport(
  report: Report,
  journals: readonly Journal[],
  photos: readonly AttachedPhoto[],
  { digest, signer }: { readonly digest: Digest; readonly signer: Signer | null },
): Promise<Sealed> {
  const { parts, hash } = await hashesOf(report, digest);
  const signature = signer && (await signatureOf(hash, signer));
  return { type: 'assay-report', report, seal: { parts, hash, signature }, journals, photos };
}

async function signatureOf(hash: string, { key, name, sign }: Signer): Promise<Signature> {
  const unsigned = { algorithm: 'Ed25519', key, name } as const;
  return { ...unsigned, value: await sign(signedText(hash, unsigned)) };
}

/** Writes a report as the text of a file. `readReport` reads it. */
export const formatReport = (sealed: Sealed): string => canonicalJson(sealed);
