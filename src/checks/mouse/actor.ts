import type { ActorRefFrom } from 'xstate';
import type { mouseMachine } from '../../../machines/mouse/mouse.machine';

export type MouseActor = ActorRefFrom<typeof mouseMachine>;
