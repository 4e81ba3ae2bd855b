import { type ReadReport, readReport } from '../../../machines/report/read-report';
import type { Sealed } from '../../../machines/report/report';
import { formatReport } from '../../../machines/report/report-of';
import { type LinkRefusal, type ReadLink, wholeLink } from '../../../measure/report/link';
import { fromBase64, toBase64 } from './base64';

/** Why `unpacked` failed. `too-large`: the content exceeds the limit. `damaged`: it is not valid compressed data. */
class UnpackError extends Error {
  readonly reason: 'too-large' | 'damaged';

  constructor(reason: UnpackError['reason']) {
    super(reason);
    this.reason = reason;
  }
}

const FORMAT = 'deflate-raw';

/** Compresses a text into base64url. */
export async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream(FORMAT));
  return toBase64(new Uint8Array(await new Response(stream).arrayBuffer()), true);
}

/**
 * Decompresses what `packed` returned. Stops reading as soon as the text exceeds `maxBytes`, however small the
 * compressed data is.
 * @throws {UnpackError}
 */
export async function unpacked(data: string, maxBytes: number): Promise<string> {
  const bytes = fromBase64(data);
  if (!bytes) throw new UnpackError('damaged');
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(FORMAT)).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      length += value.length;
      if (length > maxBytes) throw new UnpackError('too-large');
      text += decoder.decode(value, { stream: true });
    }
  } catch (error) {
    reader.cancel().catch(() => undefined);
    throw error instanceof UnpackError ? error : new UnpackError('damaged');
  }
}

/** A report in a link has no journals and no photos, so it is much smaller than a file may be. */
const MAX_UNPACKED_BYTES = 2 * 1024 * 1024;

/** The part after `#` in a link that contains the whole report, without journals and photos. */
export const reportLink = async (sealed: Sealed): Promise<string> =>
  wholeLink(await packed(formatReport({ ...sealed, journals: [], photos: [] })));

export type OpenedLink =
  | Extract<ReadLink, { readonly kind: 'label' | 'paper' }>
  | { readonly ok: true; readonly kind: 'whole'; readonly sealed: Sealed }
  | { readonly ok: false; readonly kind: 'link'; readonly refusal: LinkRefusal }
  /** The link is valid, but its content is not a report. */
  | { readonly ok: false; readonly kind: 'report'; readonly refusal: Extract<ReadReport, { ok: false }>['refusal'] };

/** Opens the data of a link that contains a whole report. Never rejects. */
export async function openWholeLink(data: string): Promise<OpenedLink> {
  try {
    const read = readReport(await unpacked(data, MAX_UNPACKED_BYTES));
    return read.ok ? { ok: true, kind: 'whole', sealed: read.sealed } : { ...read, kind: 'report' };
  } catch (error) {
    const isTooLong = error instanceof UnpackError && error.reason === 'too-large';
    return { ok: false, kind: 'link', refusal: { reason: isTooLong ? 'too-long' : 'damaged' } };
  }
}
