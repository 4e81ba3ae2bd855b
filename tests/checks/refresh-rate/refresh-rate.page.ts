import { TestPage } from '../../kit/test-page';

/** Page object of the refresh rate test. */
export class RefreshRatePage extends TestPage {
  readonly path = '/refresh-rate-test';
  readonly rate = this.page.getByTestId('rate');
  readonly stop = this.button('Stop Test');
}
