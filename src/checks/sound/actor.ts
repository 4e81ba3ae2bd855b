import type { ActorRefFrom } from 'xstate';
import type { soundMachine } from '../../../machines/sound/sound.machine';

export type SoundActor = ActorRefFrom<typeof soundMachine>;
