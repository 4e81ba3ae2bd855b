import type { Page } from './test';

export const isFullscreen = (page: Page) => page.evaluate(() => document.fullscreenElement !== null);

/** Presses Escape in the browser window. Playwright's key press reaches only the page. */
export async function escapeFullscreen(page: Page) {
  const session = await page.context().newCDPSession(page);
  const key = { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27, nativeVirtualKeyCode: 27 };
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
}

/** Records requests and releases of wake locks, from the next navigation on. */
export async function watchWakeLock(page: Page) {
  await page.addInitScript(() => {
    const log: string[] = [];
    Object.assign(window, { wakeLog: log });
    const release = async () => {
      log.push('released');
    };
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async () => {
          log.push('requested');
          return { release };
        },
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { wakeLog: string[] }).wakeLog);
}

/** Refuses the whole screen, from the next navigation on. A window in full screen cannot be resized. */
export const refuseFullscreen = (page: Page) =>
  page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('Permissions check failed'));
  });
