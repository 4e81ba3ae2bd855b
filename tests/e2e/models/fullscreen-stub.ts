import type { Page } from '../test';

/** Lets the test answer full screen requests, from the next navigation on. */
export const stubFullscreen = (page: Page) =>
  page.addInitScript(() => {
    let element: Element | null = null;
    let answer: { resolve: () => void; reject: (error: Error) => void } | null = null;
    const change = (to: Element | null) => {
      element = to;
      document.dispatchEvent(new Event('fullscreenchange'));
    };
    Object.defineProperty(Document.prototype, 'fullscreenElement', { get: () => element });
    Element.prototype.requestFullscreen = () =>
      new Promise((resolve, reject) => {
        answer = { resolve, reject };
      });
    Document.prototype.exitFullscreen = async () => change(null);
    window.fullscreenStub = {
      grant() {
        change(document.documentElement);
        answer?.resolve();
      },
      refuse: () => answer?.reject(new TypeError('Permissions check failed')),
      leave: () => change(null),
    };
  });

/** Grants a request for full screen, and leaves full screen again. */
export async function grantFullscreen(page: Page): Promise<void> {
  await page.evaluate(() => window.fullscreenStub.grant());
  await page.evaluate(() => window.fullscreenStub.leave());
}
export const denyFullscreen = (page: Page) => page.evaluate(() => window.fullscreenStub.refuse());

type Way = (view: { readonly page: Page }) => Promise<void>;
/** How a walk answers the requests of its page. */
export const fullscreenEvents: Readonly<Record<'xstate.done.actor.fullscreen' | 'xstate.error.actor.fullscreen', Way>> =
  {
    'xstate.done.actor.fullscreen': ({ page }) => grantFullscreen(page),
    'xstate.error.actor.fullscreen': ({ page }) => denyFullscreen(page),
  };

declare global {
  interface Window {
    fullscreenStub: { grant: () => void; refuse: () => void; leave: () => void };
  }
}
