import type { CheckId } from '../../content/catalogue';
import { canonicalJson } from '../../measure/report/canonical-json';
import type { Journal } from '../journal';
import { isBuiltIn } from './built-in-profile';
import { type Change, changesBetween } from './changes';
import type { Report, Seal, Sealed, SealPart } from './report';
import { type Digest, hashesOf, hashOfParts, isNamedJournal, isNamedPhoto, signedText } from './seal';
import type { Replay } from './verify-replay';

/** Whether the content matches the seal. */
export interface ContentOutcome {
  readonly isWhole: boolean;
  /** Parts whose hash differs from the seal, or that the seal does not name. */
  readonly parts: readonly SealPart[];
  /** How many parts there are. */
  readonly count: number;
  /** Whether the seal's own hash does not match its parts. */
  readonly isSealChanged: boolean;
  /** Tests whose journal does not match the hash in the report. */
  readonly journals: readonly CheckId[];
  /** Indices of photos whose picture does not match a hash in the report. */
  readonly photos: readonly number[];
  /** The hash in the seal, which is also on the paper and the label: 64 hex digits. */
  readonly sealed: string;
  /** The hash of this content. */
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
      /** The name that the signer claims. Anyone can claim any name. */
      readonly claimed: string;
    };

/** Whether the verdicts match the journals. */
export type ReplayOutcome =
  | { readonly kind: 'replayed'; readonly replay: Replay }
  /** The report has journals, but they were left out, as in a link. */
  | { readonly kind: 'left-out' }
  /** No journal was kept when the report was made. */
  | { readonly kind: 'none-kept' }
  | ReplayFailure;

/**
 * Why the journals were not replayed to their end. `too-long`: the replay took longer than for any run that a person
 * could record, so it was stopped. `not-loaded`: its code did not load.
 */
export interface ReplayFailure {
  readonly kind: 'too-long' | 'not-loaded';
}

export interface Verification {
  readonly content: ContentOutcome;
  readonly signature: SignatureOutcome;
  readonly replay: ReplayOutcome;
  /** Whether the profile came with the site. Its name alone proves nothing. */
  readonly isBuiltInProfile: boolean;
  /**
   * The differences between this report and the reader's copy. Null if there is no copy: then only the changed parts
   * are known, but not their original content.
   */
  readonly changes: readonly Change[] | null;
}

/** What the verification needs from the browser. */
export interface VerifyOptions {
  /** Replays the journals of a report without blocking the page. Never rejects. */
  readonly replay: (report: Report, journals: readonly Journal[]) => Promise<Replay | ReplayFailure>;
  readonly digest: Digest;
  /** Whether a key, as hex digits, signed a text. False if the key or the signature is malformed. */
  readonly isSigned: (key: string, text: string, signature: string) => Promise<boolean>;
  /** The reader's name for a key. Null if the reader does not know it. */
  readonly nameOfKey: (key: string) => Promise<string | null>;
  /** The reader's copy of the report with the same id. Null if there is none. */
  readonly copy: Report | null;
  /** Decodes a photo from base64. Null if it is not valid base64. */
  readonly bytesOf: (base64: string) => Uint8Array | null;
}

/** Verifies a report: content against the seal, signature, and verdicts against the journals. Never rejects. */
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
    isBuiltInProfile: await isBuiltIn(report.profile, digest),
    changes: copy && changesBetween(report, copy),
  };
}

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
    if (!(await isNamedJournal(report, journal, digest))) wrongJournals.push(journal.check);
  }
  const wrongPhotos: number[] = [];
  for (const [place, photo] of photos.entries()) {
    if (!(await isNamedPhoto(report, photo, digest, bytesOf))) wrongPhotos.push(place);
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

/** The fingerprint of a key: 64 hex digits. Twelve of them are read out, and eight are printed on a label. */
export const fingerprintOf = (key: string, digest: Digest): Promise<string> =>
  digest(`assay-key ${canonicalJson(key)}`);
