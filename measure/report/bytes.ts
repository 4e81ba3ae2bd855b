/** Crockford's base 32: digits and capital letters without I, L, O and U. A QR code can use its alphanumeric mode. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS_PER_SYMBOL = 5;

/** Encodes bytes as base 32. The last symbol is padded with zero bits. */
export function toBase32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let width = 0;
  for (const byte of bytes) {
    bits = (bits << 8) | byte;
    width += 8;
    while (width >= BITS_PER_SYMBOL) {
      width -= BITS_PER_SYMBOL;
      text += SYMBOLS.charAt((bits >> width) & 31);
    }
    bits &= (1 << width) - 1;
  }
  return width > 0 ? text + SYMBOLS.charAt((bits << (BITS_PER_SYMBOL - width)) & 31) : text;
}

/** Decodes base 32 in lower or upper case; null if there is an invalid character or a padding bit is set. */
export function fromBase32(text: string): Uint8Array | null {
  const bytes = new Uint8Array(Math.floor((text.length * BITS_PER_SYMBOL) / 8));
  let bits = 0;
  let width = 0;
  let at = 0;
  for (const character of text.toUpperCase()) {
    const value = SYMBOLS.indexOf(character);
    if (value < 0) return null;
    bits = (bits << BITS_PER_SYMBOL) | value;
    width += BITS_PER_SYMBOL;
    if (width >= 8) {
      width -= 8;
      bytes[at++] = bits >> width;
      bits &= (1 << width) - 1;
    }
  }
  return width < BITS_PER_SYMBOL && bits === 0 ? bytes : null;
}

/** Encodes bytes as lower-case hex digits. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Decodes hex digits. An odd digit at the end is ignored; a byte that is not hex counts as 0. */
export const fromHex = (text: string): Uint8Array =>
  Uint8Array.from({ length: text.length >> 1 }, (_, i) => Number.parseInt(text.slice(2 * i, 2 * i + 2), 16) || 0);

/** A lone surrogate: half of a character that UTF-16 writes as two code units. */
const HALF_CHARACTER = /\p{Cs}/gu;

/** Encodes a text as UTF-8. A lone surrogate becomes U+FFFD. */
export function toUtf8(text: string): Uint8Array {
  const escaped = encodeURIComponent(text.replaceAll(HALF_CHARACTER, '\ufffd'));
  const bytes: number[] = [];
  for (let i = 0; i < escaped.length; i++) {
    if (escaped[i] === '%') {
      bytes.push(Number.parseInt(escaped.slice(i + 1, i + 3), 16));
      i += 2;
    } else bytes.push(escaped.charCodeAt(i));
  }
  return Uint8Array.from(bytes);
}

/** Number of bytes of a text in UTF-8. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** Decodes UTF-8; null if the bytes are not valid UTF-8. */
export function fromUtf8(bytes: Uint8Array): string | null {
  try {
    return decodeURIComponent(Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return null;
  }
}

/** CRC-16/CCITT-FALSE (polynomial 0x1021, start 0xFFFF). Detects a wrong byte, two swapped bytes, and truncation. */
export function crc16(bytes: Uint8Array): number {
  let crc = 0xffff;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc;
}
