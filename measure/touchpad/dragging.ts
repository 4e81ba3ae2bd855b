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

/** A block that is dragged with the pad pressed, counted as the mouse test counts it. */
export interface Dragging {
  readonly presses: Presses;
  readonly counts: DragCounts;
  /** Whether Left holds the block. */
  readonly isHeld: boolean;
}

export const noDragging: Dragging = { presses: noPresses, counts: noDrags, isHeld: false };

const isLeft = ({ button }: ButtonInput) => button === 0;
/** A loss that was not back at once: only the person knows whether the finger let go. */
const withEarly = (counts: DragCounts): DragCounts =>
  counts.lostAt === null ? counts : { ...counts, early: counts.early + 1, lostAt: null };

/** The drags after a button goes down. */
export function dragDown({ presses, counts, isHeld }: Dragging, input: ButtonInput): Dragging {
  if (!isLeft(input)) return { presses: buttonDown(presses, input), counts, isHeld };
  if (isContactLoss(counts, input)) {
    return { presses: resumeDrag(presses, input), counts: countContactLoss(counts, input), isHeld: true };
  }
  return { presses: buttonDown(presses, input), counts: withEarly(counts), isHeld: input.spot === 'block' };
}

/** The drags after a button comes up. */
export function dragUp({ presses, counts, isHeld }: Dragging, input: ButtonInput): Dragging {
  const up = buttonUp(presses, input);
  if (!isLeft(input) || !isHeld) return { presses: up, counts, isHeld };
  if (input.spot === 'goal') return { presses: up, counts: { ...counts, carried: counts.carried + 1 }, isHeld: false };
  // Put back where it was taken.
  if (input.spot === 'block') return { presses: up, counts, isHeld: false };
  return { presses: up, counts: { ...counts, lostAt: input.timestamp }, isHeld: false };
}

/** The drags once no more come: nobody knows anything of a button that was still down. */
export const endDragging = ({ presses, counts }: Dragging): Dragging => ({
  presses: releaseAllButtons(presses),
  counts: withEarly(counts),
  isHeld: false,
});
