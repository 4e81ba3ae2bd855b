import type { Check } from '../../../content/catalogue';

/** The number under which a check is known everywhere: '01' to '16'. */
export const numberOf = ({ number }: Pick<Check, 'number'>): string => String(number).padStart(2, '0');

/**
 * How many cells each row holds: as few rows as can be, as even as can be, the fuller ones first. Five cells at four
 * to a row are three and two.
 */
export function rowsOf(count: number, perRow: number): number[] {
  const rows = Math.ceil(count / perRow);
  return Array.from({ length: rows }, (_, row) => Math.floor(count / rows) + (row < count % rows ? 1 : 0));
}
