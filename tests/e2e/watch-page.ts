import { origin } from './browser';
import { type ConsoleMessage, expect, type Page, test } from './test';

/** Errors and foreign requests of a page since `watchPage` was called. */
export interface PageLog {
  /** Console warnings and errors, uncaught errors, and violations of the content security policy. */
  readonly pageErrors: string[];
  /** Requests to origins other than the site's own. */
  readonly foreignRequests: string[];
}

/**
 * Messages caused by the browser, not the page: Playwright blocks service workers, and a page composited in software
 * reads its WebGL pictures back.
 */
const isOfBrowser = (text: string) =>
  text === 'Service Worker registration blocked by Playwright' || text.includes('GPU stall due to ReadPixels');

/** Whether a console message is an error or a warning of the page. */
export const isPageError = (message: ConsoleMessage): boolean =>
  ['error', 'warning'].includes(message.type()) && !isOfBrowser(message.text());

/** Watches a page. Call before its first navigation. */
export function watchPage(page: Page): PageLog {
  const pageErrors: string[] = [];
  const foreignRequests: string[] = [];
  page.on('console', (message) => isPageError(message) && pageErrors.push(message.text()));
  page.on('pageerror', (error) => pageErrors.push(String(error)));
  page.on('request', (request) => {
    const url = new URL(request.url());
    const inside = url.protocol === 'data:' || url.protocol === 'blob:' || url.origin === origin;
    if (!inside) foreignRequests.push(request.url());
  });
  return { pageErrors, foreignRequests };
}

/** Tests whose page has no errors and asks nobody else. */
export const cleanTest = test.extend({
  page: async ({ page }, use) => {
    const log = watchPage(page);
    await use(page);
    expect(log).toEqual({ pageErrors: [], foreignRequests: [] });
  },
});
