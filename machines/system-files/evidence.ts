import { evidenceTexts } from '../../content/verdicts/system-files';
import { evidenceOf } from '../result';

/** The minimum evidence for each part of the system test. */
export const evidence = evidenceOf(evidenceTexts, ['machine']);
