import type { Check } from '../../../content/catalogue';
import { twoDigits } from '../../../content/words';

/** The number under which a check is known everywhere: '01', '02' …. */
export const numberOf = ({ number }: Pick<Check, 'number'>): string => twoDigits(number);

/**
 * How many cells each row holds: as few rows as can be, as even as can be, the fuller ones first. Five cells at four
 * to a row are three and two.
 */
export function rowsOf(count: number, perRow: number): number[] {
  const rows = Math.ceil(count / perRow);
  return Array.from({ length: rows }, (_, row) => Math.floor(count / rows) + (row < count % rows ? 1 : 0));
}
