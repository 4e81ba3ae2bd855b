import { MIN_POLLING_SAMPLES } from '../../measure/pointer/polling';
import type { EvidenceTable } from '../result';

/** Presses of each of Left, Middle and Right. */
export const MIN_PRESSES = 3;
/** Times that the block reaches the frame. */
export const MIN_DRAGS = 1;
/** Scroll steps in each direction. */
export const MIN_STEPS = 10;
/** Double clicks. */
export const MIN_DOUBLES = 10;

/** The least evidence of each part of the mouse test. */
export const evidence = {
  click: {
    name: 'Click',
    needs: `Press Left, Middle and Right ${MIN_PRESSES} times each, and drag the block to the frame.`,
    required: true,
    action: 'Run Click Test',
  },
  movement: {
    name: 'Movement',
    needs: `Move the mouse fast until ${MIN_POLLING_SAMPLES} intervals are counted.`,
    required: true,
    action: 'Run Movement Test',
  },
  scroll: {
    name: 'Scroll',
    needs: `Scroll at least ${MIN_STEPS} steps up and ${MIN_STEPS} steps down.`,
    required: true,
    action: 'Run Scroll Test',
  },
  double: {
    name: 'Double click',
    needs: `Double-click ${MIN_DOUBLES} times.`,
    required: true,
    action: 'Run Double Click Test',
  },
} as const satisfies EvidenceTable;
