import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { touchpadMachine } from '../../../machines/touchpad/touchpad.machine';
import type { PadTrace } from '../../../measure/live/pad-trace';

export type PadActor = ActorRefFrom<typeof touchpadMachine>;
export type PadContext = SnapshotFrom<typeof touchpadMachine>['context'];

/** What the page's actors and its field share. */
export interface PadTest {
  readonly trace: PadTrace;
  /** The field of the present step. */
  readonly field: { current: HTMLElement | null };
}
