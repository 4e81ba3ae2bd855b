import { expect, type Page } from 'playwright/test';
import { settled } from './waits';

declare global {
  interface Window {
    programRuns?: true;
  }
}

/** Call before a page is opened. Returns a function that waits until the page's app responds. */
export async function watchProgram(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => addEventListener('assay:ready', () => Object.assign(window, { programRuns: true })));
  return async () => {
    await page.waitForFunction(() => window.programRuns);
    // Input recorded until now is replayed in a message; see src/boot/boot.js.
    await settled(page);
  };
}

/** Opens a path and waits until the app runs. */
export async function openWithProgram(page: Page, path: string): Promise<void> {
  const programRuns = await watchProgram(page);
  await page.goto(path);
  await programRuns();
}

/**
 * Opens a path and waits until the app runs and everything that loads when idle has loaded. Before that, a link loads
 * the next document, as without JavaScript, and a selection appears only after it is released.
 */
export async function visit(page: Page, path: string) {
  const programRuns = await watchProgram(page);
  const response = await page.goto(path);
  await page.waitForLoadState('networkidle');
  await programRuns();
  return response;
}

/**
 * Follows a link of the menu. Makes the window wide enough to show the menu unfolded: when a test stops the page's
 * clock, a folded menu would never unfold.
 */
export async function followMenu(page: Page, name: string): Promise<void> {
  const size = page.viewportSize();
  // A window that is about to leave full screen cannot be resized yet.
  await expect(() => page.setViewportSize({ width: 1360, height: size?.height ?? 800 })).toPass();
  await page.getByRole('banner').getByRole('link', { name }).click();
  if (size) await page.setViewportSize(size);
}
