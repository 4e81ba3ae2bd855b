import type { Locator, Page } from '../test';
import { settled } from '../waits';

declare global {
  interface Window {
    /** Gives the page a number of animation frames, `interval` ms apart. */
    giveFrames(count: number, interval: number): void;
    /** Number of frames that the page has requested. */
    pendingFrames(): number;
    /** Lets time pass without frames, in ms. */
    skipTime(milliseconds: number): void;
    /** Advances `Date.now()`, in ms. */
    advanceDate(milliseconds: number): void;
    setVisibility(state: 'visible' | 'hidden'): void;
  }
}

/** Puts animation frames and visibility under the test's control, before the page's own scripts run. */
export async function stubFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let waiting: { id: number; call: FrameRequestCallback }[] = [];
    let id = 0;
    // No multiple of an interval: frames on multiples of one are those of a timer that coarse.
    let now = 1003.7;
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
      // Until the test takes over or presses something, frames come as usual, so that the page can finish its setup.
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
    // Those frames have one time. A clock that a press started would count them, and take the test's frames for slower.
    window.addEventListener(
      'click',
      () => {
        given = true;
      },
      true,
    );
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

/** Gives the page `count` frames, `interval` ms apart, and waits until it has rendered the result. */
export async function giveFrames(page: Page, count: number, interval: number): Promise<void> {
  await page.evaluate(([n, ms]) => window.giveFrames(n, ms), [count, interval] as const);
  await settled(page);
}

/** Clicks without waiting for frames, unlike Playwright's own click. */
export const press = (control: Locator) => control.evaluate((element: HTMLElement) => element.click());

/** Selects an option of a list, without waiting for frames either. */
export function choose(list: Locator, value: string): Promise<void> {
  return list.evaluate((element: HTMLSelectElement, chosen) => {
    // React overrides the setter of the element, so the setter of the prototype is called.
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(element, chosen);
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }, value);
}
