import type { ActorRefFrom } from 'xstate';
import type { webcamMachine } from '../../../machines/webcam/webcam.machine';

export type WebcamActor = ActorRefFrom<typeof webcamMachine>;
