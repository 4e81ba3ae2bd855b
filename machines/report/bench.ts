import type { FindingCode } from '../../content/findings';
import { benchColumns } from '../../content/report-columns';
import { csvFile } from '../../measure/report/csv';
import { lineOf } from './fields';
import type { ReadReport, ReportRefusal } from './read-report';
import type { Sealed } from './report';
import { type IndexedReport, type LotSummary, lotSummaryOf } from './report-index';
import { summaryOfReport } from './report-summary';
import { durationOf } from './times';
import { type SignatureOutcome, type VerifyOptions, verifyReport } from './verify';

/** Who signed a counted report. `name`: the reader's name of a known key, or the name that an unknown key claims. */
export interface BenchSigner {
  readonly kind: Exclude<SignatureOutcome['kind'], 'wrong'>;
  readonly name: string;
  /** The first twelve digits of the key's fingerprint. Empty if the report is not signed. */
  readonly key: string;
}

/** What is kept of a report: never its text, its journals or its photos. */
export interface BenchRow extends Pick<IndexedReport, 'id' | 'startedAt' | 'verdict' | 'lot' | 'codes' | 'device'> {
  readonly hash: string;
  /** Null if the clock was set back during the run. */
  readonly tookMs: number | null;
  readonly signer: BenchSigner;
  /** The cells of `benchColumns`. */
  readonly cells: readonly string[];
}

/** Why a file is not counted. `changed`: its content does not match its seal. `wrong`: its key did not sign it. */
export type BenchRefusal = ReportRefusal | { readonly reason: 'changed' | 'wrong' | 'unreadable' };

export type BenchFile =
  | { readonly name: string; readonly row: BenchRow }
  | { readonly name: string; readonly refusal: BenchRefusal };

/** Judges what was read from a file of this name. The journals are compared with their hashes, but not replayed. */
export async function benchFileOf(
  name: string,
  read: ReadReport,
  options: Omit<VerifyOptions, 'copy' | 'replay'>,
): Promise<BenchFile> {
  if (!read.ok) return { name, refusal: read.refusal };
  const replay: VerifyOptions['replay'] = () => Promise.resolve({ kind: 'not-loaded' });
  const { content, signature } = await verifyReport(read.sealed, { ...options, copy: null, replay });
  if (!content.isWhole) return { name, refusal: { reason: 'changed' } };
  if (signature.kind === 'wrong') return { name, refusal: { reason: 'wrong' } };
  return { name, row: rowOf(read.sealed, signerOf(signature)) };
}

function signerOf(signature: Exclude<SignatureOutcome, { kind: 'wrong' }>): BenchSigner {
  if (signature.kind === 'not-signed') return { kind: 'not-signed', name: '', key: '' };
  const name = signature.kind === 'known' ? signature.name : signature.claimed;
  return { kind: signature.kind, name, key: signature.fingerprint.slice(0, 12) };
}

function rowOf(sealed: Sealed, signer: BenchSigner): BenchRow {
  const { id, hash, startedAt, verdict, lot, codes, serial, assetTag } = summaryOfReport(sealed);
  const device = serial || assetTag || id;
  const tookMs = durationOf(sealed.report);
  return { id, hash, startedAt, verdict, lot, codes, device, tookMs, signer, cells: lineOf(sealed, benchColumns) };
}

/** Under this many devices, a share says nothing. */
export const MIN_DEVICES = 5;

/** The share of devices that passed; null under `MIN_DEVICES`. */
export const passShare = ({ devices, verdicts }: LotSummary): number | null =>
  devices < MIN_DEVICES ? null : verdicts.pass / devices;

interface Group<T> {
  readonly of: T;
  readonly summary: LotSummary;
}

export interface BenchFigures {
  readonly all: LotSummary;
  /** By the UTC day that the run began, in ms since the epoch, newest first. A device counts once a day. */
  readonly days: readonly (Group<number> & { readonly middleMs: number | null })[];
  /** By name. The lot of devices without one is empty. */
  readonly lots: readonly Group<string>[];
  /** The lot with the lowest pass share; null if all passed, or fewer than two lots have `MIN_DEVICES`. */
  readonly worstLot: string | null;
  /** Of all runs, in ms; null if no duration is known. */
  readonly minutes: {
    readonly low: number;
    readonly middle: number;
    readonly high: number;
    readonly most: number;
  } | null;
  /** Reports by signer, most frequent first. */
  readonly signers: readonly { readonly signer: BenchSigner; readonly reports: number }[];
}

const DAY_MS = 86_400_000;

/** Each report once, whatever the number of its copies. */
export const withoutCopies = (rows: readonly BenchRow[]): readonly BenchRow[] => [
  ...new Map(rows.map((row) => [row.hash, row])).values(),
];

function grouped<K>(rows: readonly BenchRow[], keyOf: (row: BenchRow) => K): ReadonlyMap<K, readonly BenchRow[]> {
  const groups = new Map<K, BenchRow[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/** Sums up reports that `withoutCopies` gave. Of each device, the newest report counts. */
export function benchFigures(rows: readonly BenchRow[]): BenchFigures {
  const days = [...grouped(rows, ({ startedAt }) => Math.floor(startedAt / DAY_MS) * DAY_MS)];
  const lots = [...grouped(newestOf(rows), ({ lot }) => lot)]
    .map(([of, some]) => ({ of, summary: lotSummaryOf(some) }))
    .toSorted((a, b) => (a.of < b.of ? -1 : 1));
  return {
    all: lotSummaryOf(rows),
    days: days
      .map(([of, some]) => ({ of, summary: lotSummaryOf(some), middleMs: minutesOf(some)?.middle ?? null }))
      .toSorted((a, b) => b.of - a.of),
    lots,
    worstLot: worstOf(lots),
    minutes: minutesOf(rows),
    signers: signersOf(rows),
  };
}

/** The newest report of each device: a device that came again in another lot counts there. */
function newestOf(rows: readonly BenchRow[]): readonly BenchRow[] {
  const oldestFirst = rows.toSorted((a, b) => a.startedAt - b.startedAt);
  return [...new Map(oldestFirst.map((row) => [row.device, row])).values()];
}

function worstOf(lots: readonly Group<string>[]): string | null {
  const judged = lots.flatMap(({ of, summary }) => {
    const share = passShare(summary);
    return of === '' || share === null ? [] : [{ of, share }];
  });
  const worst = judged.toSorted((a, b) => a.share - b.share)[0];
  return worst && judged.length > 1 && worst.share < 1 ? worst.of : null;
}

function minutesOf(rows: readonly BenchRow[]): BenchFigures['minutes'] {
  const sorted = rows.flatMap(({ tookMs }) => (tookMs === null ? [] : [tookMs])).toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  return sorted.length === 0 ? null : { low: at(0.25), middle: at(0.5), high: at(0.75), most: at(1) };
}

function signersOf(rows: readonly BenchRow[]): BenchFigures['signers'] {
  const groups = grouped(rows, ({ signer: { kind, name, key } }) => `${kind} ${key} ${name}`);
  return [...groups.values()]
    .flatMap((some) => (some[0] ? [{ signer: some[0].signer, reports: some.length }] : []))
    .toSorted((a, b) => b.reports - a.reports);
}

/** How many devices of a lot have a code. */
export const devicesWith = ({ codes }: LotSummary, code: FindingCode): number =>
  codes.find((one) => one.code === code)?.devices ?? 0;

/** The counted reports as a CSV file. */
export const benchCsv = (rows: readonly BenchRow[]): string =>
  csvFile([
    [...benchColumns.map(({ name }) => name), 'started_at', 'duration_s', 'signer_status', 'signer', 'signer_key'],
    ...rows.map(({ cells, startedAt, tookMs, signer }) => [
      ...cells,
      new Date(startedAt).toISOString(),
      tookMs === null ? '' : String(Math.round(tookMs / 1000)),
      signer.kind,
      signer.name,
      signer.key,
    ]),
  ]);
