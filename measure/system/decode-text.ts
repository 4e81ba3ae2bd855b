/** The largest text that is read, in characters: 8 Mi. A battery report of years has 0.2 Mi, a large `msinfo` 4 Mi. */
export const LARGEST = 8 * 1024 * 1024;

/** Windows-1252 from 0x80 to 0x9F. */
const HIGH = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

const textOf = (units: Uint16Array): string => {
  const parts: string[] = [];
  for (let i = 0; i < units.length; i += 8192) parts.push(String.fromCharCode(...units.subarray(i, i + 8192)));
  return parts.join('');
};

function utf16(bytes: Uint8Array, low: 0 | 1): string {
  const units = new Uint16Array(bytes.length >> 1);
  for (let i = 0; i < units.length; i++) {
    units[i] = (bytes[2 * i + low] ?? 0) | ((bytes[2 * i + 1 - low] ?? 0) << 8);
  }
  return textOf(units);
}

/** Latin text in UTF-16 LE has a zero in every second byte. */
function looksLikeUtf16(bytes: Uint8Array): boolean {
  const zeros = [0, 0] as [number, number];
  const length = Math.min(bytes.length, 512);
  for (let i = 0; i < length; i++) if (bytes[i] === 0) zeros[(i & 1) as 0 | 1]++;
  return length >= 4 && zeros[1] > length / 4 && zeros[0] < length / 20;
}

/** Undefined if the bytes are not valid UTF-8. An incomplete character at the very end is left out. */
function utf8(bytes: Uint8Array): string | undefined {
  const units = new Uint16Array(bytes.length);
  let length = 0;
  for (let i = 0; i < bytes.length; ) {
    const first = bytes[i++] as number;
    if (first < 0x80) {
      units[length++] = first;
      continue;
    }
    const more = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : 1;
    if (first < 0xc2 || first > 0xf4) return undefined;
    if (i + more > bytes.length) break;
    let point = first & (0x3f >> more);
    for (const end = i + more; i < end; i++) {
      const next = bytes[i] as number;
      if ((next & 0xc0) !== 0x80) return undefined;
      point = (point << 6) | (next & 0x3f);
    }
    if (point < (more === 3 ? 0x10000 : more === 2 ? 0x800 : 0x80) || point > 0x10ffff) return undefined;
    if (point >= 0xd800 && point <= 0xdfff) return undefined;
    if (point > 0xffff) {
      units[length++] = 0xd7c0 + (point >> 10);
      units[length++] = 0xdc00 | (point & 0x3ff);
    } else units[length++] = point;
  }
  return textOf(units.subarray(0, length));
}

/**
 * The text of a file: UTF-8 with or without mark, UTF-16 with a mark in either order, UTF-16 LE without mark (what
 * PowerShell's `>` and `msinfo32` leave), and else Windows-1252. Of a file beyond the limit of `readSystemText`, only so
 * much is decoded that this function refuses it.
 */
export function decodeText(file: Uint8Array): string {
  const [first, second, third] = file;
  if (first === 0xff && second === 0xfe) return utf16(file.subarray(2, 2 * LARGEST + 4), 0);
  if (first === 0xfe && second === 0xff) return utf16(file.subarray(2, 2 * LARGEST + 4), 1);
  if (looksLikeUtf16(file)) return utf16(file.subarray(0, 2 * LARGEST + 2), 0);
  const bytes = file.subarray(first === 0xef && second === 0xbb && third === 0xbf ? 3 : 0, 4 * LARGEST + 3);
  return (
    utf8(bytes) ?? textOf(Uint16Array.from(bytes, (byte) => (byte >> 5 === 4 ? HIGH.charCodeAt(byte & 31) : byte)))
  );
}
