import { evidenceTexts } from '../../content/verdicts/screen-size';
import { evidenceOf } from '../result';

/** The minimum evidence for the screen size test. A typed diagonal is only a statement, not a comparison. */
export const evidence = evidenceOf(evidenceTexts, ['size']);
