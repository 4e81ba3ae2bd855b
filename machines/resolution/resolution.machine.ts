import { createObservationMachine } from '../observation/observation.machine';
import { resolutionObservation } from './resolution';

export const resolutionMachine = createObservationMachine(resolutionObservation);
