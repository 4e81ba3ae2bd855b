import type { EvidenceTable } from '../result';

/** What the screen size test needs. A typed diagonal is a statement, not a comparison. */
export const evidence = {
  size: {
    name: 'Physical size',
    needs: 'Compare the screen with a bank card or a ruler, and save the calibration.',
    required: true,
    action: 'Calibrate',
  },
} as const satisfies EvidenceTable;
