import type { EvidenceTable } from '../result';

/** Frames that must have come since the picture began to move. */
export const MIN_FRAMES = 120;
/** Up to this share of missed frames a person sees the panel and not the browser. */
export const MAX_MISSED_SHARE = 0.01;

/** What each part of the motion blur test needs. */
export const evidence = {
  motion: {
    name: 'Trailing edges and frames',
    needs: `Watch at least ${MIN_FRAMES} frames (${MIN_FRAMES / 60} seconds at 60 Hz), at most ${100 * MAX_MISSED_SHARE}% of them missed. Then answer.`,
    required: true,
    action: 'Run Again',
  },
} as const satisfies EvidenceTable;
