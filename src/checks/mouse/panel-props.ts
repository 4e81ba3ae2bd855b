import type { Ref } from 'react';
import type { Movement } from '../../../measure/live/movement';
import type { MouseActor } from './actor';

/** What the page's actors and the panels share. */
export interface MouseTest {
  readonly movement: Movement;
  /** The field of the running sub-test. */
  readonly field: { current: HTMLElement | null };
}

export interface PanelProps {
  readonly actor: MouseActor;
  readonly test: MouseTest;
  /** Gets the focus when the page returns from a result: the button of the running test, else of the first. */
  readonly start?: Ref<HTMLButtonElement>;
}
