import * as words from '../../content/verdicts/mouse';
import { MIN_COUNTS, MIN_POLLING_SAMPLES } from '../../measure/pointer/polling';
import { MAX_DOUBLE_CLICK_MS } from '../../measure/pointer/presses';
import { MAX_JUMP_STEPS } from '../../measure/pointer/scroll';
import { evidenceOf } from '../result';

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
export const blindSpot = words.blindSpot({ gap: MAX_DOUBLE_CLICK_MS, jump: MAX_JUMP_STEPS, counts: MIN_COUNTS });

export const evidence = evidenceOf(
  words.evidenceTexts({ presses: MIN_PRESSES, intervals: MIN_POLLING_SAMPLES, steps: MIN_STEPS, doubles: MIN_DOUBLES }),
  ['click', 'movement', 'scroll', 'double'],
);
