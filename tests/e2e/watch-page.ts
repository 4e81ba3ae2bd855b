import type { ConsoleMessage, Page } from 'playwright/test';
import { origin } from './browser';

/** Errors and foreign requests of a page since watchPage was called. */
export interface PageLog {
  /** Warnings and errors of the console, uncaught errors, violations of the content security policy. */
  readonly pageErrors: string[];
  /** Requests to anything but the site's own origin. */
  readonly foreignRequests: string[];
}

/**
 * What comes from the browser itself: Playwright keeps service workers out, and a page that is put together in software reads
 * its WebGL pictures back.
 */
const isOfBrowser = (text: string) =>
  text === 'Service Worker registration blocked by Playwright' || text.includes('GPU stall due to ReadPixels');

/** Whether a message of the console is an error or a warning of the page. */
export const isPageError = (message: ConsoleMessage): boolean =>
  ['error', 'warning'].includes(message.type()) && !isOfBrowser(message.text());

/** Watches a page from before its first navigation. */
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
