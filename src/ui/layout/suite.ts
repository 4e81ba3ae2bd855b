import type { Check } from '../../../content/catalogue';
import { twoDigits } from '../../../content/words';

/** The number that identifies a check everywhere: '01', '02' … */
export const numberOf = ({ number }: Pick<Check, 'number'>): string => twoDigits(number);
