import { type CheckId, catalogue } from '../../content/catalogue';
import { findingNumber, findingOfNumber } from '../../content/finding-numbers';
import type { FindingCode } from '../../content/findings';
import { ByteReader } from './byte-reader';
import { crc16, fromHex, toHex } from './bytes';
import { bytesOfReportId, reportIdOfBytes } from './report-id';

/** How a test of an inspection ended. Encoded by index: append new outcomes at the end. */
export const labelOutcomes = [
  'pass',
  'warning',
  'fail',
  'inconclusive',
  'skipped',
  'not-fitted',
  'not-supported',
  'not-run',
] as const;
type LabelOutcome = (typeof labelOutcomes)[number];

/** Contents of the code on a label. */
export interface LabelContent {
  /** `AS-7QX4-M2DN`. */
  readonly id: string;
  /** Milliseconds since the epoch. The label stores whole seconds. */
  readonly sealedAt: number;
  readonly verdict: 'pass' | 'inconclusive' | 'warning' | 'fail';
  /** Whether every required test ran. */
  readonly isComplete: boolean;
  /** Tests that were not in the run are absent. */
  readonly outcomes: Readonly<Partial<Record<CheckId, LabelOutcome>>>;
  /** The main findings, worst first. The label stores at most `MAX_LABEL_CODES`, and one less for every two tests after the 22nd. */
  readonly codes: readonly FindingCode[];
  /** Number of findings beyond these. */
  readonly moreCodes: number;
  /** The first 24 hex digits of the seal's hash: its six groups. A label printed before format 2 has 32. */
  readonly hash: string;
  /** The first 8 hex digits of the signing key's fingerprint; null if the report was not signed. */
  readonly key: string | null;
}

/** `newer`: made by a later version of the program, or names a test or finding that this version lacks. */
export type PayloadRefusal = 'damaged' | 'newer';

export type ReadLabel =
  | { readonly ok: true; readonly label: LabelContent }
  | { readonly ok: false; readonly refusal: PayloadRefusal };

export const MAX_LABEL_BYTES = 160;
export const MAX_LABEL_CODES = 6;
/** For outcomes and codes together: with more, the code does not fit on a label of 25 mm. */
export const MAX_LIST_BYTES = 17;
const FORMAT = 2;
const CRC_BYTES = 2;
const TIME_BYTES = 4;
const HASH_BYTES = 12;
/** For format 1, which is otherwise the same. */
const HASH_BYTES_BEFORE = 16;
const KEY_BYTES = 4;
const MAX_MORE = 255;

/** Encoded by index: append new verdicts at the end. */
const verdicts = ['pass', 'inconclusive', 'warning', 'fail'] as const;
const outcomeNumbers: readonly (LabelOutcome | null)[] = [null, ...labelOutcomes];

/**
 * The bytes of a label's code, without the checksum. In order: format (3 bits), verdict (2), complete (1), signed (1);
 * id (5 bytes); seconds since the epoch (4); number of the last test in the run (1), half a byte for each up to it; number of codes (1), a byte for
 * each, number of further codes (1); 12 bytes of the hash; 4 bytes of the key's fingerprint if signed.
 * @throws {RangeError} if the id is invalid
 */
export function labelBytes(label: LabelContent): Uint8Array {
  const id = bytesOfReportId(label.id);
  if (!id) throw new RangeError(`'${label.id}' is no id of a report`);
  const last = Math.max(0, ...catalogue.map(({ id, number }) => (label.outcomes[id] ? number : 0)));
  const codes = label.codes.slice(0, Math.min(MAX_LABEL_CODES, MAX_LIST_BYTES - Math.ceil(last / 2)));
  const more = label.moreCodes + label.codes.length - codes.length;
  const outcomes = Array.from({ length: last }, (_, i) => {
    const check = catalogue.find(({ number }) => number === i + 1);
    return outcomeNumbers.indexOf((check && label.outcomes[check.id]) ?? null);
  });
  const seconds = Math.max(0, Math.min(0xffffffff, Math.floor(label.sealedAt / 1000)));
  return Uint8Array.from([
    (FORMAT << 5) |
      (verdicts.indexOf(label.verdict) << 3) |
      (Number(label.isComplete) << 2) |
      (Number(label.key !== null) << 1),
    ...id,
    ...Array.from({ length: TIME_BYTES }, (_, i) => (seconds / 2 ** (8 * (TIME_BYTES - 1 - i))) & 255),
    last,
    ...Array.from(
      { length: Math.ceil(last / 2) },
      (_, i) => ((outcomes[2 * i] ?? 0) << 4) | (outcomes[2 * i + 1] ?? 0),
    ),
    codes.length,
    ...codes.map(findingNumber),
    Math.min(MAX_MORE, more),
    ...fromHex(label.hash.slice(0, 2 * HASH_BYTES).padEnd(2 * HASH_BYTES, '0')),
    ...(label.key === null ? [] : fromHex(label.key.slice(0, 2 * KEY_BYTES).padEnd(2 * KEY_BYTES, '0'))),
  ]);
}

/** Appends a checksum that detects wrong or missing bytes. */
export function withCheck(bytes: Uint8Array): Uint8Array {
  const crc = crc16(bytes);
  return Uint8Array.from([...bytes, crc >> 8, crc & 255]);
}

/** Removes the checksum; null if it does not match. */
export function withoutCheck(bytes: Uint8Array): Uint8Array | null {
  const end = bytes.length - CRC_BYTES;
  if (end < 1) return null;
  const content = bytes.slice(0, end);
  return crc16(content) === (((bytes[end] ?? 0) << 8) | (bytes[end + 1] ?? 0)) ? content : null;
}

/** Encodes a label as bytes, at most `MAX_LABEL_BYTES`. */
export const encodeLabel = (label: LabelContent): Uint8Array => withCheck(labelBytes(label));

/** Decodes the bytes of a label's code. Never throws. */
export function decodeLabel(bytes: Uint8Array): ReadLabel {
  const content = withoutCheck(bytes);
  if (!content) return { ok: false, refusal: 'damaged' };
  const reader = new ByteReader(content);
  const read = readLabel(reader);
  return !read.ok || reader.isAtEnd ? read : { ok: false, refusal: 'damaged' };
}

/** Reads a label at the reader's position and advances the reader past it. */
export function readLabel(reader: ByteReader): ReadLabel {
  const head = reader.byte();
  const format = head >> 5;
  if (format > FORMAT) return { ok: false, refusal: 'newer' };
  const id = reportIdOfBytes(reader.bytes(5));
  const sealedAt = reader.number(TIME_BYTES) * 1000;
  const last = reader.byte();
  const halves = [...reader.bytes(Math.ceil(last / 2))].flatMap((byte) => [byte >> 4, byte & 15]);
  const codes = [...reader.bytes(reader.byte())].map(findingOfNumber);
  const moreCodes = reader.byte();
  const hash = toHex(reader.bytes(format === 1 ? HASH_BYTES_BEFORE : HASH_BYTES));
  const key = head & 2 ? toHex(reader.bytes(KEY_BYTES)) : null;
  if (reader.isOver || format < 1) return { ok: false, refusal: 'damaged' };
  const outcomes: Partial<Record<CheckId, LabelOutcome>> = {};
  for (const [i, half] of halves.entries()) {
    const check = catalogue.find(({ number }) => number === i + 1);
    const outcome = outcomeNumbers[half];
    if (half > 0 && (!check || !outcome)) return { ok: false, refusal: 'newer' };
    if (check && outcome) outcomes[check.id] = outcome;
  }
  const known = codes.filter((code) => code !== null);
  if (known.length < codes.length) return { ok: false, refusal: 'newer' };
  const verdict = verdicts[(head >> 3) & 3] ?? 'inconclusive';
  const isComplete = (head & 4) > 0;
  return { ok: true, label: { id, sealedAt, verdict, isComplete, outcomes, codes: known, moreCodes, hash, key } };
}
