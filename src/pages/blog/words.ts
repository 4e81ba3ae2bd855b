import { capital } from '../../../content/words';

/** `Webcam Test` of `webcam-test`. */
export const titleCase = (name: string) => name.split('-').map(capital).join(' ');
