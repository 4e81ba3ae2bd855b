// @ts-check
/** @typedef {import('./soak-starts.mjs').Start} Start */

/**
 * Runs in the page before its own scripts, as `driver`: goes from page to page as links do, without loading the document
 * again, and starts tests by their buttons. It waits by the browser's own clock, also where the page's is stopped.
 * @param {string} hub the page between two tests
 */
export function installDriver(hub) {
  const MOST_MS = 60_000;
  /** Real time: the page's clock may be replaced. A channel's message is neither throttled nor faked. */
  const pause = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });

  const textOf = (/** @type {Element} */ one) => (one.textContent ?? '').replace(/\s+/g, ' ').trim().toLowerCase();
  /** @param {string} name the beginning of a button's text */
  const buttonOf = (name) =>
    [...document.querySelectorAll('main button, [role=dialog] button, dialog button')].find(
      (one) => textOf(one).startsWith(name.toLowerCase()) && !(/** @type {HTMLButtonElement} */ (one).disabled),
    );
  const find = (/** @type {string} */ what) => {
    if (what === 'track') return /** @type {any} */ (window).held().tracks > 0;
    return what.startsWith('button:') ? buttonOf(what.slice('button:'.length)) : document.querySelector(what);
  };

  /** @param {() => unknown} isThere @param {string} what */
  async function until(isThere, what) {
    for (let turns = 0; !isThere(); turns++) {
      if (turns > MOST_MS) throw new Error(`No ${what} at ${location.pathname}: ${document.title}`);
      await pause();
    }
  }

  /** @param {string} path */
  async function go(path) {
    history.pushState(null, '', path);
    await until(() => document.querySelector(`link[rel=canonical][href$="${path}"]`), path);
  }

  /** @param {Start} start */
  async function begin({ path, press, runs }) {
    await go(path);
    // It came to its end before.
    if (document.querySelector('h1')?.textContent?.endsWith('results')) {
      /** @type {HTMLElement | undefined} */ (buttonOf('Test Again') ?? buttonOf('Try Repair Again'))?.click();
    }
    for (const name of press) {
      await until(() => buttonOf(name), name);
      /** @type {HTMLElement} */ (buttonOf(name)).click();
    }
    await until(() => find(runs), runs);
  }

  Object.assign(window, {
    driver: {
      go,
      begin,
      leave: () => go(hub),
      /** @param {string} name the beginning of the text of any button of the document */
      async press(name) {
        const found = () =>
          [...document.querySelectorAll('button')].find(
            (one) => !one.disabled && textOf(one).startsWith(name.toLowerCase()),
          );
        await until(found, name);
        found()?.click();
      },
      /** @param {Start} start @param {number} times */
      async repeat(start, times) {
        for (let i = 0; i < times; i++) {
          await begin(start);
          await go(hub);
        }
      },
    },
  });
}

/**
 * What calls the driver of a page.
 * @param {'go' | 'begin' | 'leave' | 'press' | 'repeat'} name @param {readonly unknown[]} given
 */
export const call = (name, ...given) => `driver.${name}(${given.map((one) => JSON.stringify(one)).join()})`;
