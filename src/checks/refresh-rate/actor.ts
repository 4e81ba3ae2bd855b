import type { ActorRefFrom } from 'xstate';
import type { refreshRateMachine } from '../../../machines/refresh-rate/refresh-rate.machine';

export type RefreshActor = ActorRefFrom<typeof refreshRateMachine>;
