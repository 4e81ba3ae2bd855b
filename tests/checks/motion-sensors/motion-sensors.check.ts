import { noted } from '../../kit/check';

export default noted('cannot', 'A computer has no motion sensors. The test says so, and ends there.', (person) =>
  person.read(/This device has no motion sensors|This browser does not read motion sensors/),
);
