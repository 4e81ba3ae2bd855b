import type { Ref } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { mouseMachine } from '../../../machines/mouse/mouse.machine';
import type { Movement } from '../../../measure/live/movement';

/** State shared by the page's actors and the panels. */
export interface MouseTest {
  readonly movement: Movement;
  /** The field of the running sub-test. */
  readonly field: { current: HTMLElement | null };
}

export interface PanelProps {
  readonly actor: MouseActor;
  readonly test: MouseTest;
  /**
   * Receives focus when the page returns from a result. It is the button of the running test, otherwise of the first
   * test.
   */
  readonly start?: Ref<HTMLButtonElement>;
}

export type MouseActor = ActorRefFrom<typeof mouseMachine>;
