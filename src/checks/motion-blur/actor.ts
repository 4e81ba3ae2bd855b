import type { ActorRefFrom } from 'xstate';
import type { motionBlurMachine } from '../../../machines/motion-blur/motion-blur.machine';

export type MotionActor = ActorRefFrom<typeof motionBlurMachine>;
