import { fromBase64, toBase64 } from './base64';

/** Why `unpacked` failed. `too-large`: the content exceeds the limit. `damaged`: it is not valid compressed data. */
export class UnpackError extends Error {
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
