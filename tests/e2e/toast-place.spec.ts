import { expect, type Locator, test } from './test';

const overlaps = async (toast: Locator, others: Locator) => {
  const slab = await toast.boundingBox();
  if (!slab) throw new Error('There is no toast');
  const names: string[] = [];
  for (const other of await others.all()) {
    const box = await other.boundingBox();
    const apart =
      !box ||
      box.x >= slab.x + slab.width ||
      box.x + box.width <= slab.x ||
      box.y >= slab.y + slab.height ||
      box.y + box.height <= slab.y;
    if (!apart) names.push((await other.textContent()) ?? '');
  }
  return names;
};

test('a toast covers neither the buttons of a result nor those of the next run', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', { value: undefined });
    Object.defineProperty(Clipboard.prototype, 'writeText', { value: () => Promise.resolve() });
  });
  await page.goto('/screen-test');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Start Test' }).first().click();
  await expect(page.getByRole('toolbar', { name: 'Test controls' })).toBeVisible();
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: 'Share Results' }).click();
  const toast = page.getByRole('region', { name: 'Notifications' });
  await expect(toast.getByText('Results copied!')).toBeVisible();
  // The toast stays as long as the pointer is over it, so that a slow machine has time for the check.
  await toast.getByText('Results copied!').hover();
  await expect.poll(() => overlaps(toast, main.getByRole('button'))).toEqual([]);

  await main.getByRole('button', { name: 'Test Again' }).focus();
  await page.keyboard.press('Enter');
  await main.getByRole('button', { name: 'Start Test' }).first().focus();
  await page.keyboard.press('Enter');
  const bar = page.getByRole('toolbar', { name: 'Test controls' });
  await expect(bar).toBeVisible();
  await expect(toast.getByText('Results copied!')).toBeVisible();
  await expect.poll(() => overlaps(toast, bar.getByRole('button'))).toEqual([]);
});
