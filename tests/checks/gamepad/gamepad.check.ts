import { noted, pressing } from '../../kit/check';

export default noted(
  'synthetic',
  'No engine here has a gamepad. Its sticks and buttons are proved from generated traces.',
  pressing('Start Test', 'Show Result'),
);
