// @ts-check
/** @typedef {import('./soak-starts.mjs').Start} Start */

/**
 * Runs in the page before its own scripts, as `driver`. Navigates like links do, without reloading the document, and
 * starts tests with their buttons. Install it before the page's clock is replaced: it waits with the browser's real
 * clock.
 * @param {string} hub path of the page to visit between two tests
 */
export function installDriver(hub) {
  const MAX_WAIT_MS = 120_000;
  /** Saved here, because the page's clock may be replaced later. */
  const [now, later] = [performance.now.bind(performance), setTimeout.bind(window)];
  const pause = () => new Promise((resolve) => later(resolve, 4));

  const textOf = (/** @type {Element} */ one) => (one.textContent ?? '').replace(/\s+/g, ' ').trim().toLowerCase();
  /** @param {string} name the beginning of a button's text */
  const buttonOf = (name) =>
    [...document.querySelectorAll('main button, [role=dialog] button, dialog button')].find(
      (one) => textOf(one).startsWith(name.toLowerCase()) && !one.matches(':disabled, [aria-disabled=true]'),
    );
  /** Restarts the test if the page shows the result of a previous run. */
  const again = () => {
    if (!document.querySelector('h1')?.textContent?.endsWith('results')) return;
    /** @type {HTMLElement | undefined} */ (buttonOf('Test Again') ?? buttonOf('Try Repair Again'))?.click();
  };
  const answer = () => {
    for (const question of document.querySelectorAll('main fieldset')) {
      if (question.querySelector(':checked')) continue;
      /** @type {HTMLElement | null} */ (question.querySelector('[type=radio]'))?.click();
    }
  };
  const find = (/** @type {string} */ what) => {
    if (what === 'track') return /** @type {any} */ (window).held().tracks > 0;
    return what.startsWith('button:') ? buttonOf(what.slice('button:'.length)) : document.querySelector(what);
  };

  /** @param {() => unknown} isThere @param {string} what */
  async function until(isThere, what) {
    for (const since = now(); !isThere(); ) {
      if (now() - since > MAX_WAIT_MS) throw new Error(`No ${what} at ${location.pathname}: ${document.title}`);
      await pause();
    }
  }

  /** @param {string} path */
  async function go(path) {
    history.pushState(null, '', path);
    await until(() => document.querySelector(`link[rel=canonical][href$="${path}"]`), path);
  }

  /** @param {Start} start */
  async function begin({ path, press, runs, answers, paste }) {
    await go(path);
    for (const name of press) {
      await until(() => {
        again();
        if (answers) answer();
        return buttonOf(name);
      }, name);
      if (paste) {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', paste);
        document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
      } /** @type {HTMLElement} */ else (buttonOf(name)).click();
    }
    await until(() => find(runs), runs);
  }

  Object.assign(window, {
    driver: {
      hydrated: () =>
        until(
          () => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
          'answer to clicks',
        ),
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

/** Runs in the page before its own scripts. Simulates a device that lies on a table. */
export function installSensors() {
  // On a computer without sensors, the browser sends one event without values.
  const skip = (/** @type {Event} */ event) => event.isTrusted && event.stopImmediatePropagation();
  addEventListener('devicemotion', skip, true);
  const lying = {
    accelerationIncludingGravity: { x: 0, y: 0, z: 9.8 },
    rotationRate: { alpha: 0, beta: 0, gamma: 0 },
    interval: 16,
  };
  setInterval(() => dispatchEvent(new DeviceMotionEvent('devicemotion', lying)), lying.interval);
}

/**
 * The expression that calls a method of the page's driver.
 * @param {'hydrated' | 'go' | 'begin' | 'leave' | 'press' | 'repeat'} name @param {readonly unknown[]} given
 */
export const call = (name, ...given) => `driver.${name}(${given.map((one) => JSON.stringify(one)).join()})`;
