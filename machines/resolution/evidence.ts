import { shownFor } from '../observation/observation';
import type { EvidenceTable } from '../result';

const shown = `for at least ${shownFor}, then answer.`;

/** The minimum evidence for each part of the resolution test. */
export const evidence = {
  lines: {
    name: 'One-pixel lines',
    needs: `Keep the 1 px lines on the screen ${shown}`,
    required: true,
    action: 'Show 1 px Lines',
  },
  checkerboard: {
    name: 'Checkerboard',
    needs: `Choose the Checkerboard pattern. Keep it on the screen ${shown}`,
    required: true,
    action: 'Show Checkerboard',
  },
  borders: {
    name: 'Borders',
    needs: `Keep the borders on the screen ${shown}`,
    required: true,
    action: 'Show Borders',
  },
  digits: {
    name: 'Digits in the wide-gamut patches',
    needs: `Keep both patches on the screen ${shown} The digits must be right.`,
    required: true,
    action: 'Show Patches',
  },
} as const satisfies EvidenceTable;
