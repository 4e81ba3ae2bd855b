import { evidenceTexts } from '../../content/verdicts/keyboard';
import { evidenceOf } from '../result';

/** Presses of one key that are needed to detect bounce, which is measured in the gaps between presses. */
export const MIN_PRESSES = 3;

export const evidence = evidenceOf(evidenceTexts(MIN_PRESSES), ['tested', 'stuck']);
