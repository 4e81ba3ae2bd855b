import { origin } from './browser';
import { rememberPrerendered } from './detectors';
import { type Page, test } from './test';

/**
 * For specs that only read pages: the tests of a worker share one page in real time, because a new page costs more
 * processor time than all that they read of it. What a test leaves in the page's storage meets the next test.
 */
export const readingTest = test.extend<object, { readingPage: Page }>({
  readingPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' });
      const page = await context.newPage();
      await rememberPrerendered(page);
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ readingPage }, use) => {
    await readingPage.setViewportSize({ width: 1280, height: 800 });
    await readingPage.emulateMedia({ colorScheme: null, reducedMotion: null });
    await use(readingPage);
    readingPage.removeAllListeners();
  },
});
