import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type BrowserType,
  test as base,
  type Page,
  chromium as playwrightChromium,
} from 'playwright/test';
import { settled } from './waits';

/**
 * Playwright's test with pages that load in one way: `goto`, `reload`, `goBack` and `goForward` return when the program
 * answers. A click before that is held until the program runs (src/boot/boot.js), so a test that clicks earlier depends
 * on how busy the machine is. The specs of early input ask for `bare(page)`.
 */

// Playwright asks where each of its calls came from, and maps every frame to its source, mostly its own. Only those of the
// tests are of use; the others took a fifth of a worker's time.
const { prepareStackTrace } = Error;
Error.prepareStackTrace = (error, frames) =>
  prepareStackTrace?.(
    error,
    frames.filter((frame) => !/node_modules|^node:/.test(frame.getFileName() ?? 'node:')),
  );

declare global {
  interface Window {
    programRuns?: true;
    /** What the page's clock replaces. */
    ownTimeStamp?: PropertyDescriptor | undefined;
    ownPerformance?: Performance;
  }
}

type Load = 'goto' | 'reload' | 'goBack' | 'goForward';
type BareCalls = Pick<Page, Load>;

const bareCalls = new WeakMap<Page, BareCalls>();

/** The page's own `goto`, `reload`, `goBack` and `goForward`, which do not wait until the program runs. */
export function bare(page: Page): BareCalls {
  const calls = bareCalls.get(page);
  if (!calls) throw new Error('This page was not opened by the browser of tests/e2e/test.ts');
  return calls;
}

/**
 * Waits until the program of the page's document answers, or the page says that it failed to load. A document without a
 * program answers once it has loaded.
 */
export async function programRuns(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      window.programRuns ||
      document.querySelector('body > [role=alert]') ||
      (document.readyState === 'complete' && !document.querySelector('script[data-entry]')),
    undefined,
    // Not by frames, which a test may hold back.
    { polling: 20 },
  );
  // Input recorded until now is replayed in a message; see src/boot/boot.js.
  await settled(page);
}

function wrap(page: Page): void {
  if (bareCalls.has(page)) return;
  const { goto, reload, goBack, goForward } = page;
  const calls = {
    goto: goto.bind(page),
    reload: reload.bind(page),
    goBack: goBack.bind(page),
    goForward: goForward.bind(page),
  };
  bareCalls.set(page, calls);
  const waiting =
    <Arguments extends unknown[], Answer>(load: (...args: Arguments) => Promise<Answer>) =>
    async (...args: Arguments) => {
      const answer = await load(...args);
      await programRuns(page);
      return answer;
    };
  Object.assign(page, Object.fromEntries(Object.entries(calls).map(([name, load]) => [name, waiting(load as never)])));
}

/** Makes every page of a context wait for the program. */
async function awaitProgram(context: BrowserContext): Promise<BrowserContext> {
  await context.addInitScript(() =>
    addEventListener('assay:ready', () => Object.assign(window, { programRuns: true })),
  );
  context.pages().forEach(wrap);
  context.on('page', wrap);
  return context;
}

const wrapped = new WeakSet<Browser>();

/** Makes every page of a browser wait for the program, but for contexts that run no scripts. */
function awaitPrograms(browser: Browser): Browser {
  if (wrapped.has(browser)) return browser;
  wrapped.add(browser);
  const newContext = browser.newContext.bind(browser);
  return Object.assign(browser, {
    newContext: async (options?: BrowserContextOptions) => {
      const context = await newContext(options);
      return options?.javaScriptEnabled === false ? context : awaitProgram(context);
    },
  });
}

/** Chromium whose pages wait for the program. */
export const chromium = {
  launch: async (options?: Parameters<BrowserType['launch']>[0]) =>
    awaitPrograms(await playwrightChromium.launch(options)),
  launchPersistentContext: async (...args: Parameters<BrowserType['launchPersistentContext']>) =>
    awaitProgram(await playwrightChromium.launchPersistentContext(...args)),
};

/**
 * Keeps the browser's time stamps of events, from the next navigation on. The page's clock replaces each by the time at
 * which it is first read.
 */
export const keepTimeStamps = (page: Page) =>
  page.addInitScript(() => {
    if (window.ownTimeStamp) Object.defineProperty(Event.prototype, 'timeStamp', window.ownTimeStamp);
  });

export interface Options {
  /** `page`: the page's time is the test's, by `page.clock`. `real`: the machine's, for frames, sound and cameras. */
  readonly time: 'page' | 'real';
}

export const test = base.extend<Options, { browser: Browser }>({
  time: ['page', { option: true }],
  browser: [async ({ browser }, use) => use(awaitPrograms(browser)), { scope: 'worker' }],
  context: async ({ context, time }, use) => {
    if (time === 'page') {
      await context.addInitScript(() => {
        window.ownTimeStamp = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp');
        window.ownPerformance = performance;
      });
      await context.clock.install();
      // The clock's own timeline is empty.
      await context.addInitScript(() => {
        const { ownPerformance: own } = window;
        if (!own) return;
        for (const name of ['getEntries', 'getEntriesByName', 'getEntriesByType'] as const)
          Object.assign(performance, { [name]: own[name].bind(own) });
      });
    }
    await use(context);
    // A page may still load when its test ends. A route that answers it then meets a page that closes.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  },
});

export * from 'playwright/test';
