// @ts-check
import { runClock, withClock } from './page-clock.mjs';
import { call } from './soak-driver.mjs';
import { starts } from './soak-starts.mjs';

/**
 * Tests that run for minutes at a time. All except the microphone test use the page's replaced clock, which runs as
 * fast as the computer can. For the microphone test, the samples arrive as fast as the computer can send them.
 */

/** @typedef {import('playwright').Page} Page */
/** @typedef {{ stopsClock: boolean, pass: (page: Page, minutes: number) => Promise<void> }} Run */

/** How far the clock advances at a time. */
const STEP_MS = 10_000;

/** @param {Page} page @param {number} minutes */
async function runMinutes(page, minutes) {
  for (let ms = 0; ms < minutes * 60_000; ms += STEP_MS) await runClock(page, STEP_MS);
}

/**
 * Starts a test, uses it and leaves it, repeatedly until the minutes have passed.
 * @param {keyof typeof starts} name @param {number} stretch minutes per run
 * @param {(page: Page) => Promise<unknown>} [use] called when the test runs
 * @returns {Run}
 */
const started = (name, stretch, use) => ({
  stopsClock: true,
  async pass(page, minutes) {
    for (let left = minutes; left > 0; left -= stretch) {
      await withClock(page, page.evaluate(call('begin', starts[name])));
      await use?.(page);
      await runMinutes(page, Math.min(left, stretch));
      await page.evaluate('clearInterval(window.feeding)');
      await withClock(page, page.evaluate(call('leave')));
    }
  },
});

/**
 * A finger draws lines over most of the field, so that the test does not end, with four samples per frame.
 * @param {Page} page
 */
const drawWithFinger = (page) =>
  page.evaluate(() => {
    const field = document.querySelector('[role=dialog] canvas');
    let i = 0;
    const send = (/** @type {string} */ type) => {
      const [x, y] = [(i * 7) % (0.8 * innerWidth), (Math.floor(i / 100) * 11) % innerHeight];
      const shape = {
        pointerId: 1,
        pointerType: 'touch',
        isPrimary: true,
        buttons: 1,
        bubbles: true,
        cancelable: true,
      };
      field?.dispatchEvent(new PointerEvent(type, { ...shape, clientX: x, clientY: y, width: 20, height: 20 }));
    };
    Object.assign(window, {
      feeding: setInterval(() => {
        for (let k = 0; k < 4; k++, i++)
          send(i % 100 === 0 ? 'pointerdown' : i % 100 === 99 ? 'pointerup' : 'pointermove');
      }, 16),
    });
  });

/** Types 20 keys per second. @param {Page} page */
const type = (page) =>
  page.evaluate(() => {
    let i = 0;
    Object.assign(window, {
      feeding: setInterval(() => {
        const letter = String.fromCharCode(65 + (i++ % 26));
        for (const phase of ['keydown', 'keyup']) {
          document.body.dispatchEvent(
            new KeyboardEvent(phase, {
              code: `Key${letter}`,
              key: letter.toLowerCase(),
              bubbles: true,
              cancelable: true,
            }),
          );
        }
      }, 50),
    });
  });

/** @type {Run} */
const microphone = {
  stopsClock: false,
  async pass(page, minutes) {
    const start = /** @type {import('./soak-starts.mjs').Start} */ (starts.microphone);
    await page.evaluate(() => {
      const Real = AudioWorkletNode;
      Object.assign(window, {
        AudioWorkletNode: class extends Real {
          /** @param {BaseAudioContext} context @param {string} name */
          constructor(context, name) {
            super(context, name);
            Object.assign(window, { tap: new WeakRef(this) });
          }
        },
      });
    });
    await page.evaluate(call('begin', start));
    await page.waitForFunction(() => 'tap' in window);
    await page.evaluate(async (seconds) => {
      const FRAMES = 1024;
      const port = /** @type {any} */ (window).tap.deref().port;
      Reflect.deleteProperty(window, 'tap');
      // Otherwise the page would return these buffers to the worklet, which would keep them.
      port.postMessage = () => undefined;
      const batches = (seconds * 48_000) / FRAMES;
      for (let i = 0; i < batches; i++) {
        const planes = Float32Array.from({ length: FRAMES }, (_, k) => 0.2 * Math.sin((i * FRAMES + k) * 0.06));
        port.onmessage?.({ data: { planes, channels: 1 } });
        if (i % 500 === 0) await new Promise((resolve) => setTimeout(resolve));
      }
    }, minutes * 60);
    await page.evaluate(call('leave'));
  },
};

/** An inspection with ten seconds per step: five steps forward and five back, in turns. @type {Run} */
const inspection = {
  stopsClock: true,
  async pass(page, minutes) {
    await withClock(page, page.evaluate(call('go', '/inspection')));
    const press = (/** @type {string} */ name) => withClock(page, page.evaluate(call('press', name)));
    await press('Start Inspection');
    for (let step = 0; step < minutes * 6; step++) {
      await runClock(page, STEP_MS);
      await press(step % 10 < 5 ? 'Next' : 'Previous');
    }
    await withClock(page, page.evaluate(call('leave')));
  },
};

/** @type {Readonly<Record<string, Run>>} */
export const minutes = {
  touch: started('touch', 10, drawWithFinger),
  motion: started('motion-blur', 10),
  repair: started('pixel-repair', 6),
  refresh: started('refresh-rate', 2),
  keyboard: started('keyboard', 30, type),
  microphone,
  inspection,
};
