/** Bytes that are turned into text at once; more would not fit the arguments of a call. */
const CHUNK_BYTES = 0x8000;

/** Bytes in base64, or in base64url without padding. */
export function toBase64(bytes: Uint8Array, isForUrl = false): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK_BYTES));
  const text = btoa(binary);
  return isForUrl ? text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') : text;
}

/** The bytes of base64 or base64url; null where a text is none, or is not as `toBase64` writes it. */
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
