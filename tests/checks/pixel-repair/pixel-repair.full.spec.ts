import { isFullscreen } from '../../e2e/fullscreen';
import { expect, test } from '../../e2e/test';
import { PixelRepairPage } from './pixel-repair.page';

test('a repair takes the real fullscreen and gives it back, and so does the second look', async ({ page }) => {
  const repair = new PixelRepairPage(page);
  await repair.open();
  await repair.mode('noise-square').check();
  await repair.start.click();
  await expect.poll(() => isFullscreen(page)).toBe(true);
  await repair.begin.click();
  await expect(repair.countdown).toBeVisible();
  await expect.poll(() => isFullscreen(page)).toBe(true);
  await repair.stop.click();
  await repair.expectComplete();
  await expect.poll(() => isFullscreen(page)).toBe(false);

  await page.getByRole('button', { name: 'Look Again' }).click();
  await expect.poll(() => isFullscreen(page)).toBe(true);
  await page.getByRole('button', { name: 'Exit' }).click();
  await expect(page.getByRole('heading', { name: 'Has the spot changed?' })).toBeFocused();
  await expect.poll(() => isFullscreen(page)).toBe(false);
});
