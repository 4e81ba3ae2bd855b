import { fromBase32, toBase32 } from './bytes';

const ID_BYTES = 5;
const SHAPE = /^AS-([0-9A-Z]{4})-([0-9A-Z]{4})$/;

/** Constants of 64-bit FNV-1a: http://www.isthe.com/chongo/tech/comp/fnv/ */
const FNV_START = 0xcbf29ce484222325n;
const FNV_PRIME = 0x100000001b3n;

/** The human-readable id of a report: `AS-7QX4-M2DN`. It is derived from the random id of its inspection. */
export function reportIdOf(inspection: string): string {
  let hash = FNV_START;
  for (const character of inspection) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * FNV_PRIME);
  }
  // Fold the hash, because the low bits of FNV depend on little of the text.
  const folded = BigInt.asUintN(8 * ID_BYTES, hash ^ (hash >> 24n));
  return reportIdOfBytes(Uint8Array.from({ length: ID_BYTES }, (_, i) => Number((folded >> BigInt(8 * i)) & 255n)));
}

/** Formats five bytes as an id. */
export function reportIdOfBytes(bytes: Uint8Array): string {
  const text = toBase32(bytes);
  return `AS-${text.slice(0, 4)}-${text.slice(4)}`;
}

/** Parses an id into its five bytes; null if the text is not an id. */
export function bytesOfReportId(id: string): Uint8Array | null {
  const [, first = '', second = ''] = SHAPE.exec(id) ?? [];
  const bytes = fromBase32(first + second);
  return bytes?.length === ID_BYTES ? bytes : null;
}
