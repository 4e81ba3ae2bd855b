import type { ActorRefFrom } from 'xstate';
import type { keyboardMachine } from '../../../machines/keyboard/keyboard.machine';

export type KeyboardActor = ActorRefFrom<typeof keyboardMachine>;
