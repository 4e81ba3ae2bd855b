import { blindSpot as blindSpotOf, evidenceTexts } from '../../content/verdicts/gradient';
import { evidenceOf } from '../result';
import type { MinShowing } from '../sequence/sequence';

/** Banding cannot be seen in less time. */
export const MIN_PATTERN_MS = 500;

export const minShowing: MinShowing = { ms: MIN_PATTERN_MS, share: 0 };

export const blindSpot = blindSpotOf(MIN_PATTERN_MS);

/** The minimum evidence for the gradient test. */
export const evidence = evidenceOf(evidenceTexts(MIN_PATTERN_MS), ['pattern', 'rings']);
