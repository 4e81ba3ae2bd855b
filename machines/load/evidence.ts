import { evidenceTexts } from '../../content/verdicts/load';
import { evidenceOf } from '../result';

/** Minutes that a run may take. */
export const durations = [3, 10, 30] as const;
export type Minutes = (typeof durations)[number];

/** Below this level a phone is not tested, nor any device without its charger. From 0 to 1. */
export const MIN_LEVEL = 0.2;

/**
 * Warning: less than this share of the speed at the start is left at the end. Sound devices keep more: thin laptops and
 * phones 40 % and up under hours of load. A processor in its emergency limit runs at 0.4 to 0.8 GHz, a tenth to a
 * quarter of its usual clock.
 */
export const MIN_KEPT = 1 / 3;

export const evidence = evidenceOf(evidenceTexts, ['cores', 'memory', 'speed']);
