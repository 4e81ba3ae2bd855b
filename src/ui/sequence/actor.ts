import type { ActorRefFrom } from 'xstate';
import type { createSequenceMachine } from '../../../machines/sequence/sequence.machine';

export type SequenceActor = ActorRefFrom<ReturnType<typeof createSequenceMachine>>;
