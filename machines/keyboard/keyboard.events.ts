import type { KeyInput, Platform } from '../../measure/keyboard/keys';
import type { Layout, Size } from './layouts';

export type KeyboardEvents =
  /** `at` is in milliseconds since the epoch. */
  | { type: 'START'; at: number; platform: Platform }
  | { type: 'STOP' }
  /** A key that types was pressed while the test was not listening. It starts the test and is its first key. */
  | { type: 'KEY.FIRST'; input: KeyInput; at: number; platform: Platform }
  | { type: 'KEY'; input: KeyInput }
  /** The page or its window lost keyboard focus. */
  | { type: 'BLUR' }
  | { type: 'FLAG'; code: string }
  | { type: 'LAYOUT'; layout: Partial<Layout> }
  | { type: 'OFFER.ACCEPT' }
  | { type: 'OFFER.DECLINE' }
  | { type: 'FULLSCREEN'; at: number; platform: Platform }
  | { type: 'FULLSCREEN.EXIT' }
  /** Whether the browser granted Escape and the system keys to the page. */
  | { type: 'LOCK'; held: boolean }
  /** Resets every key. `at` is in milliseconds since the epoch. */
  | { type: 'RESET'; at: number }
  | { type: 'FINISH'; at: number }
  /** Judges the same run by a layout of another size. */
  | { type: 'JUDGE.AS'; size: Size }
  /** Whether the keyboard has the keys that were not pressed. Those that it does not have are not counted. */
  | { type: 'UNPRESSED'; isFitted: boolean }
  /** Continues the run to get the missing evidence. */
  | { type: 'CONTINUE'; at: number; platform: Platform }
  | { type: 'AGAIN' };
