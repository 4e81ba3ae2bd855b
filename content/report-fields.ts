import { type CheckId, checkOf } from './catalogue';
import { type FindingCode, findings } from './findings';
import { type OutcomeKind, outcomeNames } from './outcome-names';
import { counted, list } from './words';

/** The fields of a report that can be exported. `reportField` in `machines/report/fields.ts` computes each. */
export type ReportField =
  | 'id'
  | 'sealed'
  | 'date'
  | 'verdict'
  | 'complete'
  | 'passed'
  | 'judged'
  | 'missing'
  | 'codes'
  | 'faults'
  | 'profile'
  | 'builtIn'
  | 'tests'
  | 'result'
  | 'item'
  | 'maker'
  | 'model'
  | 'serial'
  | 'assetTag'
  | 'lot'
  | 'year'
  | 'age'
  | 'company'
  | 'companyAndAddress'
  | 'technician'
  | 'site'
  | 'notes'
  | 'job'
  | 'cosmetic'
  | 'function'
  | 'seal'
  | 'retestOf'
  | 'title'
  | 'conditionId'
  | 'conditionText'
  | 'ordsCategory'
  | 'ordsCategoryId'
  | 'weeeCategory'
  | 'snipeStatus'
  | `outcome.${CheckId}`;

/** A column of a table with one row per device. */
export interface ReportColumn {
  readonly name: string;
  /** Its content, in one short sentence. */
  readonly means: string;
  /** Where its text comes from. */
  readonly from:
    | { readonly field: ReportField }
    /** The same for every device. */
    | { readonly text: string }
    /** No browser can know it, so the cell stays empty for a person to fill in. The reason in a few words. */
    | { readonly person: string };
}

/** `Screen, Mouse and Sound`. */
export const checkNames = (checks: readonly CheckId[]) => list(checks.map((check) => checkOf(check).name));

/** `Dead pixel (SCR-DEAD), Stuck key (KBD-STUCK)`. */
export const faultNames = (codes: readonly FindingCode[]) =>
  codes.map((code) => `${findings[code].name} (${code})`).join(', ');

/** The result of a report in a sentence or three. */
export const resultWords = (
  { verdict, passed, judged }: { readonly verdict: OutcomeKind; readonly passed: number; readonly judged: number },
  missing: readonly CheckId[],
  codes: readonly FindingCode[],
) =>
  [
    `${outcomeNames[verdict]}: ${passed} of ${counted(judged, 'test')} passed.`,
    ...(missing.length === 0 ? [] : [`Not tested: ${checkNames(missing)}.`]),
    ...(codes.length === 0 ? [] : [`Found: ${faultNames(codes)}.`]),
  ].join(' ');
