import type { KeyInput, Platform } from '../../measure/keyboard/keys';
import type { Layout, Size } from './layouts';

export type KeyboardEvents =
  /** `at` is in milliseconds since the epoch. */
  | { type: 'START'; at: number; platform: Platform }
  | { type: 'STOP' }
  /** A key that types, pressed while nothing is listening; it begins the test and is its first key. */
  | { type: 'KEY.FIRST'; input: KeyInput; at: number; platform: Platform }
  | { type: 'KEY'; input: KeyInput }
  /** The page or its window lost the keyboard. */
  | { type: 'BLUR' }
  | { type: 'FLAG'; code: string }
  | { type: 'LAYOUT'; layout: Partial<Layout> }
  | { type: 'OFFER.ACCEPT' }
  | { type: 'OFFER.DECLINE' }
  | { type: 'FULLSCREEN'; at: number; platform: Platform }
  | { type: 'FULLSCREEN.EXIT' }
  /** Whether the browser handed over Escape and the system's keys. */
  | { type: 'LOCK'; held: boolean }
  /** Forgets every key. `at` is in milliseconds since the epoch. */
  | { type: 'RESET'; at: number }
  | { type: 'FINISH'; at: number }
  /** Judges the same run by a layout of another size. */
  | { type: 'JUDGE.AS'; size: Size }
  /** Goes on with the run for the evidence that is missing. */
  | { type: 'CONTINUE'; at: number; platform: Platform }
  | { type: 'AGAIN' };
