import {
  type ButtonInput,
  buttonDown,
  buttonUp,
  countContactLoss,
  type DragCounts,
  isContactLoss,
  noDrags,
  noPresses,
  type Presses,
  releaseAllButtons,
  resumeDrag,
} from '../pointer/presses';

/** Dragging a block with the pad pressed, counted as in the mouse test. */
export interface Dragging {
  readonly presses: Presses;
  readonly counts: DragCounts;
  /** Whether the left button holds the block. */
  readonly isHeld: boolean;
}

export const noDragging: Dragging = { presses: noPresses, counts: noDrags, isHeld: false };

const isLeft = ({ button }: ButtonInput) => button === 0;
/** Counts a loss that did not recover at once: only the person knows whether the finger let go. */
const withEarly = (counts: DragCounts): DragCounts =>
  counts.lostAt === null ? counts : { ...counts, early: counts.early + 1, lostAt: null };

/** Updates the drags when a button goes down. */
export function dragDown({ presses, counts, isHeld }: Dragging, input: ButtonInput): Dragging {
  if (!isLeft(input)) return { presses: buttonDown(presses, input), counts, isHeld };
  if (isContactLoss(counts, input)) {
    return { presses: resumeDrag(presses, input), counts: countContactLoss(counts, input), isHeld: true };
  }
  return { presses: buttonDown(presses, input), counts: withEarly(counts), isHeld: input.spot === 'block' };
}

/** Updates the drags when a button goes up. */
export function dragUp({ presses, counts, isHeld }: Dragging, input: ButtonInput): Dragging {
  const up = buttonUp(presses, input);
  if (!isLeft(input) || !isHeld) return { presses: up, counts, isHeld };
  if (input.spot === 'goal') return { presses: up, counts: { ...counts, carried: counts.carried + 1 }, isHeld: false };
  // Dropped where it was picked up.
  if (input.spot === 'block') return { presses: up, counts, isHeld: false };
  return { presses: up, counts: { ...counts, lostAt: input.timestamp }, isHeld: false };
}

/** Ends the drags. The state of a button that is still down is unknown. */
export const endDragging = ({ presses, counts }: Dragging): Dragging => ({
  presses: releaseAllButtons(presses),
  counts: withEarly(counts),
  isHeld: false,
});
