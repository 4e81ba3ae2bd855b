import { noted } from '../../kit/check';

export default noted(
  'untried',
  'Without a reader of fingerprints the test says that it is not available, and ends there.',
  (person) => person.read('Fingerprint authentication is not available'),
);
