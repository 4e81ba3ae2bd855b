import type { ActorRefFrom } from 'xstate';
import type { createObservationMachine } from '../../../machines/observation/observation.machine';

export type ObservationActor = ActorRefFrom<ReturnType<typeof createObservationMachine>>;
