import { blindSpot as blindSpotOf, evidenceTexts } from '../../content/verdicts/brightness';
import { evidenceOf } from '../result';
import type { MinShowing } from '../sequence/sequence';

/** A level that is shown for less time cannot be judged. */
export const minShowing: MinShowing = { ms: 500, share: 0 };

export const blindSpot = blindSpotOf(minShowing.ms);

/** The minimum evidence for the brightness test. */
export const evidence = evidenceOf(evidenceTexts(minShowing.ms), ['level', 'rings']);
