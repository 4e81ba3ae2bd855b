import { seconds } from '../../content/words';
import type { EvidenceTable } from '../result';
import type { MinShowing } from '../sequence/sequence';
import { blindSpotOf, ringsEvidence } from '../sequence/showing';

/** Banding cannot be seen in less time. */
export const MIN_PATTERN_MS = 500;

export const minShowing: MinShowing = { ms: MIN_PATTERN_MS, share: 0 };

export const blindSpot = blindSpotOf('banding', 'pattern', minShowing);

/** The minimum evidence for the gradient test. */
export const evidence = {
  pattern: {
    name: 'Each pattern',
    needs: `Show each of the five patterns for at least ${seconds(MIN_PATTERN_MS)}.`,
    required: true,
    action: 'Show All Patterns',
  },
  rings: ringsEvidence('patterns'),
} as const satisfies EvidenceTable;
