import { evidenceTexts } from '../../content/verdicts/resolution';
import { MIN_SHOWN_MS } from '../observation/observation';
import { evidenceOf } from '../result';

/** The minimum evidence for each part of the resolution test. */
export const evidence = evidenceOf(evidenceTexts(MIN_SHOWN_MS), ['lines', 'checkerboard', 'borders', 'digits']);
