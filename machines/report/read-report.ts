import * as v from 'valibot';
import type { CheckId } from '../../content/catalogue';
import { isTurned } from '../../measure/plain-text';
import { utf8Length } from '../../measure/report/bytes';
import { HALF_CHARACTER, MAX_JSON_DEPTH } from '../../measure/report/canonical-json';
import { jsonFault } from '../../measure/report/json-end';
import { REPORT_FORMAT, type Sealed } from './report';
import { sealedSchema } from './schema';

/**
 * Why a text is not a report that this version can read. `empty`: there is nothing in it. `too-large`: it was not read at all.
 * `hostile`: it is nested too deeply, has too many values, a name that scripts misuse, half a character or one that turns the text around. `cut` and `damaged`: right up to
 * this byte. `not-a-report`: it is JSON of something else, or a field is wrong. `newer`: a later version made it, of this
 * format or with names that this version lacks.
 */
export type ReportRefusal =
  | { readonly reason: 'empty' | 'too-large' | 'hostile' | 'not-a-report' }
  | { readonly reason: 'cut' | 'damaged'; readonly byte: number }
  | { readonly reason: 'newer'; readonly format: number };

export type ReadReport =
  | { readonly ok: true; readonly sealed: Sealed }
  | { readonly ok: false; readonly refusal: ReportRefusal };

/** Larger files are not read, in bytes. A Full run with twenty photos has about a quarter. */
export const MAX_REPORT_BYTES = 24 * 1024 * 1024;
/** A Full run with its journals has about a twentieth. */
const MAX_VALUES = 1_000_000;
/** A member of this name replaces the prototype of an object that it is assigned to. */
const FORBIDDEN = '__proto__';

const refused = (refusal: ReportRefusal): ReadReport => ({ ok: false, refusal });

/**
 * Reads the text of a report's file. The text may come from anywhere: nothing in it is run. Whether it was changed is for
 * `verifyReport` to say. Never throws.
 */
export function readReport(text: string): ReadReport {
  return wholeOf(reading(text));
}

/** The same with a pause between the steps, since each takes a while for the journals of a long run. */
export const readReportSlowly = (text: string, pause: Pause): Promise<ReadReport> => slowly(reading(text), pause);

/** Reads a report that was kept as plain data, perhaps by another version. Never throws. */
export function readSealed(value: unknown): ReadReport {
  return wholeOf(readingValue(value));
}

export const readSealedSlowly = (value: unknown, pause: Pause): Promise<ReadReport> =>
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
  // A code unit takes at least a byte.
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

/** Members whose value a later version may add to: tests, codes of findings, and conditions. */
const growing = ['check', 'code', 'codes', 'missing', 'finding', 'onlyAfter', 'kind'];

/** Whether an issue is only that a name of a test, a code or a condition is not known here. */
function isUnknownName({ type, input, path }: v.BaseIssue<unknown>): boolean {
  const name = path?.map(({ key }) => key).findLast((key) => typeof key === 'string');
  return type === 'picklist' && typeof input === 'string' && growing.includes(String(name));
}

/** Whether the parts of a report belong together: an entry for each test, each once, and a journal of each at most once. */
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

/** Printable characters of ASCII: most texts, and told in a fraction of the time of the other rules. */
const USUAL = /^[ -~]*$/;
const isPlainText = (text: string) => USUAL.test(text) || !(HALF_CHARACTER.test(text) || isTurned(text));

/**
 * Whether a value is neither nested too deeply nor too large, has no name that scripts misuse, and can be written as
 * canonical JSON. Without recursion, and with no array for each value, since a report has half a million of them.
 */
function isPlain(value: unknown): boolean {
  const open: unknown[] = [value];
  const depths = [0];
  /** Names of members that were looked at. */
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
