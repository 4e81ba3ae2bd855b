import { origin } from './browser';
import { type CDPSession, type Page, takeTime, test } from './test';

/** Every document replays what earlier tests did with the page's clock, so a page does not serve for long. */
const MAX_TESTS = 10;

interface Kept {
  /** The options of its context. */
  options: string;
  page: Page | null;
  tests: number;
}

/**
 * For specs whose tests open one page each: those of a worker share a tab, since a new one takes a new process, which
 * costs three times as much as the page itself. The next test finds no storage, init script, route, listener, emulation
 * or session of the one before. Specs that need `context` have a tab for each test.
 */
export const samePageTest = test.extend<object, { kept: Kept }>({
  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that it needs from the pattern
    async ({}, use) => {
      const kept: Kept = { options: '', page: null, tests: 0 };
      await use(kept);
      await kept.page?.context().close();
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, kept, time, viewport, hasTouch, isMobile }, use) => {
    const wanted = { viewport, hasTouch, isMobile };
    const options = JSON.stringify([wanted, time]);
    if (kept.options !== options || kept.tests === MAX_TESTS || kept.page?.isClosed()) {
      await kept.page?.context().close();
      kept.page = null;
    }
    if (!kept.page) {
      const context = await browser.newContext({ ...wanted, baseURL: origin, serviceWorkers: 'block' });
      if (time === 'page') await takeTime(context);
      Object.assign(kept, { options, page: await context.newPage(), tests: 0 });
    }
    kept.tests += 1;
    const page = kept.page as unknown as Page;
    const context = page.context();
    const { addInitScript } = page;
    const { newCDPSession } = context;
    const scripts: Awaited<ReturnType<Page['addInitScript']>>[] = [];
    const sessions: CDPSession[] = [];
    Object.assign(page, {
      addInitScript: async (...args: Parameters<Page['addInitScript']>) => {
        const script = await addInitScript.apply(page, args);
        scripts.push(script);
        return script;
      },
    });
    Object.assign(context, {
      newCDPSession: async (target: Page) => {
        const session = await newCDPSession.call(context, target);
        sessions.push(session);
        return session;
      },
    });
    await use(page);
    Object.assign(page, { addInitScript });
    Object.assign(context, { newCDPSession });
    page.removeAllListeners();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await Promise.all(sessions.map((session) => session.detach().catch(() => {})));
    await Promise.all(scripts.map((script) => script.dispose()));
    for (const other of context.pages()) if (other !== page) await other.close();
    // Of the same origin, so that the process stays.
    await page.goto('/robots.txt');
    await page.evaluate(async () => {
      localStorage.clear();
      sessionStorage.clear();
      for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? '');
      for (const name of await caches.keys()) await caches.delete(name);
    });
    if (time === 'page') {
      await context.clock.resume();
      await context.clock.setSystemTime(Date.now());
    }
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({
      colorScheme: null,
      reducedMotion: null,
      forcedColors: null,
      contrast: null,
      media: null,
    });
    await page.mouse.move(0, 0);
  },
});
