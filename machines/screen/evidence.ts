import { percent, seconds } from '../../content/words';
import type { EvidenceTable } from '../result';
import type { Least } from '../sequence/sequence';

/** A screen cannot be searched in less time. */
export const MIN_COLOR_MS = 500;
/** A window's edges and a taskbar take more than the rest. */
export const MIN_COVERED = 0.95;

export const least: Least = { ms: MIN_COLOR_MS, share: MIN_COVERED };

/** The least evidence of the screen test. */
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
} as const satisfies EvidenceTable;
