import type { CheckId } from '../../content/catalogue';
import { canonicalJson } from '../../measure/report/canonical-json';
import type { Journal } from '../journal';
import { type Change, changesBetween } from './changes';
import type { AttachedPhoto, Report, Seal, Sealed, SealPart } from './report';
import { journalHash } from './report-of';
import { type Digest, hashesOf, hashOfParts, signedText } from './seal';
import type { Replay } from './verify-replay';

/** Whether the content fits the seal. */
export interface ContentOutcome {
  readonly isWhole: boolean;
  /** Parts whose hash is not that of the seal, or that the seal does not name. */
  readonly parts: readonly SealPart[];
  /** How many parts there are. */
  readonly count: number;
  /** Whether the hash of the seal itself does not fit its parts. */
  readonly isSealChanged: boolean;
  /** Tests whose journal is not the one that the report names. */
  readonly journals: readonly CheckId[];
  /** Places of the photos whose picture is not the one that the report names. */
  readonly photos: readonly number[];
  /** As the seal says, and as the paper and the label do: 64 hex digits. */
  readonly sealed: string;
  /** That of this content. */
  readonly found: string;
}

/** Who sealed it. */
export type SignatureOutcome =
  | { readonly kind: 'not-signed' }
  /** This key did not sign this content. */
  | { readonly kind: 'wrong'; readonly key: string; readonly fingerprint: string }
  | {
      readonly kind: 'known';
      readonly key: string;
      readonly fingerprint: string;
      /** The name that the reader gave to the key. */
      readonly name: string;
    }
  | {
      readonly kind: 'unknown';
      readonly key: string;
      readonly fingerprint: string;
      /** What the signer calls itself; anyone can write any name. */
      readonly claimed: string;
    };

/** Whether the verdicts follow from the journals. */
export type ReplayOutcome =
  | { readonly kind: 'replayed'; readonly replay: Replay }
  /** The report has journals, but they were left out, as in a link. */
  | { readonly kind: 'left-out' }
  /** No journal was kept while it was made. */
  | { readonly kind: 'none-kept' }
  | ReplayFailure;

/**
 * Why the journals were not run again to their end. `too-long`: it took longer than that of any run that a person recorded,
 * so it was ended. `not-loaded`: the program for it did not arrive.
 */
export interface ReplayFailure {
  readonly kind: 'too-long' | 'not-loaded';
}

export interface Verification {
  readonly content: ContentOutcome;
  readonly signature: SignatureOutcome;
  readonly replay: ReplayOutcome;
  /**
   * What this report says otherwise than the one that the reader has; null where there is none to compare with. Then only
   * the parts are known, and never what they said before.
   */
  readonly changes: readonly Change[] | null;
}

/** What a check needs from the browser. */
export interface VerifyOptions {
  /** Runs the journals of a report again, wherever nobody has to wait for it. Never rejects. */
  readonly replay: (report: Report, journals: readonly Journal[]) => Promise<Replay | ReplayFailure>;
  readonly digest: Digest;
  /** Whether a key, as hex digits, signed a text; false for what is no key or no signature. */
  readonly isSigned: (key: string, text: string, signature: string) => Promise<boolean>;
  /** The reader's name for a key; null where the reader does not know it. */
  readonly nameOfKey: (key: string) => Promise<string | null>;
  /** The report of the same id that the reader has; null where there is none. */
  readonly copy: Report | null;
  /** The bytes of a photo in base64; null where it is none. */
  readonly bytesOf: (base64: string) => Uint8Array | null;
}

/** Checks a report: its content against the seal, the signature, and every verdict against the journals. Never rejects. */
export async function verifyReport(sealed: Sealed, options: VerifyOptions): Promise<Verification> {
  const { report, journals } = sealed;
  const { digest, copy, replay } = options;
  const content = await contentOutcome(sealed, options);
  const hasNamed = report.entries.some(({ journal }) => journal !== null);
  const outcome = journals.length > 0 ? await replay(report, journals) : null;
  return {
    content,
    signature: await signatureOutcome(sealed.seal, content.found, options),
    replay: outcome
      ? 'kind' in outcome
        ? outcome
        : { kind: 'replayed', replay: outcome }
      : { kind: hasNamed ? 'left-out' : 'none-kept' },
    changes: copy && ((await isSame(copy, content.found, digest)) ? [] : changesBetween(report, copy)),
  };
}

const isSame = async (copy: Report, hash: string, digest: Digest) => (await hashesOf(copy, digest)).hash === hash;

async function contentOutcome(
  { report, seal, journals, photos }: Sealed,
  options: VerifyOptions,
): Promise<ContentOutcome> {
  const { digest, bytesOf } = options;
  const found = await hashesOf(report, digest);
  const names = [...new Set([...Object.keys(found.parts), ...Object.keys(seal.parts)])] as SealPart[];
  const parts = names.filter((part) => found.parts[part] !== seal.parts[part]);
  const isSealChanged = (await hashOfParts(seal.parts, digest)) !== seal.hash;
  const wrongJournals: CheckId[] = [];
  for (const journal of journals) {
    const named = report.entries.find(({ check }) => check === journal.check)?.journal;
    if (named?.hash !== (await journalHash(journal, digest))) wrongJournals.push(journal.check);
  }
  const wrongPhotos: number[] = [];
  for (const [place, photo] of photos.entries()) {
    if (!(await isNamed(report, photo, digest, bytesOf))) wrongPhotos.push(place);
  }
  return {
    isWhole: parts.length + wrongJournals.length + wrongPhotos.length === 0 && !isSealChanged,
    parts,
    count: names.length,
    isSealChanged,
    journals: wrongJournals,
    photos: wrongPhotos,
    sealed: seal.hash,
    found: found.hash,
  };
}

async function isNamed(
  { photos }: Report,
  { hash, data }: AttachedPhoto,
  digest: Digest,
  bytesOf: VerifyOptions['bytesOf'],
): Promise<boolean> {
  const bytes = bytesOf(data);
  return bytes !== null && photos.some((one) => one.hash === hash) && (await digest(bytes)) === hash;
}

async function signatureOutcome(
  { signature }: Seal,
  found: string,
  { digest, isSigned, nameOfKey }: VerifyOptions,
): Promise<SignatureOutcome> {
  if (!signature) return { kind: 'not-signed' };
  const { key, value, name: claimed } = signature;
  const fingerprint = await fingerprintOf(key, digest);
  if (!(await isSigned(key, signedText(found, signature), value))) return { kind: 'wrong', key, fingerprint };
  const name = await nameOfKey(key);
  return name === null ? { kind: 'unknown', key, fingerprint, claimed } : { kind: 'known', key, fingerprint, name };
}

/** The fingerprint of a key: 64 hex digits, of which twelve are read out and eight are printed on a label. */
export const fingerprintOf = (key: string, digest: Digest): Promise<string> =>
  digest(`assay-key ${canonicalJson(key)}`);
