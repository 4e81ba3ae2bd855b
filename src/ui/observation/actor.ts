import type { ActorRefFrom } from 'xstate';
import type { observationMachine } from '../../../machines/observation/observation.machine';

export type ObservationActor = ActorRefFrom<typeof observationMachine>;
