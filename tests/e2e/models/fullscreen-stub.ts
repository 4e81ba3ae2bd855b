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

declare global {
  interface Window {
    fullscreenStub: { grant: () => void; refuse: () => void; leave: () => void };
  }
}
