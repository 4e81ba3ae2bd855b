import type { Locator, Page } from 'playwright/test';
import { settled } from '../patience';

declare global {
  interface Window {
    /** Gives out the page's animation frames: a number of them, `interval` ms apart. */
    giveFrames(count: number, interval: number): void;
    /** Frames that the page waits for. */
    pendingFrames(): number;
    /** Lets time pass without frames, in ms. */
    skipTime(milliseconds: number): void;
    /** Moves `Date.now()` on, in ms. */
    advanceDate(milliseconds: number): void;
    setVisibility(state: 'visible' | 'hidden'): void;
  }
}

/** Puts animation frames and visibility in the test's hands, before the page's own scripts run. */
export async function stubFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let waiting: { id: number; call: FrameRequestCallback }[] = [];
    let id = 0;
    let now = 1000;
    let visibility: DocumentVisibilityState = 'visible';
    const real = window.requestAnimationFrame.bind(window);
    let given = false;
    let booked = false;
    let ahead = 0;
    const date = Date.now;
    Date.now = () => date() + ahead;
    window.advanceDate = (milliseconds) => {
      ahead += milliseconds;
    };
    window.requestAnimationFrame = (call) => {
      waiting.push({ id: ++id, call });
      // Until the test takes over, frames come by themselves, so that the page can set itself up.
      if (!given && !booked) {
        booked = true;
        real(() => {
          booked = false;
          if (!given) flush();
        });
      }
      return id;
    };
    window.cancelAnimationFrame = (handle) => {
      waiting = waiting.filter((one) => one.id !== handle);
    };
    const flush = () => {
      const calls = waiting;
      waiting = [];
      for (const { call } of calls) call(now);
    };
    window.giveFrames = (count, interval) => {
      given = true;
      for (let i = 0; i < count; i++) {
        now += interval;
        flush();
      }
    };
    window.pendingFrames = () => waiting.length;
    window.skipTime = (milliseconds) => {
      now += milliseconds;
    };
    Object.defineProperty(Document.prototype, 'visibilityState', { get: () => visibility });
    window.setVisibility = (state) => {
      visibility = state;
      document.dispatchEvent(new Event('visibilitychange'));
    };
  });
}

/** Gives out so many frames, so many milliseconds apart, and lets the page write what it makes of them. */
export async function giveFrames(page: Page, count: number, interval: number): Promise<void> {
  await page.evaluate(([n, ms]) => window.giveFrames(n, ms), [count, interval] as const);
  await settled(page);
}

/** Waits until React runs the page itself, which may be later than its frame. */
export async function hydrated(page: Page): Promise<void> {
  const runs = () => {
    const control = document.querySelector('main button, main a');
    return Object.keys(control ?? {}).some((key) => key.startsWith('__reactProps'));
  };
  await page.waitForFunction(runs, null, { polling: 20 });
}

/** Clicks without waiting for frames, which Playwright's own click does. */
export const press = (control: Locator) => control.evaluate((element: HTMLElement) => element.click());

/** Chooses an option of a list, likewise. */
export function choose(list: Locator, value: string): Promise<void> {
  return list.evaluate((element: HTMLSelectElement, chosen) => {
    // React listens to the setter of the prototype and not to that of the element.
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(element, chosen);
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }, value);
}
