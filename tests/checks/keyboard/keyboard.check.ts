import { between } from '../../kit/check';

export default between('Start Listening', 'Show Result', {
  run: (page) => page.keyboard.press('a'),
  path: (visitor) => visitor.press(...'abcdefghijklmnopqrstuvwxyz0123456789'),
});
