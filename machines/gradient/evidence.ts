import { blindSpot as blindSpotOf, evidenceTexts } from '../../content/verdicts/gradient';
import { evidenceOf } from '../result';
import type { MinShowing } from '../sequence/sequence';

/** Banding cannot be seen in less time. */
export const minShowing: MinShowing = { ms: 500, share: 0 };

export const blindSpot = blindSpotOf(minShowing.ms);

/** The minimum evidence for the gradient test. */
export const evidence = evidenceOf(evidenceTexts(minShowing.ms), ['pattern', 'rings']);
