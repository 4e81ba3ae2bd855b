import * as v from 'valibot';
import type { CheckId } from '../../content/catalogue';
import { hasBidiControls } from '../../measure/plain-text';
import { utf8Length } from '../../measure/report/bytes';
import { HALF_CHARACTER, MAX_JSON_DEPTH } from '../../measure/report/canonical-json';
import { jsonFault } from '../../measure/report/json-end';
import { REPORT_FORMAT, type Sealed } from './report';
import { sealedSchema } from './schema';

/**
 * Why this version cannot read a text as a report. `empty`: it has no content. `too-large`: it was not read at all.
 * `hostile`: it is nested too deeply, or has too many values, the name `__proto__`, a lone surrogate or a character
 * that changes the text direction. `cut` and `damaged`: correct up to this byte. `not-a-report`: it is other JSON, or a
 * field is wrong. `newer`: a later version wrote it, in a newer format or with names that this version does not know.
 */
export type ReportRefusal =
  | { readonly reason: 'empty' | 'too-large' | 'hostile' | 'not-a-report' }
  | { readonly reason: 'cut' | 'damaged'; readonly byte: number }
  | { readonly reason: 'newer'; readonly format: number };

export type ReadReport =
  | { readonly ok: true; readonly sealed: Sealed }
  | { readonly ok: false; readonly refusal: ReportRefusal };

/** Larger files are not read, in bytes. A Full run with twenty photos has about a quarter of this. */
export const MAX_REPORT_BYTES = 24 * 1024 * 1024;
/** The maximum number of values. A Full run with its journals has about a twentieth of this. */
const MAX_VALUES = 1_000_000;
/** Assigning a member of this name to an object replaces the object's prototype. */
const FORBIDDEN = '__proto__';

const refused = (refusal: ReportRefusal): ReadReport => ({ ok: false, refusal });

/**
 * Reads the text of a report file. The text is untrusted: nothing in it is executed. `verifyReport` checks whether it
 * was changed. Never throws.
 */
export function readReport(text: string): ReadReport {
  return wholeOf(reading(text));
}

/**
 * Like `readReport`, with a pause between the steps, because each step takes a while for the journals of a long run.
 */
export const readReportWithPauses = (text: string, pause: Pause): Promise<ReadReport> => slowly(reading(text), pause);

/** Reads a report that was stored as plain data, possibly by another version. Never throws. */
export function readSealed(value: unknown): ReadReport {
  return wholeOf(readingValue(value));
}

export const readSealedWithPauses = (value: unknown, pause: Pause): Promise<ReadReport> =>
  slowly(readingValue(value), pause);

type Pause = () => Promise<void>;
type Steps = Generator<undefined, ReadReport, undefined>;

function wholeOf(steps: Steps): ReadReport {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

async function slowly(steps: Steps, pause: Pause): Promise<ReadReport> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await pause();
  }
}

function* reading(text: string): Steps {
  // A code unit takes at least one byte.
  if (text.length > MAX_REPORT_BYTES) return refused({ reason: 'too-large' });
  const json = text.startsWith('\ufeff') ? text.slice(1) : text;
  if (json.trim() === '') return refused({ reason: 'empty' });
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return refused(faultOf(json));
  }
  yield;
  return yield* readingValue(value);
}

function* readingValue(value: unknown): Steps {
  if (!isPlain(value)) return refused({ reason: 'hostile' });
  const { type, report } = Object(value) as Partial<Record<string, unknown>>;
  const { format } = Object(report) as Partial<Record<string, unknown>>;
  if (type !== 'assay-report') return refused({ reason: 'not-a-report' });
  if (typeof format === 'number' && Number.isInteger(format) && format > REPORT_FORMAT)
    return refused({ reason: 'newer', format });
  yield;
  const read = v.safeParse(sealedSchema, value);
  if (read.success)
    return isConsistent(read.output) ? { ok: true, sealed: read.output } : refused({ reason: 'not-a-report' });
  return refused(
    read.issues.every(isUnknownName) ? { reason: 'newer', format: REPORT_FORMAT } : { reason: 'not-a-report' },
  );
}

/** Members whose set of values a later version may extend: tests, codes of findings, and conditions. */
const growing = ['check', 'code', 'codes', 'missing', 'finding', 'onlyAfter', 'kind'];

/** Whether the only problem is that this version does not know the name of a test, a code or a condition. */
function isUnknownName({ type, input, path }: v.BaseIssue<unknown>): boolean {
  const name = path?.map(({ key }) => key).findLast((key) => typeof key === 'string');
  return type === 'picklist' && typeof input === 'string' && growing.includes(String(name));
}

/** Whether the parts of a report belong together: one entry for each test, and at most one journal for each. */
function isConsistent({ report, journals }: Sealed): boolean {
  const { entries, profile } = report;
  const isUnique = (items: readonly { readonly check: CheckId }[]) =>
    new Set(items.map(({ check }) => check)).size === items.length;
  return (
    entries.length === profile.tests.length &&
    entries.every(({ check, result }, i) => check === profile.tests[i]?.check && (result?.check ?? check) === check) &&
    isUnique(entries) &&
    isUnique(journals)
  );
}

/** Printable ASCII: most texts, and much faster to test than the other rules. */
const PRINTABLE_ASCII = /^[ -~]*$/;
const isPlainText = (text: string) =>
  PRINTABLE_ASCII.test(text) || !(HALF_CHARACTER.test(text) || hasBidiControls(text));

/**
 * Whether a value is neither nested too deeply nor too large, does not contain `__proto__`, and can be written as
 * canonical JSON. Uses no recursion and no array per value, because a report can have half a million values.
 */
function isPlain(value: unknown): boolean {
  const open: unknown[] = [value];
  const depths = [0];
  /** Member names that were checked already. */
  const names = new Set<string>();
  let count = 0;
  while (open.length > 0) {
    const one = open.pop();
    const depth = depths.pop() ?? 0;
    count++;
    if (typeof one === 'string' && !isPlainText(one)) return false;
    if (typeof one === 'number' && !Number.isFinite(one)) return false;
    if (depth > MAX_JSON_DEPTH || count + open.length > MAX_VALUES) return false;
    if (typeof one !== 'object' || one === null) continue;
    if (Array.isArray(one)) {
      for (const item of one) {
        open.push(item);
        depths.push(depth + 1);
      }
      continue;
    }
    if (Object.hasOwn(one, FORBIDDEN)) return false;
    for (const name of Object.keys(one)) {
      open.push((one as Record<string, unknown>)[name]);
      depths.push(depth + 1);
      count++;
      if (names.has(name)) continue;
      if (!isPlainText(name)) return false;
      names.add(name);
    }
  }
  return true;
}

/** Where a text stops being JSON, in bytes of UTF-8. */
function faultOf(json: string): ReportRefusal {
  const fault = jsonFault(json);
  if (!fault) return { reason: 'hostile' };
  return { reason: fault.isCut ? 'cut' : 'damaged', byte: utf8Length(json.slice(0, fault.at)) };
}
