import type { ActorRefFrom } from 'xstate';
import type { microphoneMachine } from '../../../machines/microphone/microphone.machine';

export type MicActor = ActorRefFrom<typeof microphoneMachine>;
