/** Bytes converted to text at a time. More would exceed the argument limit of a call. */
const CHUNK_BYTES = 0x8000;

/** Encodes bytes as base64, or as base64url without padding. */
export function toBase64(bytes: Uint8Array, isForUrl = false): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK_BYTES));
  const text = btoa(binary);
  return isForUrl ? text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') : text;
}

/** Decodes base64 or base64url. Returns null if the text is neither, or is not exactly as `toBase64` writes it. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  const plain = text.replaceAll('-', '+').replaceAll('_', '/');
  try {
    const binary = atob(plain);
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return btoa(binary).replace(/=+$/, '') === plain.replace(/=+$/, '') ? bytes : null;
  } catch {
    return null;
  }
}
