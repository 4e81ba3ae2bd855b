const GROUP = 4;
const GROUPS = 6;
const KEY_GROUPS = 3;

const grouped = (hash: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => hash.slice(i * GROUP, (i + 1) * GROUP).toUpperCase());

/**
 * The start of a seal's hash as six groups of four hex digits, for comparison by eye on screen, paper and label.
 * @param hash hex digits
 */
export const sealGroups = (hash: string): readonly string[] => grouped(hash, GROUPS);

/** The start of a key's fingerprint as three groups of four hex digits, to be read over the phone. */
export const keyGroups = (fingerprint: string): readonly string[] => grouped(fingerprint, KEY_GROUPS);

/** Heights of the comb's bars, one per hex digit of the groups: 0 to 15. */
export const combOf = (groups: readonly string[]): readonly number[] =>
  Array.from(groups.join(''), (digit) => Number.parseInt(digit, 16));
