import { openView, results } from '../../e2e/run-parts';
import type { Page } from '../../e2e/test';

export default async function run(page: Page): Promise<void> {
  await openView(page);
  await page.keyboard.press('Escape');
  await results(page);
}
