import { createSequenceMachine } from '../sequence/sequence.machine';
import { brightnessSequence } from './brightness';

export const brightnessMachine = createSequenceMachine(brightnessSequence);
