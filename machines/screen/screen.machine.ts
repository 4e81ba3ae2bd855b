import { createSequenceMachine } from '../sequence/sequence.machine';
import { screenSequence } from './screen';

export const screenMachine = createSequenceMachine(screenSequence);
