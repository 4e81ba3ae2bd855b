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
  const bytes = fromBase64(data.replaceAll('-', '+').replaceAll('_', '/'));
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

const CHUNK = 0x8000;

/** Bytes as base64, or as base64url without padding. */
export function toBase64(bytes: Uint8Array, isForUrl = false): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK) binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  const text = btoa(binary);
  return isForUrl ? text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') : text;
}

/** The bytes of base64, with or without padding; null where it is none, or is not as `toBase64` writes it. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binary = atob(text);
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return btoa(binary).replace(/=+$/, '') === text.replace(/=+$/, '') ? bytes : null;
  } catch {
    return null;
  }
}
