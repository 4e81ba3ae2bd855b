import type { Page } from 'playwright/test';
import { openView, results } from '../run-parts';

export default async function run(page: Page): Promise<void> {
  await openView(page);
  await page.keyboard.press('Escape');
  await results(page);
}
