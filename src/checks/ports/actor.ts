import type { ActorRefFrom } from 'xstate';
import type { portsMachine } from '../../../machines/ports/ports.machine';

export type PortsActor = ActorRefFrom<typeof portsMachine>;
