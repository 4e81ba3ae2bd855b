import { percent, seconds } from '../../content/words';
import type { EvidenceTable } from '../result';
import type { MinShowing } from '../sequence/sequence';
import { blindSpotOf, ringsEvidence } from '../sequence/showing';

/** In a search the eyes move every 200 to 350 ms (Rayner and Castelhano 2007), so this holds a look. */
export const MIN_COLOR_MS = 500;
/** The share of the screen that must be covered. Window borders and a taskbar leave less than this. */
export const MIN_COVERED = 0.95;

export const minShowing: MinShowing = { ms: MIN_COLOR_MS, share: MIN_COVERED };

export const blindSpot = blindSpotOf('a spot', 'color', minShowing);

/** The minimum evidence for the screen test. */
export const evidence = {
  color: {
    name: 'Each color',
    needs: `Show each of the eight colors for at least ${seconds(MIN_COLOR_MS)}.`,
    required: true,
    action: 'Show All Colors',
  },
  coverage: {
    name: 'Screen coverage',
    needs: `Show each color on at least ${percent(MIN_COVERED)} of the screen: allow full screen, or press F11.`,
    required: true,
    action: 'Show Full Screen',
  },
  rings: ringsEvidence('colors'),
} as const satisfies EvidenceTable;
