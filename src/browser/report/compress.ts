import { fromBase64, toBase64 } from './base64';

/** What `unpacked` refused. `too-large`: it holds more than it may. `damaged`: it was not packed like this. */
export class UnpackError extends Error {
  readonly reason: 'too-large' | 'damaged';

  constructor(reason: UnpackError['reason']) {
    super(reason);
    this.reason = reason;
  }
}

const FORMAT = 'deflate-raw';

/** A text compressed, in base64url. */
export async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream(FORMAT));
  return toBase64(new Uint8Array(await new Response(stream).arrayBuffer()), true);
}

/**
 * The text that `packed` compressed. Reading stops as soon as it is longer than `most` bytes, however little it was packed
 * into.
 * @throws {UnpackError}
 */
export async function unpacked(data: string, most: number): Promise<string> {
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
      if (length > most) throw new UnpackError('too-large');
      text += decoder.decode(value, { stream: true });
    }
  } catch (error) {
    reader.cancel().catch(() => undefined);
    throw error instanceof UnpackError ? error : new UnpackError('damaged');
  }
}
