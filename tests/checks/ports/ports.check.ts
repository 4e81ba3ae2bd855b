import { noted, pressing } from '../../kit/check';

export default noted(
  'synthetic',
  'Nothing can be plugged in here, so the port is skipped.',
  pressing('Add Port', 'Start Test', 'Skip', 'Show Result'),
);
