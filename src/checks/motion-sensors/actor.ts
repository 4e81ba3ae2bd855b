import type { ActorRefFrom } from 'xstate';
import type { motionSensorsMachine } from '../../../machines/motion-sensors/motion-sensors.machine';

export type MotionActor = ActorRefFrom<typeof motionSensorsMachine>;
