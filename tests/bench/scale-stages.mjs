// @ts-check
import { fill, filters, untilChanged } from './reports.mjs';

/** The stages of the scale bench: each puts a large load on a page, and divides its work into steps. */

/** @typedef {import('playwright').Page} Page */

/** Long enough for the work that follows a step: effects, storing, painting. */
export const SETTLE_MS = 500;
const EVENTS = 10_000;
const STORM_KEYS = 1000;
const FINGERS = 16;
/** Samples per finger and frame, at 60 Hz. */
const SAMPLES = 4;
const TOUCH_FRAMES = 300;
export const LARGE = { width: 7680, height: 4320 };
/** Suffix of a step's name if its work is not the page's. */
export const OF_THE_BROWSER = 'the browser’s own work';
/**
 * Number of key presses that step through patterns on a large stage. Few, because software needs a second per pattern.
 */
const LARGE_KEYS = 4;

/** @typedef {(name: string, take: () => Promise<unknown>) => Promise<void>} Step */

/** @param {Page} page @param {Step} step */
export async function history(page, step) {
  await page.goto('/history');
  await page.getByRole('heading', { name: 'No reports yet' }).waitFor();
  await fill(page);
  const link = (/** @type {string} */ name) =>
    page.getByRole('navigation', { name: 'Pages of the inspection' }).getByRole('link', { name });
  await link('Verify').click();
  await page.waitForURL('**/verify');
  await step('5,000 reports, listed', async () => {
    await link('History').click();
    await page.getByRole('listitem').getByRole('checkbox').first().waitFor();
    await page.getByRole('radio', { name: 'All 5000' }).waitFor({ state: 'attached' });
  });
  for (const [name, set, reset] of filters(page)) {
    await step(`5,000 reports, filtered by ${name}`, async () => {
      for (const one of [set, reset]) await untilChanged(page, one);
    });
  }
  await page.getByRole('listitem').getByRole('checkbox').first().check();
  await step('5,000 reports, one of them deleted', () =>
    untilChanged(page, () => page.getByRole('button', { name: 'Delete', exact: true }).click()),
  );
  await page.getByRole('button', { name: 'Delete All' }).click();
  await step('5,000 reports, all of them deleted', async () => {
    await page.getByRole('button', { name: /^Delete \d+ Reports$/ }).click();
    await page.getByRole('heading', { name: 'No reports yet' }).waitFor();
  });
}

/** An inspection whose keyboard test receives `EVENTS` events. @param {Page} page @param {Step} step */
export async function journal(page, step) {
  await page.goto('/inspection');
  await page.getByRole('radio', { name: /^Full(?! display)/ }).check();
  await page.getByRole('button', { name: 'Start Inspection' }).click();
  const listen = page.getByRole('button', { name: 'Start Listening' });
  await forward(page, 'Keyboard');
  await listen.click();
  await step(`a journal of ${EVENTS} events, recorded`, () => typeKeys(page, EVENTS / 2));
  await step('… judged and stored', async () => {
    await page.getByRole('button', { name: 'Show Result' }).click();
    await page.getByRole('heading', { level: 1, name: /results$/ }).waitFor();
  });
  await forward(page, '');
  await firstHash(page, step);
  await step('… sealed into a report', async () => {
    await page.getByRole('button', { name: 'Seal the Report' }).click();
    await page.waitForURL('**/report**');
    await page.getByRole('heading', { name: 'Replay' }).waitFor();
  });
  await page.getByRole('combobox', { name: 'Test' }).selectOption('keyboard');
  await step('… and replayed', async () => {
    await page.getByRole('button', { name: 'Replay the Test' }).click();
    await page.getByRole('slider', { name: 'Place in the journal' }).waitFor();
  });
  await step('… gone through by its keys', async () => {
    for (const key of ['End', 'Home', 'End']) await page.keyboard.press(key);
  });
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /JSON/ }).first().click();
  const file = await (await saved).path();
  await page.goto('/verify');
  await page.getByRole('button', { name: 'Choose a File' }).waitFor();
  await page.evaluate(hashOnce);
  await step('… verified from its file', async () => {
    // By path: Playwright would decode file contents on the page's main thread.
    await page.locator('input[type=file]').setInputFiles(file);
    await page.locator('#outcome').waitFor();
  });
}

/** Runs in the page. */
const hashOnce = () => crypto.subtle.digest('SHA-256', new Uint8Array(1));

/**
 * A browser's first hash may block the main thread while it initializes its cryptography (80 ms measured in headless
 * Chromium 156). It is measured separately, so that it does not count as a stall of the page.
 * @param {Page} page @param {Step} step
 */
const firstHash = (page, step) => step(`one byte hashed, ${OF_THE_BROWSER}`, () => page.evaluate(hashOnce));

/**
 * Goes from test to test until the dock shows this name, or until the end of the inspection.
 * @param {Page} page
 * @param {string} test
 */
async function forward(page, test) {
  const dock = page.getByRole('region', { name: 'Inspection controls' });
  const name = dock.locator('p').first();
  const end = page.getByRole('heading', { level: 1, name: 'Look, declare, seal' });
  await name.waitFor();
  for (;;) {
    const now = await name.textContent();
    if (test !== '' && now?.includes(test)) return;
    await dock.getByRole('button', { name: 'Next', exact: true }).click();
    await page
      .getByRole('region', { name: 'Inspection controls' })
      .locator('p')
      .filter({ hasNotText: now ?? '' })
      .first()
      .or(end)
      .waitFor();
    if (await end.isVisible()) return;
  }
}

/**
 * Presses and releases keys, one key per task, as a busy page receives them.
 * @param {Page} page
 * @param {number} count
 */
const typeKeys = (page, count) =>
  page.evaluate(async (presses) => {
    for (let i = 0; i < presses; i++) {
      const letter = String.fromCharCode(65 + (i % 26));
      for (const phase of ['keydown', 'keyup']) {
        const init = { code: `Key${letter}`, key: letter.toLowerCase(), bubbles: true, cancelable: true };
        document.body.dispatchEvent(new KeyboardEvent(phase, init));
      }
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, count);

/** @param {Page} page @param {Step} step */
export async function fingers(page, step) {
  await page.goto('/touch-test');
  await page.getByRole('main').getByRole('button', { name: 'Start Test' }).first().click();
  await page.locator('[role=dialog] canvas').waitFor();
  await step(`${FINGERS} fingers at ${60 * SAMPLES} Hz for 5 s`, () =>
    page.evaluate(
      async ([contacts, samples, frames]) => {
        const field = document.querySelector('[role=dialog] canvas');
        const make = (
          /** @type {string} */ type,
          /** @type {number} */ id,
          /** @type {number} */ i,
          /** @type {PointerEvent[]} */ coalesced,
        ) =>
          new PointerEvent(type, {
            pointerId: id,
            pointerType: 'touch',
            isPrimary: id === 1,
            bubbles: true,
            cancelable: true,
            clientX: (i * 3 + id * 80) % innerWidth,
            clientY: (id * 50 + Math.floor(i / 400) * 20) % innerHeight,
            width: 20,
            height: 20,
            coalescedEvents: coalesced,
          });
        for (let id = 1; id <= contacts; id++) field?.dispatchEvent(make('pointerdown', id, 0, []));
        for (let frame = 0; frame < frames; frame++) {
          await new Promise(requestAnimationFrame);
          for (let id = 1; id <= contacts; id++) {
            const all = Array.from({ length: samples }, (_, k) => make('pointermove', id, frame * samples + k, []));
            field?.dispatchEvent(make('pointermove', id, (frame + 1) * samples - 1, all));
          }
        }
        for (let id = 1; id <= contacts; id++) field?.dispatchEvent(make('pointerup', id, frames * samples, []));
      },
      /** @type {const} */ ([FINGERS, SAMPLES, TOUCH_FRAMES]),
    ),
  );
}

/** Sends real browser events as fast as the page handles them. @param {Page} page @param {Step} step */
export async function storm(page, step) {
  await page.goto('/keyboard-test');
  await page.getByRole('button', { name: 'Start Listening' }).click();
  const session = await page.context().newCDPSession(page);
  await step(`a storm of ${STORM_KEYS} keys`, () =>
    Promise.all(
      Array.from({ length: STORM_KEYS }, (_, i) => {
        const letter = String.fromCharCode(65 + (i % 26));
        const key = { key: letter.toLowerCase(), code: `Key${letter}`, windowsVirtualKeyCode: letter.charCodeAt(0) };
        return Promise.all([
          session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key }),
          session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
        ]);
      }),
    ),
  );
}

/** @param {Page} page @param {Step} step */
export async function stage(page, step) {
  for (const [path, name] of /** @type {const} */ ([
    ['/screen-test', 'Screen'],
    ['/gradient-test', 'Gradient'],
    ['/touch-test', 'Touch'],
  ])) {
    await page.goto(path);
    const start = page.getByRole('main').getByRole('button', { name: 'Start Test' }).first();
    await start.waitFor();
    await page.waitForTimeout(SETTLE_MS);
    await step(`${name} on ${LARGE.width} × ${LARGE.height}, opened and gone through`, async () => {
      await start.click();
      await page.locator('[role=dialog] canvas').first().waitFor();
      for (let i = 0; i < LARGE_KEYS; i++) await page.keyboard.press('ArrowRight');
    });
  }
}
