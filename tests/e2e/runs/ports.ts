import type { Page } from 'playwright/test';
import { button, results } from '../run-parts';

export default async function run(page: Page): Promise<void> {
  await button(page, 'Add Port').click();
  await button(page, 'Start Test').click();
  await button(page, 'Skip').click();
  await button(page, 'Show Result').click();
  await results(page);
}
