import { createSequenceMachine } from '../sequence/sequence.machine';
import { gradientSequence } from './gradient';

export const gradientMachine = createSequenceMachine(gradientSequence);
