import type { EvidenceTable } from '../result';

/** The shortest run that is recommended, in milliseconds. */
export const MIN_RUN_MS = 5 * 60_000;
/** The longest run that is recommended, in milliseconds. */
const MAX_RUN_MS = 30 * 60_000;

const minutes = (ms: number) => ms / 60_000;

/** `5 to 30 minutes`: how long a run should last. */
export const recommendedRun = `${minutes(MIN_RUN_MS)} to ${minutes(MAX_RUN_MS)} minutes`;

/** What a repair needs. Only the person can see whether a pixel recovered, so it is never a pass. */
export const evidence = {
  repair: {
    name: 'Pixel Repair',
    needs: `Run it for ${recommendedRun}, then look at the spot. The result is always a warning.`,
    required: true,
    action: 'Try Repair Again',
  },
} as const satisfies EvidenceTable;
