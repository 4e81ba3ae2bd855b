import { evidenceTexts } from '../../content/verdicts/pixel-repair';
import { evidenceOf } from '../result';

/** The shortest and the longest recommended run, in seconds. */
export const MIN_RUN_S = 5 * 60;
export const MAX_RUN_S = 30 * 60;

/** The minimum evidence for a repair. Only the person can see whether a pixel recovered, so it is never a pass. */
export const evidence = evidenceOf(evidenceTexts(MIN_RUN_S, MAX_RUN_S), ['repair']);
