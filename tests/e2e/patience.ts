import { expect, type Page } from 'playwright/test';

/** Runs in a page: what it gives up after some time it waits thirty times as long for, as a busy browser may need. */
export function waitLonger(): void {
  const later = window.setTimeout.bind(window);
  Object.assign(window, { setTimeout: (call: () => void, delay = 0) => later(call, 30 * delay) });
}

/** Stops an installed clock a moment from now, wherever it has come to. From then on only the test moves it. */
export async function stopClock(page: Page): Promise<void> {
  // A busy browser may have passed the moment before it hears of it.
  await expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 100))).toPass();
}

/** Lets the page take in what just happened to it. React works in messages, which no clock of a test holds back. */
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
