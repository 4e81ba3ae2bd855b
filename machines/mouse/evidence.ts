import { MIN_POLLING_SAMPLES } from '../../measure/pointer/polling';
import type { EvidenceTable } from '../result';

/** Presses needed of each of Left, Middle and Right. */
export const MIN_PRESSES = 3;
/** How often the block must reach the frame. */
export const MIN_DRAGS = 1;
/** Scroll steps needed in each direction. */
export const MIN_STEPS = 10;
/** Double clicks needed. */
export const MIN_DOUBLES = 10;

/** The minimum evidence for each part of the mouse test. */
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
