import type { Check } from '../../../content/catalogue';
import { twoDigits } from '../../../content/words';

/** The number that identifies a check everywhere: '01', '02' … */
export const numberOf = ({ number }: Pick<Check, 'number'>): string => twoDigits(number);

/**
 * How many cells each row holds: as few rows as possible, as even as possible, fuller rows first. Five cells with four
 * per row become three and two.
 */
export function rowsOf(count: number, perRow: number): number[] {
  const rows = Math.ceil(count / perRow);
  return Array.from({ length: rows }, (_, row) => Math.floor(count / rows) + (row < count % rows ? 1 : 0));
}
