import type { ActorRefFrom } from 'xstate';
import type { screenSizeMachine } from '../../../machines/screen-size/screen-size.machine';

export type ScreenSizeActor = ActorRefFrom<typeof screenSizeMachine>;
