import type { EvidenceTable } from '../result';

/** The shortest recommended run, in milliseconds. */
export const MIN_RUN_MS = 5 * 60_000;
/** The longest recommended run, in milliseconds. */
const MAX_RUN_MS = 30 * 60_000;

const minutes = (ms: number) => ms / 60_000;

/** How long a run should last: `5 to 30 minutes`. */
export const recommendedRun = `${minutes(MIN_RUN_MS)} to ${minutes(MAX_RUN_MS)} minutes`;

/** The minimum evidence for a repair. Only the person can see whether a pixel recovered, so it is never a pass. */
export const evidence = {
  repair: {
    name: 'Pixel Repair',
    needs: `Run it for ${recommendedRun}, then look at the spot. The result is always a warning.`,
    required: true,
    action: 'Try Repair Again',
  },
} as const satisfies EvidenceTable;
