import { counted } from '../../content/words';
import { MIN_COUNTS, MIN_POLLING_SAMPLES } from '../../measure/pointer/polling';
import { MAX_DOUBLE_CLICK_MS } from '../../measure/pointer/presses';
import { MAX_JUMP_STEPS } from '../../measure/pointer/scroll';
import type { EvidenceTable } from '../result';

/** Presses needed of each of Left, Middle and Right, and more of one that came twice once. */
export const MIN_PRESSES = 3;
export const MORE_PRESSES = 3;
/** How often the block must reach the frame. */
export const MIN_DRAGS = 1;
/** Scroll steps needed in each direction. */
export const MIN_STEPS = 10;
/** Double clicks needed, and more if one came with a third press once. */
export const MIN_DOUBLES = 10;
export const MORE_DOUBLES = 5;

/** What the test cannot find. */
export const blindSpot = `What the test cannot find: a switch that closes again later than ${MAX_DOUBLE_CLICK_MS} ms, or so rarely that not one of your presses shows it, a wheel that jumps more than ${counted(MAX_JUMP_STEPS, 'step')} at once, and the polling rate of a mouse that moves less than ${MIN_COUNTS} counts in each report and keeps its speed.`;

/** The minimum evidence for each part of the mouse test. */
export const evidence = {
  click: {
    name: 'Click',
    needs: `Press Left, Middle and Right in turn, ${MIN_PRESSES} times each, and drag the block to the frame.`,
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
    needs: `Scroll down only, at least ${MIN_STEPS} steps. Then scroll up only, at least ${MIN_STEPS} steps.`,
    required: true,
    action: 'Run Scroll Test',
  },
  double: {
    name: 'Double click',
    needs: `Double-click ${MIN_DOUBLES} times, left and right in turn.`,
    required: true,
    action: 'Run Double Click Test',
  },
} as const satisfies EvidenceTable;
