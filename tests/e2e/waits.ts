import { expect, type Page } from 'playwright/test';

/** Runs in the page. Makes its timeouts 30 times longer, because a busy browser can be that slow. */
export function waitLonger(): void {
  const later = window.setTimeout.bind(window);
  Object.assign(window, { setTimeout: (call: () => void, delay = 0) => later(call, 30 * delay) });
}

/** Stops an installed clock slightly later than its current time. From then on only the test advances it. */
export async function stopClock(page: Page): Promise<void> {
  // A busy browser may have passed that time before it receives the command.
  await expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 100))).toPass();
}

/**
 * Lets the page process what just happened to it. React schedules work in messages, which a test's clock does not stop.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let i = 0; i < 6; i++) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
  });
}

/** Hides the page, like a switch to another tab, or shows it again. */
export const setVisibility = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** Lets the page do the work of its workers from the next load on, so that a test can hold or refuse its calls. */
export const withoutWorkers = (page: Page) =>
  page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new Error('No worker');
      }
    } as unknown as typeof Worker;
  });

/** Delays the requests for these files until the function that it returns is called. */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
