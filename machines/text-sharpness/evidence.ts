import { evidenceTexts } from '../../content/verdicts/text-sharpness';
import { MIN_SHOWN_MS } from '../observation/observation';
import { evidenceOf } from '../result';

/** The minimum evidence for each part of the text sharpness test. */
export const evidence = evidenceOf(evidenceTexts(MIN_SHOWN_MS), ['smallest', 'edges', 'checkerboard']);
