import { withUnit } from '../../content/words';
import type { EvidenceTable } from '../result';

/** The request is aborted after this many milliseconds. The browser gets the same limit, but may never answer. */
export const REQUEST_TIMEOUT_MS = 60_000;

/** The minimum evidence for the fingerprint test: only a finger tests the reader. */
export const evidence = {
  finger: {
    name: 'Fingerprint reader',
    needs: `Verify yourself with a finger within ${withUnit(REQUEST_TIMEOUT_MS / 1000, 's')}. Then say that you used a finger.`,
    required: true,
    action: 'Use a Finger',
  },
} as const satisfies EvidenceTable;

export type FingerprintRule = keyof typeof evidence;
