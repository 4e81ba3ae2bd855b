import type { IDBPTransaction } from 'idb';
import type { Journal } from '../../../machines/journal';
import { isBuiltIn } from '../../../machines/report/built-in-profile';
import { type ReadReport, readSealed, readSealedWithPauses } from '../../../machines/report/read-report';
import type { AttachedPhoto, Seal, Sealed } from '../../../machines/report/report';
import { type ReportSummary, summaryOfReport } from '../../../machines/report/report-summary';
import { isNamedJournal, isNamedPhoto, signedText } from '../../../machines/report/seal';
import { canonicalJson } from '../../../measure/report/canonical-json';
import { nextTask } from '../../../renderers/next-task';
import { fromBase64, toBase64 } from '../report/base64';
import { digest } from '../report/digest';
import { isSigned } from '../report/ed25519';
import { database, type Schema } from './database';
import { newsOf } from './news';

const stores = ['reports', 'report-summaries', 'report-photos'] as const;

/** Which reports were stored or deleted. */
const news = newsOf<readonly string[]>('assay.reports');

const announce = (ids: readonly string[]) => ids.length > 0 && news.tell(ids);

/** What a transaction may change. */
const storesIn = (transaction: IDBPTransaction<Schema, typeof stores, 'readwrite'>) => ({
  reports: transaction.objectStore('reports'),
  summaries: transaction.objectStore('report-summaries'),
  pictures: transaction.objectStore('report-photos'),
});

/** Runs all of the work in one transaction. If a part of it fails, none of it takes effect. */
async function inTransaction<T>(work: (stores: ReturnType<typeof storesIn>) => Promise<T>): Promise<T> {
  const transaction = (await database()).transaction(stores, 'readwrite');
  try {
    const result = await work(storesIn(transaction));
    await transaction.done;
    return result;
  } catch (error) {
    // It rejects too, but the error below is the one to report.
    const ended = transaction.done.catch(() => undefined);
    try {
      transaction.abort();
    } catch {
      // The browser has already ended it.
    }
    await ended;
    throw error;
  }
}

/** Calls `onChange` with the ids whenever this page or another tab stores or deletes reports. */
export const watchReports = (onChange: (ids: readonly string[]) => void): (() => void) =>
  news.watch((ids) => onChange(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []));

/**
 * What happened to a report that was to be stored. `there`: the same report was already stored. `completed`: it added
 * a valid signature, journals or photos that the stored one lacked. `differs`: another report with the same id is stored, and stays.
 */
export type Kept = 'kept' | 'there' | 'completed' | 'differs';

/**
 * Stores a report. Never replaces a different one. A stored report is only completed: by a valid signature where it has
 * no valid one, and by journals and photos that the report names by their hash. Others are not stored.
 * Rejects if there is no room or storage is blocked.
 */
export async function keepReport(sealed: Sealed): Promise<Kept> {
  const { report, seal } = sealed;
  // A transaction ends by itself while something else is awaited, so what needs hashes comes before.
  const extras = await namedExtras(sealed);
  const isValid = await isSignatureValid(seal);
  const wrong = await wrongSignature(report.id);
  const isOwnProfile = !(await isBuiltIn(report.profile, digest));
  const became = await inTransaction(async ({ reports, summaries, pictures }): Promise<Kept> => {
    const before = await reports.get(report.id);
    const kept = before && readSealed(before.sealed);
    if (kept && (!kept.ok || kept.sealed.seal.hash !== seal.hash || !isSameReport(kept.sealed, sealed)))
      return 'differs';
    const known = await pictures.index('report').getAllKeys(report.id);
    const photos = extras.photos.filter(({ hash }) => !known.some(([, one]) => one === hash));
    const stored = kept?.sealed.journals ?? [];
    const journals = extras.journals.filter(({ check }) => !stored.some((one) => one.check === check));
    const mayBeSigned = !kept?.sealed.seal.signature || kept.sealed.seal.signature.value === wrong;
    const isSigned = kept !== undefined && isValid && mayBeSigned;
    if (kept && !isSigned && photos.length + journals.length === 0) return 'there';
    const whole: Sealed = {
      ...(kept?.sealed ?? sealed),
      seal: kept && !isSigned ? kept.sealed.seal : seal,
      journals: [...stored, ...journals],
      photos: [],
    };
    await Promise.all([
      reports.put({ ...before, id: report.id, sealed: whole }),
      summaries.put({ ...summaryOfReport(whole), isOwnProfile }),
      ...photos.flatMap((photo) => pictureOf(report.id, photo)).map((one) => pictures.put(one)),
    ]);
    return kept ? 'completed' : 'kept';
  });
  if (became === 'kept' || became === 'completed') announce([report.id]);
  return became;
}

export type Sent = NonNullable<Schema['reports']['value']['sent']>;

/** The stored record of a report with this seal. */
const recordOf = async (id: string, hash: string) => {
  const record = await (await database()).get('reports', id);
  const read = record && readSealed(record.sealed);
  return read?.ok && read.sealed.seal.hash === hash ? record : undefined;
};

/** When a stored report was sent, and the answer. Never rejects. */
export const sentOf = (id: string, hash: string): Promise<Sent | undefined> =>
  recordOf(id, hash).then(
    (record) => record?.sent,
    () => undefined,
  );

/** Remembers that a report was sent, if it is stored. Never rejects. */
export async function keepSent(id: string, hash: string, sent: Sent): Promise<void> {
  try {
    const record = await recordOf(id, hash);
    if (record) await (await database()).put('reports', { ...record, sent });
  } catch {
    // The page still says it.
  }
}

/** The journals and photos of a report that it names by their hash. */
async function namedExtras({ report, journals, photos }: Sealed): Promise<Pick<Sealed, 'journals' | 'photos'>> {
  const own: { journals: Journal[]; photos: AttachedPhoto[] } = { journals: [], photos: [] };
  for (const journal of journals) if (await isNamedJournal(report, journal, digest)) own.journals.push(journal);
  for (const photo of photos) if (await isNamedPhoto(report, photo, digest, fromBase64)) own.photos.push(photo);
  return own;
}

const isSignatureValid = async ({ hash, signature }: Seal): Promise<boolean> =>
  signature !== null && (await isSigned(signature.key, signedText(hash, signature), signature.value));

/** The signature of the stored report, if it is not valid: it may be replaced by a valid one. */
async function wrongSignature(id: string): Promise<string | null> {
  const record = await (await database()).get('reports', id);
  const read = record && readSealed(record.sealed);
  if (!read?.ok || (await isSignatureValid(read.sealed.seal))) return null;
  return read.sealed.seal.signature?.value ?? null;
}

/**
 * Whether two reports with the same seal have the same content. One may have been changed without updating its seal.
 */
const isSameReport = (a: Sealed, b: Sealed) => canonicalJson(a.report) === canonicalJson(b.report);

type Picture = Schema['report-photos']['value'];

function pictureOf(report: string, { hash, data }: AttachedPhoto): readonly Picture[] {
  const bytes = fromBase64(data);
  return bytes ? [{ report, hash, blob: new Blob([bytes], { type: 'image/jpeg' }) }] : [];
}

/** A stored report without its pictures; null if there is none. Rejects if storage is blocked. */
export async function keptWithoutPhotos(id: string): Promise<ReadReport | null> {
  const record = await (await database()).get('reports', id);
  if (!record) return null;
  // The browser has just decoded it from bytes, in the same task.
  await nextTask();
  return readSealedWithPauses(record.sealed, nextTask);
}

/** A list entry that says whether its profile is an own one. Earlier versions did not store that; now it is stored. */
export async function withProfileKind(summary: ReportSummary): Promise<ReportSummary> {
  if (summary.isOwnProfile !== undefined) return summary;
  const read = await keptWithoutPhotos(summary.id);
  if (!read?.ok) return summary;
  const whole = { ...summary, isOwnProfile: !(await isBuiltIn(read.sealed.report.profile, digest)) };
  const { store, done } = (await database()).transaction('report-summaries', 'readwrite');
  // It may have been deleted or changed meanwhile.
  const now = await store.get(summary.id);
  if (now?.hash === summary.hash) await store.put(whole);
  await done;
  return whole;
}

/** A stored report with its pictures; null if there is none. Rejects if storage is blocked. */
export async function keptReport(id: string): Promise<ReadReport | null> {
  const read = await keptWithoutPhotos(id);
  if (!read?.ok) return read;
  const pictures = await (await database()).getAllFromIndex('report-photos', 'report', id);
  const photos = pictures.map(
    async ({ hash, blob }): Promise<AttachedPhoto> => ({
      hash,
      data: toBase64(new Uint8Array(await blob.arrayBuffer())),
    }),
  );
  return { ok: true, sealed: { ...read.sealed, photos: await Promise.all(photos) } };
}

/** Everything that was stored of some reports. */
export interface DeletedReports {
  readonly reports: Schema['reports']['value'][];
  readonly summaries: ReportSummary[];
  readonly photos: Picture[];
}

/** Deletes reports and returns what `restoreReports` needs. Rejects if storage is blocked; then nothing is deleted. */
export async function deleteReports(ids: readonly string[]): Promise<DeletedReports> {
  const deleted: DeletedReports = { reports: [], summaries: [], photos: [] };
  await inTransaction(async ({ reports, summaries, pictures }) => {
    for (const id of ids) {
      const [report, summary, shown] = await Promise.all([
        reports.get(id),
        summaries.get(id),
        pictures.index('report').getAll(id),
      ]);
      if (report) deleted.reports.push(report);
      if (summary) deleted.summaries.push(summary);
      deleted.photos.push(...shown);
      await Promise.all([
        reports.delete(id),
        summaries.delete(id),
        ...shown.map(({ report: of, hash }) => pictures.delete([of, hash])),
      ]);
    }
  });
  announce(deleted.reports.map(({ id }) => id));
  return deleted;
}

/**
 * Deletes all reports permanently and returns their number: thousands are too many to hold in memory for an undo.
 * Rejects if storage is blocked; then nothing is deleted.
 */
export async function deleteAllReports(): Promise<number> {
  const ids = await inTransaction(async ({ reports, summaries, pictures }) => {
    const all = await reports.getAllKeys();
    await Promise.all([reports, summaries, pictures].map(async (store) => store.clear()));
    return all;
  });
  announce(ids);
  return ids.length;
}

/**
 * Restores deleted reports. A report that was stored again in the meantime is not changed. Rejects if there is no room.
 */
export async function restoreReports(deleted: DeletedReports): Promise<void> {
  await inTransaction(async ({ reports, summaries, pictures }) => {
    const isThere = new Set(await reports.getAllKeys());
    await Promise.all([
      ...deleted.reports.filter(({ id }) => !isThere.has(id)).map((one) => reports.put(one)),
      ...deleted.summaries.filter(({ id }) => !isThere.has(id)).map((one) => summaries.put(one)),
      ...deleted.photos.filter(({ report }) => !isThere.has(report)).map((one) => pictures.put(one)),
    ]);
  });
  announce(deleted.reports.map(({ id }) => id));
}
