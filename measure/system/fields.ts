import type { SystemFacts } from './system-facts';

/** What firmware says where a maker left a field empty. */
const NOTHING =
  /^(?:-+|n\/?a|none|null|unknown|not (?:available|specified|applicable)|default string|to be filled by o\.?e\.?m\.?|system (?:manufacturer|product name|serial number|version)|invalid|0+|no enclosure|empty)$/i;
const LONGEST = 160;

/** A text in one line of at most 160 characters. Undefined if it is empty or says that nothing is known. */
export function wordsOf(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const words = String(value)
    .slice(0, 4096)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);
  return words === '' || NOTHING.test(words) ? undefined : words;
}

/** The number itself if it lies between the two, limits included. */
export const within = (value: unknown, least: number, most: number): number | undefined =>
  typeof value === 'number' && value >= least && value <= most ? value : undefined;

/** A count of things: a whole number from 0 to 2^53. */
export const countOf = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) ? within(value, 0, Number.MAX_SAFE_INTEGER) : undefined;

/** Charge cycles. Packs that do not count say 0. */
export const cyclesOf = (value: unknown): number | undefined => within(countOf(value), 1, 100_000);

/** A charge in percent at a moment in UTC. Undefined if either is unknown. */
export function chargeOf(value: number | undefined, at: string | undefined): SystemFacts['charge'] {
  const percent = within(value, 0, 100);
  return percent !== undefined && at ? { percent, at: `${at}Z` } : undefined;
}

/** The same fields without those that are undefined. */
export function known<T extends object>(fields: { [Key in keyof T]: T[Key] | undefined }): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}

type Told = Partial<{ [Key in keyof SystemFacts]: SystemFacts[Key] | undefined }> & Pick<SystemFacts, 'source'>;

/** Facts without what is unknown. Lists are cut at 32 entries, which no such machine has. */
export function factsOf({ screens = [], graphics = [], batteries = [], drives = [], memory = [], ...told }: Told) {
  const short = <Item>(list: readonly Item[]) => list.slice(0, 32);
  return {
    ...known<Omit<SystemFacts, 'batteries' | 'drives' | 'memory'>>({
      ...told,
      screens: screens.length > 0 ? short(screens) : undefined,
      graphics: graphics.length > 0 ? short([...new Set(graphics)]) : undefined,
    }),
    batteries: short(batteries).filter((battery) => Object.keys(battery).length > 0),
    drives: short(drives).filter((drive) => Object.keys(drive).length > 0),
    memory: short(memory),
  } satisfies SystemFacts;
}

/** The values of lines that hold a key, a mark and a value. Of a repeated key, the last one counts. */
export function valuesByKey(text: string, mark: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const line of text.split('\n')) {
    const at = line.indexOf(mark);
    if (at > 0) values.set(line.slice(0, at).trim(), line.slice(at + mark.length));
  }
  return values;
}

export type Json = { readonly [key: string]: unknown };

/** An object, or one without keys for anything else. */
export const objectOf = (value: unknown): Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Json) : {};

/** The objects of a list, or a single one. */
export const objectsOf = (value: unknown): Json[] =>
  (Array.isArray(value) ? value : [value]).filter((item) => Object.keys(objectOf(item)).length > 0).map(objectOf);

/** Width, height and rate of `1920 x 1080 (32 bit) (144Hz)`, `1920 x 1080 x 60 hertz` or `3024 x 1964 @ 120.00Hz`. */
export function screenOf(mode: string | undefined) {
  const found = /(\d{3,5}) x (\d{3,5})(?:.{0,20}?(\d{2,3}(?:[.,]\d+)?) ?hz| x (\d{2,3}) )?/i.exec(mode ?? '');
  if (!found) return [];
  const hertz = Number((found[3] ?? found[4] ?? '0').replace(',', '.'));
  return [{ width: Number(found[1]), height: Number(found[2]), ...(hertz > 0 && { hertz }) }];
}
