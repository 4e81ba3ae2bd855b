import { createObservationMachine } from '../observation/observation.machine';
import { sharpnessObservation } from './text-sharpness';

export const textSharpnessMachine = createObservationMachine(sharpnessObservation);
