import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { touchpadMachine } from '../../../machines/touchpad/touchpad.machine';
import type { PadTrace } from '../../../measure/live/pad-trace';

export type PadActor = ActorRefFrom<typeof touchpadMachine>;
export type PadContext = SnapshotFrom<typeof touchpadMachine>['context'];

/** State shared by the page's actors and its field. */
export interface PadTest {
  readonly trace: PadTrace;
  /** The field of the current step. */
  readonly field: { current: HTMLElement | null };
}
