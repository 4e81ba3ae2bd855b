import { openView, results } from '../run-parts';
import type { Page } from '../test';

export default async function run(page: Page): Promise<void> {
  await openView(page);
  await page.keyboard.press('Escape');
  await results(page);
}
