/** Bytes that are turned into text at once; more would not fit the arguments of a call. */
const CHUNK_BYTES = 0x8000;

/** Bytes in base64. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK_BYTES));
  return btoa(text);
}

/** The bytes of base64; null where it is none. */
export function fromBase64(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0));
  } catch {
    return null;
  }
}
