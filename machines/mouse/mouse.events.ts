import type { MovementReading } from '../../measure/live/movement';
import type { ButtonInput } from '../../measure/pointer/presses';
import type { WheelInput } from '../../measure/pointer/scroll';
import type { MousePart } from './mouse';

/** Every `at` is in milliseconds since the epoch. Times of inputs are event timestamps. */
export type MouseEvents =
  | { type: 'START'; part: MousePart; at: number }
  | { type: 'COMPLETE'; at: number }
  /** Resets all four parts. */
  | { type: 'RESET' }
  | { type: 'TICK'; at: number }
  | { type: 'PRESS'; input: ButtonInput }
  | { type: 'RELEASE'; input: ButtonInput }
  /** The person says whether there is a middle button. */
  | { type: 'MIDDLE'; isFitted: boolean }
  /** The person says whether there is a wheel, or a pad that scrolls. */
  | { type: 'WHEEL.PRESENT'; isFitted: boolean }
  /** The page lost the mouse. */
  | { type: 'LOST' }
  | { type: 'MOTION'; reading: MovementReading }
  | { type: 'WHEEL'; inputs: readonly WheelInput[] }
  | { type: 'DEVICE'; present: boolean }
  | { type: 'FINISH'; at: number }
  /** Runs a part again to get the missing evidence. */
  | { type: 'CONTINUE'; part: MousePart; at: number }
  | { type: 'AGAIN' };
