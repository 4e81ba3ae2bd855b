import type { EvidenceTable } from '../result';

/** Frames that must be counted after the picture began to move. */
export const MIN_FRAMES = 120;
/** Up to this share of missed frames, what a person sees is caused by the panel and not by the browser. */
export const MAX_MISSED_SHARE = 0.01;

/** The minimum evidence for each part of the motion blur test. */
export const evidence = {
  motion: {
    name: 'Trailing edges and frames',
    needs: `Watch at least ${MIN_FRAMES} frames (${MIN_FRAMES / 60} seconds at 60 Hz), at most ${100 * MAX_MISSED_SHARE}% of them missed. Then answer.`,
    required: true,
    action: 'Run Again',
  },
} as const satisfies EvidenceTable;
