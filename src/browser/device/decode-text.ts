/** Latin text in UTF-16 LE has a zero in every second byte. PowerShell and `msinfo32` leave out the mark. */
function looksLikeUtf16(bytes: Uint8Array): boolean {
  const start = bytes.subarray(0, 512);
  const zerosAt = (odd: number) => start.filter((byte, i) => byte === 0 && i % 2 === odd).length;
  return start.length >= 4 && zerosAt(1) > start.length / 4 && zerosAt(0) < start.length / 20;
}

/**
 * The text of a file: UTF-16 by its mark or its zeros, else UTF-8, and Windows-1252 where it is not valid. The mark is
 * left out.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if ((first === 0xff && second === 0xfe) || looksLikeUtf16(bytes)) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
