import type { ActorRefFrom } from 'xstate';
import type { sequenceMachine } from '../../../machines/sequence/sequence.machine';

export type SequenceActor = ActorRefFrom<typeof sequenceMachine>;
