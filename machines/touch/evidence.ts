import { EDGE_REACH_PX } from '../../measure/touch/grid';
import type { EvidenceTable } from '../result';

/** Minimum number of samples of moving fingers to judge the sample rate and the jumps. */
export const MIN_SAMPLES = 50;
/** Minimum samples per second. The slowest panels on the market report 60. */
export const MIN_SAMPLE_RATE_HZ = 50;
/**
 * From this many jumps of a finger on, and from one jump in so many samples on, the panel loses contact. A good panel
 * leaves out up to one sample in 1000 (`tests/checks/touch/touch.rows.ts`; no published figure was found).
 */
export const MIN_JUMPS = 3;
export const MAX_SAMPLES_PER_JUMP = 200;
/** What the test cannot find. */
export const blindSpot = `What the test cannot find: a dead strip along an edge that is narrower than ${EDGE_REACH_PX} px, a dead spot smaller than a cell that no stroke crosses, and dead cells that no finger came near.`;
/** Simultaneous fingers that prove multi-touch. */
export const MIN_FINGERS = 2;
/** Duration of the hands-off check in milliseconds. */
export const WATCH_MS = 10_000;

/** The minimum evidence for each part of the touch test. Input from a mouse or a pen does not count. */
export const evidence = {
  cells: {
    name: 'Coverage and dead zones',
    needs: 'Touch every cell with a finger, not with a mouse or pen.',
    required: true,
    action: 'Paint the Grid',
  },
  swipes: {
    name: 'Sample rate and jumps',
    needs: `Swipe with a finger until ${MIN_SAMPLES} samples are read, which takes about a second.`,
    required: true,
    action: 'Swipe the Grid',
  },
  fingers: {
    name: 'Multi-touch',
    needs: `Draw with at least ${MIN_FINGERS} fingers at once.`,
    required: false,
    action: 'Paint the Grid',
  },
  handsOff: {
    name: 'Hands-off check',
    needs: `Keep your hands off the screen for ${WATCH_MS / 1000} seconds.`,
    required: false,
    action: 'Start Hands-Off Check',
  },
} as const satisfies EvidenceTable;
