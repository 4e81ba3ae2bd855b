import type { CheckId } from './catalogue';

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
