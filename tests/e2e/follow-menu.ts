import { expect, type Page } from './test';

/**
 * Follows a link of the menu. Makes the window wide enough to show the menu unfolded: when a test stops the page's
 * clock, a folded menu would never unfold.
 */
export async function followMenu(page: Page, name: string): Promise<void> {
  const size = page.viewportSize();
  // A window that is about to leave full screen cannot be resized yet.
  await expect(() => page.setViewportSize({ width: 1400, height: size?.height ?? 800 })).toPass();
  await page.getByRole('banner').getByRole('link', { name }).click();
  if (size) await page.setViewportSize(size);
}
