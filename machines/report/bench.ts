import type { CheckId } from '../../content/catalogue';
import { benchColumns } from '../../content/report-columns';
import { csvFile, csvLines } from '../../measure/report/csv';
import { lineOf } from './fields';
import type { ReadReport, ReportRefusal } from './read-report';
import type { Sealed } from './report';
import type { IndexedReport } from './report-index';
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
export interface BenchRow
  extends Pick<IndexedReport, 'id' | 'startedAt' | 'verdict' | 'lot' | 'technician' | 'codes' | 'device'> {
  readonly hash: string;
  /** Null if the clock was set back during the run. */
  readonly tookMs: number | null;
  /** How long each test was open, in ms. Tests that were not opened are left out. */
  readonly testMs: Readonly<Partial<Record<CheckId, number>>>;
  readonly signer: BenchSigner;
  readonly isBuiltInProfile: boolean;
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
  const { content, signature, isBuiltInProfile } = await verifyReport(read.sealed, { ...options, copy: null, replay });
  if (!content.isWhole) return { name, refusal: { reason: 'changed' } };
  if (signature.kind === 'wrong') return { name, refusal: { reason: 'wrong' } };
  return { name, row: { ...rowOf(read.sealed, signerOf(signature)), isBuiltInProfile } };
}

function signerOf(signature: Exclude<SignatureOutcome, { kind: 'wrong' }>): BenchSigner {
  if (signature.kind === 'not-signed') return { kind: 'not-signed', name: '', key: '' };
  const name = signature.kind === 'known' ? signature.name : signature.claimed;
  return { kind: signature.kind, name, key: signature.fingerprint.slice(0, 12) };
}

function rowOf(sealed: Sealed, signer: BenchSigner): Omit<BenchRow, 'isBuiltInProfile'> {
  const { id, hash, startedAt, verdict, lot, technician, codes, serial, assetTag } = summaryOfReport(sealed);
  const device = serial || assetTag || id;
  const tookMs = durationOf(sealed.report);
  const testMs = Object.fromEntries(
    sealed.report.entries.flatMap((one) => (one.tookMs > 0 ? [[one.check, one.tookMs]] : [])),
  );
  const cells = lineOf(sealed, benchColumns);
  return { id, hash, startedAt, verdict, lot, technician, codes, device, tookMs, testMs, signer, cells };
}

/** Each report once, whatever the number of its copies. */
export const withoutCopies = (rows: readonly BenchRow[]): readonly BenchRow[] => [
  ...new Map(rows.map((row) => [row.hash, row])).values(),
];

/** Lines that take well under 50 ms. */
const CSV_LINES = 250;

/** The counted reports as a CSV file, in pieces that are each made in a short time. */
export function* benchCsv(rows: readonly BenchRow[]): Generator<string> {
  const own = ['started_at', 'duration_s', 'signer_status', 'signer', 'signer_key', 'built_in_profile'];
  yield csvFile([[...benchColumns.map(({ name }) => name), ...own]]);
  for (let from = 0; from < rows.length; from += CSV_LINES)
    yield csvLines(rows.slice(from, from + CSV_LINES).map(csvCellsOf));
}

const csvCellsOf = ({ cells, startedAt, tookMs, signer, isBuiltInProfile }: BenchRow): readonly string[] => [
  ...cells,
  new Date(startedAt).toISOString(),
  tookMs === null ? '' : String(Math.round(tookMs / 1000)),
  signer.kind,
  signer.name,
  signer.key,
  isBuiltInProfile ? 'yes' : 'no',
];
