import { expect, type Page } from '../test';

/** Without a sensor it says that it cannot start. */
export default (page: Page) =>
  expect(page.getByRole('main')).toContainText('Fingerprint authentication is not available');
