import { blindSpot as blindSpotOf, evidenceTexts } from '../../content/verdicts/brightness';
import { evidenceOf } from '../result';
import type { MinShowing } from '../sequence/sequence';

/** A level that is shown for less time cannot be judged. */
export const MIN_LEVEL_MS = 500;

export const minShowing: MinShowing = { ms: MIN_LEVEL_MS, share: 0 };

export const blindSpot = blindSpotOf(MIN_LEVEL_MS);

/** The minimum evidence for the brightness test. */
export const evidence = evidenceOf(evidenceTexts(MIN_LEVEL_MS), ['level', 'rings']);
