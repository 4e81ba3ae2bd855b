import { capital } from '../../../content/words';

/** Turns `webcam-test` into `Webcam Test`. */
export const titleCase = (name: string) => name.split('-').map(capital).join(' ');
