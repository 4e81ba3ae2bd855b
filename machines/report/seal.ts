import { catalogue } from '../../content/catalogue';
import { canonicalJson } from '../../measure/report/canonical-json';
import type { Journal } from '../journal';
import type { AttachedPhoto, Report, Seal, SealPart, Signature } from './report';

/** Computes SHA-256 of a text's UTF-8 bytes, or of bytes, as 64 lowercase hex digits. */
export type Digest = (content: string | Uint8Array) => Promise<string>;

/** The content that a part of the seal covers. Undefined if the report has no such part. */
export function contentOf(report: Report, part: SealPart): unknown {
  const { facts, grades, photos, system, conditions, entries, ...rest } = report;
  if (part === 'report') return rest;
  if (part === 'device') return facts;
  if (part === 'condition') return { grades, photos };
  if (part === 'system') return system;
  if (part === 'run') return conditions;
  return entries.find(({ check }) => check === part);
}

/** The parts of a report in reading order: the summary, the tests by number, the rest. */
export const partsOf = ({ entries }: Report): readonly SealPart[] => [
  'report',
  ...catalogue.map(({ id }) => id).filter((id) => entries.some(({ check }) => check === id)),
  'device',
  'condition',
  'system',
  'run',
];

/** The hash of each part of a report, and the hash of all of them. */
export async function hashesOf(report: Report, digest: Digest): Promise<Pick<Seal, 'parts' | 'hash'>> {
  const hashes = partsOf(report).map(
    async (part) => [part, await digest(canonicalJson(contentOf(report, part)))] as const,
  );
  const parts: Seal['parts'] = Object.fromEntries(await Promise.all(hashes));
  return { parts, hash: await hashOfParts(parts, digest) };
}

/** The hash of a seal, computed from the hashes of its parts. */
export const hashOfParts = (parts: Seal['parts'], digest: Digest): Promise<string> => digest(canonicalJson(parts));

/** The hash that identifies a journal in a report. */
export const journalHash = (journal: Journal, digest: Digest): Promise<string> => digest(canonicalJson(journal));

/** Whether a report names a journal by its hash. */
export async function isNamedJournal({ entries }: Report, journal: Journal, digest: Digest): Promise<boolean> {
  const named = entries.find(({ check }) => check === journal.check)?.journal;
  return named?.hash === (await journalHash(journal, digest));
}

/**
 * Whether a report names a photo by the hash of its content.
 * @param bytesOf decodes base64; null if it is none
 */
export async function isNamedPhoto(
  { photos }: Report,
  { hash, data }: AttachedPhoto,
  digest: Digest,
  bytesOf: (base64: string) => Uint8Array | null,
): Promise<boolean> {
  const bytes = bytesOf(data);
  return bytes !== null && photos.some((one) => one.hash === hash) && (await digest(bytes)) === hash;
}

/** The text that a signature covers. Its unique prefix prevents reuse of a signature made for another purpose. */
export const signedText = (hash: string, { algorithm, key, name }: Omit<Signature, 'value'>): string =>
  `assay-report-1 ${canonicalJson({ algorithm, hash, key, name })}`;
