import { expect, type Page } from '../../e2e/test';

/** Without a sensor it says that it cannot start. */
export default (page: Page) =>
  expect(page.getByRole('main')).toContainText('Fingerprint authentication is not available');
