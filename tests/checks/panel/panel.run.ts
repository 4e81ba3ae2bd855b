import { panelWords } from '../../../content/panel';
import { openView, results } from '../../e2e/run-parts';
import { expect, type Page } from '../../e2e/test';
import { PanelPage } from './panel.page';

export default async function run(page: Page): Promise<void> {
  const panel = new PanelPage(page);
  await panel.say();
  await openView(page);
  // Empty answers count too. Keys are ignored while the gray before a picture is shown.
  await expect(async () => {
    await page.keyboard.press('0');
    await expect(panel.bar).toContainText(/[2-9] of at most 60/, { timeout: 1000 });
  }).toPass();
  await panel.bar.getByRole('button', { name: panelWords.exit }).click();
  await results(page);
}
