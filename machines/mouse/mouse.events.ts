import type { MovementReading } from '../../measure/live/movement';
import type { ButtonInput } from '../../measure/pointer/presses';
import type { WheelInput } from '../../measure/pointer/scroll';
import type { SubTest } from './mouse';

/** Every `at` is in milliseconds since the epoch; the times of inputs are event time stamps. */
export type MouseEvents =
  | { type: 'START'; subTest: SubTest; at: number }
  | { type: 'COMPLETE'; at: number }
  /** Forgets all four. */
  | { type: 'RESET' }
  | { type: 'TICK'; at: number }
  | { type: 'PRESS'; input: ButtonInput }
  | { type: 'RELEASE'; input: ButtonInput }
  /** The page lost the mouse. */
  | { type: 'LOST' }
  | { type: 'MOTION'; reading: MovementReading }
  | { type: 'WHEEL'; inputs: readonly WheelInput[] }
  | { type: 'DEVICE'; present: boolean }
  | { type: 'FINISH'; at: number }
  /** Runs a sub-test again for the evidence that is missing. */
  | { type: 'CONTINUE'; subTest: SubTest; at: number }
  | { type: 'AGAIN' };
