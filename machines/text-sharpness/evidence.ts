import { shownFor } from '../observation/observation';
import type { EvidenceTable } from '../result';

const shown = `for at least ${shownFor}, then answer.`;

/** The minimum evidence for each part of the text sharpness test. */
export const evidence = {
  smallest: {
    name: 'Smallest readable size',
    needs: `Keep the eight sizes on the screen ${shown}`,
    required: true,
    action: 'Show Sizes',
  },
  edges: {
    name: 'Edges of the letters',
    needs: `Keep the letters on the screen ${shown}`,
    required: true,
    action: 'Show Letters',
  },
  order: {
    name: 'Cleanest sub-pixel order',
    needs: `Keep the four bands on the screen ${shown}`,
    required: false,
    action: 'Show Bands',
  },
  checkerboard: {
    name: 'Checkerboard',
    needs: `Keep the checkerboard on the screen ${shown}`,
    required: true,
    action: 'Show Checkerboard',
  },
} as const satisfies EvidenceTable;
