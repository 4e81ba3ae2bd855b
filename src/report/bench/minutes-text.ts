import { benchTexts } from '../../../content/bench';
import { inMinutes } from '../../../content/words';

/** `3:04`; a dash if it is not known. */
export const minutesText = (ms: number | null | undefined): string =>
  typeof ms === 'number' ? inMinutes(Math.round(ms / 1000)) : benchTexts.unknown;
