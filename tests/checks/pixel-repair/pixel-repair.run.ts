import { button, results } from '../../e2e/run-parts';
import { expect, type Page } from '../../e2e/test';

export default async function run(page: Page): Promise<void> {
  await button(page, 'Start Repair').click();
  await page.getByRole('button', { name: 'Begin Repair' }).click();
  await expect(page.getByRole('timer', { name: 'Time left' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop Repair' }).click();
  await results(page);
}
