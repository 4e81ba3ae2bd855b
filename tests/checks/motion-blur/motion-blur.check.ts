import { pressing } from '../../kit/check';
import { TestPage } from '../../kit/test-page';

/** Page object of the motion blur test. */
export class MotionBlurPage extends TestPage {
  readonly path = '/motion-blur-test';
  readonly layer = this.page.getByRole('dialog', { name: 'Motion blur test' });
  readonly missed = this.figure('Frames missed');
}

export default pressing('Start Test', 'Clean Edges');
