/** Why a value has no canonical form. */
export class NotCanonical extends Error {}

/** Half of a character that UTF-16 writes as two code units. */
export const HALF_CHARACTER = /\p{Cs}/u;
/** Deeper values are refused, so that a hostile one cannot exhaust the stack. */
export const MAX_JSON_DEPTH = 64;

/** Names that an object puts in an order of its own, or that set something else. */
const UNORDERED = /^(?:\d+|__proto__)$/;

/**
 * The one text of a JSON value by RFC 8785: members in the order of their names' UTF-16 code units, no white space,
 * numbers and escapes as ECMAScript writes them. Members that are `undefined` are left out, and such items of an array are
 * null, as in `JSON.stringify`.
 * @throws {NotCanonical} for NaN, infinity, half characters, functions, and values nested deeper than `MAX_JSON_DEPTH`
 */
export function canonicalJson(value: unknown): string {
  const names = { areOrdered: true };
  const copy = sortedCopy(value, 0, names);
  // The engine's own writer takes half the time of one in script, which matters for a journal of 10,000 events.
  return names.areOrdered ? JSON.stringify(copy) : textOf(value);
}

/** Plain data with the members of each object in order. Where an object cannot hold them so, `names` says it. */
function sortedCopy(value: unknown, depth: number, names: { areOrdered: boolean }): unknown {
  if (depth > MAX_JSON_DEPTH) throw new NotCanonical(`Nested deeper than ${MAX_JSON_DEPTH}`);
  if (value === null || value === true || value === false) return value;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new NotCanonical(`JSON has no ${value}`);
    return value;
  }
  if (typeof value === 'string') return wholeText(value);
  if (Array.isArray(value)) {
    return value.map((item: unknown) => (item === undefined ? null : sortedCopy(item, depth + 1, names)));
  }
  if (typeof value !== 'object') throw new NotCanonical(`JSON has no ${typeof value}`);
  const members = value as Readonly<Record<string, unknown>>;
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(members).sort()) {
    const member = members[name];
    if (member === undefined) continue;
    if (UNORDERED.test(name)) names.areOrdered = false;
    copy[wholeText(name)] = sortedCopy(member, depth + 1, names);
  }
  return copy;
}

function wholeText(text: string): string {
  if (HALF_CHARACTER.test(text)) throw new NotCanonical('A text holds half a character');
  return text;
}

/** The text of plain data that was looked through. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) {
    return `[${value.map((item: unknown) => (item === undefined ? 'null' : textOf(item))).join(',')}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = value as Readonly<Record<string, unknown>>;
  const texts = Object.keys(members)
    .sort()
    .filter((name) => members[name] !== undefined)
    .map((name) => `${JSON.stringify(name)}:${textOf(members[name])}`);
  return `{${texts.join(',')}}`;
}
