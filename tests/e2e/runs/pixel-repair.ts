import { button, results } from '../run-parts';
import { expect, type Page } from '../test';

export default async function run(page: Page): Promise<void> {
  await button(page, 'Start Repair').click();
  await page.getByRole('button', { name: 'Begin Repair' }).click();
  await expect(page.getByRole('timer', { name: 'Time left' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop Repair' }).click();
  await results(page);
}
