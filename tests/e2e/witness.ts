import { type ConsoleMessage, expect, type Page } from 'playwright/test';
import { origin } from './browser';

/** What went wrong on a page since it was watched. */
export interface Witness {
  /** Warnings and errors of the console, uncaught errors, violations of the content security policy. */
  readonly complaints: string[];
  /** Requests to anything but the site's own origin. */
  readonly strangers: string[];
}

/**
 * What the browser says for itself: Playwright keeps service workers out, and a page that is put together in software reads
 * its WebGL pictures back.
 */
const isOfBrowser = (text: string) =>
  text === 'Service Worker registration blocked by Playwright' || text.includes('GPU stall due to ReadPixels');

/** Whether a message of the console tells of a fault. */
export const isComplaint = (message: ConsoleMessage): boolean =>
  ['error', 'warning'].includes(message.type()) && !isOfBrowser(message.text());

/** Watches a page from before its first navigation. */
export function watch(page: Page): Witness {
  const complaints: string[] = [];
  const strangers: string[] = [];
  page.on('console', (message) => isComplaint(message) && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    const url = new URL(request.url());
    const inside = url.protocol === 'data:' || url.protocol === 'blob:' || url.origin === origin;
    if (!inside) strangers.push(request.url());
  });
  return { complaints, strangers };
}

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
