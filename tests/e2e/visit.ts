import { expect, type Page } from 'playwright/test';

/**
 * Opens a path and waits until everything that loads when idle has loaded and the program runs: before that, a link
 * loads the next document, as without JavaScript.
 */
export async function visit(page: Page, path: string) {
  const response = await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
  return response;
}

/**
 * Follows a link of the menu. The window is made wide enough to show it unfolded: where a test stops the page's clock, a
 * folded menu would never unfold.
 */
export async function followMenu(page: Page, name: string): Promise<void> {
  const size = page.viewportSize();
  // A window that is about to leave full screen cannot be resized yet.
  await expect(() => page.setViewportSize({ width: 1360, height: size?.height ?? 800 })).toPass();
  await page.getByRole('banner').getByRole('link', { name }).click();
  if (size) await page.setViewportSize(size);
}
