import { seconds } from '../../content/words';
import type { EvidenceTable } from '../result';
import type { MinShowing } from '../sequence/sequence';
import { blindSpotOf, ringsEvidence } from '../sequence/showing';

/** A level that is shown for less time cannot be judged. */
export const MIN_LEVEL_MS = 500;

export const minShowing: MinShowing = { ms: MIN_LEVEL_MS, share: 0 };

export const blindSpot = blindSpotOf('a step', 'level', minShowing);

/** The minimum evidence for the brightness test. */
export const evidence = {
  level: {
    name: 'Each level',
    needs: `Show each of the eight levels for at least ${seconds(MIN_LEVEL_MS)}.`,
    required: true,
    action: 'Show All Levels',
  },
  rings: ringsEvidence('levels'),
  steps: {
    name: 'First visible steps',
    needs: 'On Pure Black and Pure White, choose the first patch that you can see.',
    required: false,
    action: 'Choose Steps',
  },
} as const satisfies EvidenceTable;
