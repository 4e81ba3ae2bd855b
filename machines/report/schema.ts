import * as v from 'valibot';
import { catalogue } from '../../content/catalogue';
import { type ConditionKind, conditions } from '../../content/conditions';
import { type FindingCode, findings } from '../../content/findings';
import { skipReasons } from '../../content/skip-reasons';
import { pixelFaultClasses } from '../../measure/screen/pixel-fault-class';
import { type Journal, MAX_JOURNAL_EVENTS } from '../journal';
import { REPORT_FORMAT, type Report, type Seal, type Sealed } from './report';

/** The maximum number of characters in a text, in a photo in base64, and in a short name. */
const MAX_TEXT = 4000;
const MAX_PHOTO = 4_000_000;
const MAX_NAME = 240;
/** The maximum number of items in a list, such as tests or parts. */
const MAX_ITEMS = 1000;

const text = v.pipe(v.string(), v.maxLength(MAX_TEXT));
const name = v.pipe(v.string(), v.maxLength(MAX_NAME));
const figure = v.pipe(v.number(), v.finite());
/** Milliseconds since the epoch, within the range of `Date`. */
const time = v.pipe(figure, v.minValue(0), v.maxValue(8.64e15));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const hex = (digits: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${digits}}$`)));
const listOf = <T extends v.GenericSchema>(item: T) => v.pipe(v.array(item), v.maxLength(MAX_ITEMS));

const check = v.picklist(catalogue.map(({ id }) => id));
const code = v.picklist(Object.keys(findings) as FindingCode[]);
const verdict = v.picklist(['pass', 'inconclusive', 'warning', 'fail']);
const source = v.picklist(['measured', 'estimated', 'reported', 'observed', 'declared', 'setting', 'file']);
const value = v.union([figure, text]);

const measurement = v.strictObject({ name, value, unit: name, source });
const finding = v.strictObject({
  code,
  where: v.exactOptional(
    v.strictObject({
      on: v.exactOptional(name),
      key: v.exactOptional(name),
      button: v.exactOptional(name),
      channel: v.exactOptional(name),
      frequency: v.exactOptional(figure),
      box: v.exactOptional(v.strictObject({ x: figure, y: figure, width: figure, height: figure })),
    }),
  ),
  amount: v.exactOptional(v.strictObject({ value, unit: name, source })),
});

const line = { id: name, rule: name, name, details: text };
const part = v.variant('verdict', [
  v.strictObject({ ...line, verdict: v.picklist(['pass', 'inconclusive', 'not-run']) }),
  v.strictObject({
    ...line,
    verdict: v.picklist(['warning', 'fail']),
    findings: v.tupleWithRest([finding], finding),
  }),
]);

const result = v.strictObject({
  check,
  name,
  status: verdict,
  details: text,
  parts: listOf(part),
  findings: listOf(finding),
  missing: listOf(v.strictObject({ rule: name, needs: text, action: name })),
  measurements: listOf(measurement),
  startedAt: time,
  finishedAt: time,
});

const entry = v.strictObject({
  check,
  isRequired: v.boolean(),
  kind: v.picklist(['judged', 'skipped', 'not-fitted', 'not-supported', 'not-run', 'not-due']),
  machine: v.nullable(verdict),
  person: v.nullable(verdict),
  verdict: v.nullable(verdict),
  codes: listOf(code),
  skip: v.nullable(v.strictObject({ reason: v.picklist(skipReasons.map((one) => one.code)), words: text })),
  runs: count,
  repeats: count,
  tookMs: figure,
  result: v.nullable(result),
  journal: v.nullable(v.strictObject({ hash: hex(64), events: count })),
});

const profile = v.strictObject({
  format: v.literal(1),
  id: name,
  name,
  summary: text,
  minutes: v.nullable(figure),
  tests: listOf(
    v.strictObject({
      check,
      isRequired: v.boolean(),
      onlyAfter: v.exactOptional(code),
      hint: v.exactOptional(text),
    }),
  ),
  passMarks: v.strictObject({
    untestedKeys: v.exactOptional(count),
    pixelFaultClass: v.exactOptional(v.picklist(pixelFaultClasses)),
    frameRate: v.exactOptional(figure),
    refreshRate: v.exactOptional(figure),
    batteryHealth: v.exactOptional(figure),
  }),
});

const grade = v.nullable(
  v.strictObject({ code: name, name, meaning: text, scale: v.picklist(['numbers', 'letters']) }),
);

const report = v.strictObject({
  format: v.picklist([1, REPORT_FORMAT]),
  rules: count,
  program: v.strictObject({ name, build: name }),
  id: v.pipe(v.string(), v.regex(/^AS-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)),
  startedAt: time,
  finishedAt: time,
  sealedAt: time,
  appMs: figure,
  personMs: figure,
  profile,
  overall: v.strictObject({ verdict, missing: listOf(check), passed: count, judged: count }),
  summaryCode: v.exactOptional(name),
  retestOf: v.nullable(v.strictObject({ id: name, hash: hex(64) })),
  facts: v.strictObject({
    assetTag: name,
    serial: name,
    lot: name,
    item: name,
    maker: name,
    model: name,
    year: name,
    company: name,
    address: name,
    technician: name,
    site: name,
    notes: text,
    job: v.exactOptional(name),
    returnNote: v.exactOptional(name),
  }),
  grades: v.strictObject({ cosmetic: grade, function: grade }),
  photos: listOf(
    v.strictObject({
      hash: hex(64),
      finding: v.nullable(code),
      takenAt: time,
      width: count,
      height: count,
    }),
  ),
  system: listOf(measurement),
  conditions: listOf(
    v.strictObject({
      kind: v.picklist(Object.keys(conditions) as ConditionKind[]),
      check: v.nullable(check),
      details: text,
    }),
  ),
  entries: listOf(entry),
}) satisfies v.GenericSchema<unknown, Report>;

const sealPart = v.picklist(['report', 'device', 'condition', 'system', 'run', ...catalogue.map(({ id }) => id)]);

const seal = v.strictObject({
  parts: v.record(sealPart, hex(64)),
  hash: hex(64),
  signature: v.nullable(v.strictObject({ algorithm: v.literal('Ed25519'), key: hex(64), name, value: hex(128) })),
}) satisfies v.GenericSchema<unknown, Seal>;

const journal = v.strictObject({
  check,
  rules: count,
  input: v.unknown(),
  startedAt: time,
  events: v.pipe(
    v.array(v.strictObject({ at: figure, event: v.looseObject({ type: name }) })),
    v.maxLength(MAX_JOURNAL_EVENTS),
  ),
  leftOut: v.exactOptional(count),
}) satisfies v.GenericSchema<unknown, Journal>;

/** Both formats of a report file. The build publishes it as JSON Schema at `/schema/report-2.json`. */
export const sealedSchema = v.strictObject({
  type: v.literal('assay-report'),
  report,
  seal,
  journals: listOf(journal),
  photos: listOf(v.strictObject({ hash: hex(64), data: v.pipe(v.string(), v.maxLength(MAX_PHOTO)) })),
}) satisfies v.GenericSchema<unknown, Sealed>;
