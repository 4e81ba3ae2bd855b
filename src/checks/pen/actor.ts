import type { ActorRefFrom } from 'xstate';
import type { penMachine } from '../../../machines/pen/pen.machine';

export type PenActor = ActorRefFrom<typeof penMachine>;
