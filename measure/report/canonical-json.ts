/** Why a value has no canonical form. */
export class NotCanonical extends Error {}

/** Half of a character that UTF-16 writes as two code units. */
export const HALF_CHARACTER = /\p{Cs}/u;
/** Deeper values are refused, so that a hostile one cannot exhaust the stack. */
export const MAX_JSON_DEPTH = 64;

/**
 * The one text of a JSON value by RFC 8785: members in the order of their names' UTF-16 code units, no white space,
 * numbers and escapes as ECMAScript writes them. Members that are `undefined` are left out, and such items of an array are
 * null, as in `JSON.stringify`.
 * @throws {NotCanonical} for NaN, infinity, half characters, functions, and values nested deeper than `MAX_JSON_DEPTH`
 */
export function canonicalJson(value: unknown, depth = 0): string {
  if (depth > MAX_JSON_DEPTH) throw new NotCanonical(`Nested deeper than ${MAX_JSON_DEPTH}`);
  if (value === null || value === true || value === false) return String(value);
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'string') return stringText(value);
  if (Array.isArray(value)) {
    return `[${value.map((item: unknown) => canonicalJson(item === undefined ? null : item, depth + 1)).join(',')}]`;
  }
  if (typeof value !== 'object') throw new NotCanonical(`JSON has no ${typeof value}`);
  const members = value as Readonly<Record<string, unknown>>;
  const texts = Object.keys(members)
    .sort()
    .filter((name) => members[name] !== undefined)
    .map((name) => `${stringText(name)}:${canonicalJson(members[name], depth + 1)}`);
  return `{${texts.join(',')}}`;
}

function numberText(value: number): string {
  if (!Number.isFinite(value)) throw new NotCanonical(`JSON has no ${value}`);
  return JSON.stringify(value);
}

function stringText(value: string): string {
  if (HALF_CHARACTER.test(value)) throw new NotCanonical('A text holds half a character');
  return JSON.stringify(value);
}
