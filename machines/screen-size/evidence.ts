import type { EvidenceTable } from '../result';

/** The minimum evidence for the screen size test. A typed diagonal is only a statement, not a comparison. */
export const evidence = {
  size: {
    name: 'Physical size',
    needs: 'Compare the screen with a bank card or a ruler, and save the calibration.',
    required: true,
    action: 'Calibrate',
  },
} as const satisfies EvidenceTable;
