import type { EvidenceTable } from '../result';

/** Samples of moving fingers that the sample rate and the jumps are judged by, at least. */
export const MIN_SAMPLES = 50;
/** Samples a second. The slowest panels that are sold report 60. */
export const SLOW_RATE = 50;
/** From this many jumps of a finger on, the panel loses contacts and not the person. */
export const MANY_JUMPS = 3;
/** Fingers at once that make a panel a multi-touch panel. */
export const MIN_FINGERS = 2;
/** Milliseconds of the hands-off check. */
export const WATCH_MS = 10_000;

/** What each part of the touch test needs. A mouse or a pen is no evidence for any of them. */
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
    needs: `Put down at least ${MIN_FINGERS} fingers at once.`,
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
