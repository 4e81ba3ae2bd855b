import { expect, type Page } from '../../e2e/test';

/** Without sensors, or where they are blocked, it says that it cannot start. */
export default (page: Page) =>
  expect(page.getByRole('main')).toContainText(/This device has no motion sensors|Motion sensors are blocked/);
