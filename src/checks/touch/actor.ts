import type { ActorRefFrom } from 'xstate';
import type { touchMachine } from '../../../machines/touch/touch.machine';

export type TouchActor = ActorRefFrom<typeof touchMachine>;
