// @ts-check
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { importModule } from './bench-page.mjs';
import { table } from './table.mjs';

/**
 * What a whole Quick inspection asks of a person, at a script's pace: inputs that are evidence, other inputs, and
 * seconds, by test. An input is a press of a key or a button, or a stroke: a drag, a circle, the wheel in one direction.
 * Camera and microphone are fakes that the browser was allowed to open.
 */

/** @typedef {import('playwright').Page} Page */
/** @typedef {{ page: Page, evidence: Act, other: Act }} Bench */
/** Does an input and counts it. @typedef {(input: () => Promise<unknown>) => Promise<void>} Act */

/** The pace of the script, in ms: how long a key or button is down, from press to press, and between double clicks. */
const [HOLD_MS, GAP_MS, REST_MS] = [40, 110, 600];
/** How long a color is looked at, in ms. */
const LOOK_MS = 700;
const COLORS = 8;
/** Steps in one direction of the wheel. */
const STEPS = 11;
/** How long a test may take to start by itself, in ms. */
const OWN_START_MS = 2500;
const RATE = 44_100;

/**
 * @param {string} origin of the built site @param {string} executablePath of a headless Chromium
 * @returns {Promise<{ body: string }>}
 */
export const benchPace = (origin, executablePath) =>
  withDevices(executablePath, {}, async (page) => {
    const body = await run(page, origin);
    console.log(body);
    return { body: `## Quick inspection, at a script's pace\n\n${body}` };
  });

/**
 * Opens a page whose camera and microphone are fakes that the browser was allowed to open.
 * @template Result
 * @param {string} executablePath @param {import('playwright').BrowserContextOptions} options
 * @param {(page: Page) => Promise<Result>} use
 */
export async function withDevices(executablePath, options, use) {
  const folder = mkdtempSync(join(tmpdir(), 'assay-pace-'));
  const file = join(folder, 'voice.wav');
  const [{ wav }, { voice }] = await Promise.all(
    ['../kit/wav.ts', '../checks/microphone/microphone.signals.ts'].map(importModule),
  );
  writeFileSync(file, wav([voice(4.1, RATE)], RATE));
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--enable-unsafe-swiftshader',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${file}`,
    ],
  });
  try {
    const permissions = ['camera', 'microphone'];
    // All four fields of the mouse test fit.
    const viewport = { width: 1280, height: 1700 };
    return await use(await browser.newPage({ viewport, permissions, serviceWorkers: 'block', ...options }));
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Does a part of the inspection. @typedef {(name: string, go: (bench: Bench) => Promise<unknown>) => Promise<void>} Part */

/** @param {Page} page @param {string} origin */
async function run(page, origin) {
  /** @type {[name: string, evidence: number, other: number, seconds: number][]} */
  const rows = [];
  /** @type {string | null | undefined} */
  let passed;
  await inspect(page, origin, async (name, go) => {
    if (name === 'Seal')
      passed = await page.getByRole('complementary', { name: 'Summary' }).getByText(/of 6/).first().textContent();
    const counts = { evidence: 0, other: 0 };
    const act = (/** @type {'evidence' | 'other'} */ kind) => async (/** @type {() => Promise<unknown>} */ input) => {
      counts[kind]++;
      await input();
    };
    const began = Date.now();
    await go({ page, evidence: act('evidence'), other: act('other') });
    rows.push([name, counts.evidence, counts.other, (Date.now() - began) / 1000]);
  });
  const sum = (/** @type {1 | 2 | 3} */ column) => rows.reduce((total, row) => total + row[column], 0);
  const all = [...rows, /** @type {const} */ (['All', sum(1), sum(2), sum(3)])];
  const lines = all.map(([name, evidence, other, s]) => [name, `${evidence}`, `${other}`, s.toFixed(1)]);
  return `${table(['Test', 'Evidence', 'Other inputs', 'Seconds'], lines)}\n\n${passed?.trim()}.`;
}

/**
 * Inspects with the Quick profile and seals.
 * @param {Page} page @param {string} origin @param {Part} part
 * @param {{ declare?: () => Promise<void>, keys?: typeof keyboard }} [changes] what is done before the start, and the
 * presses of the keyboard
 */
export async function inspect(page, origin, part, { declare, keys = keyboard } = {}) {
  await page.goto(`${origin}/inspection`);
  await page.getByRole('radio', { name: /^Quick/ }).check();
  await declare?.();
  await part('Start', async ({ other }) => {
    await other(() => page.getByRole('button', { name: 'Start Inspection' }).click());
    await opened(page, 'Screen');
  });
  const tests = { Screen: screen, Keyboard: keys, Mouse: mouse, Sound: sound, Microphone: device, Webcam: device };
  for (const [i, [name, go]] of Object.entries(tests).entries()) {
    await part(name, async (bench) => {
      await go(bench);
      await opened(page, Object.keys(tests)[i + 1]);
    });
  }
  await part('Seal', async ({ other }) => {
    await other(() => page.keyboard.press('Enter'));
    await page.waitForURL(/\/report/);
  });
}

/** Waits until a test is open, or the end if there is none. @param {Page} page @param {string | undefined} test */
async function opened(page, test) {
  if (!test) return page.getByRole('heading', { level: 1, name: 'Look, declare, seal' }).waitFor();
  const dock = page.getByRole('region', { name: 'Inspection controls' });
  await dock.locator('p').first().filter({ hasText: test }).waitFor();
  await page.getByRole('heading', { level: 1, name: new RegExp(test, 'i') }).waitFor();
}

/**
 * Starts the test unless it starts by itself: by Enter where its button says so, else by the button.
 * @param {Bench} bench
 */
async function start({ page, other }, { waits = OWN_START_MS } = {}) {
  const button = page.getByRole('button', { name: 'Start Test' }).first();
  const isStarted = await button.waitFor({ state: 'detached', timeout: waits }).then(
    () => true,
    () => false,
  );
  if (isStarted) return;
  const isEnter = await button.getByText('Enter').isVisible();
  await other(() => (isEnter ? page.keyboard.press('Enter') : button.click()));
}

/** @param {Bench} bench */
async function screen(bench) {
  const { page, evidence, other } = bench;
  await start(bench, { waits: 1 });
  const layer = page.getByRole('dialog');
  for (let color = 1; color <= COLORS; color++) {
    await page.getByRole('dialog', { name: `${color} of ${COLORS}` }).waitFor();
    await layer.locator('canvas').first().waitFor();
    await page.waitForTimeout(LOOK_MS);
    const rings = await layer.locator('[data-ring]').count();
    if (rings > 0) await evidence(() => page.keyboard.press(`${rings}`));
    if (rings > 0) await page.waitForTimeout(2 * GAP_MS);
    await (color < COLORS ? evidence : other)(() => page.keyboard.press('Space'));
  }
  const isLeft = await Promise.race([
    layer.waitFor({ state: 'hidden' }).then(() => true),
    page
      .getByRole('dialog', { name: `1 of ${COLORS}` })
      .waitFor()
      .then(() => false),
  ]);
  if (!isLeft) await other(() => page.keyboard.press('Escape'));
}

/** @param {Bench} bench @param {string[]} [but] codes of keys that are left out */
export async function keyboard({ page, evidence }, but = []) {
  const { boardOf } = await importModule('../../machines/keyboard/layouts.ts');
  const { codes } = boardOf({ system: 'windows', variant: 'ansi', size: 'laptop' });
  const client = await page.context().newCDPSession(page);
  for (const code of codes) {
    if (but.includes(code)) continue;
    const key = { code, key: code.replace(/^(Key|Digit)/, '') };
    await evidence(() => client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }));
    await page.waitForTimeout(HOLD_MS);
    await client.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
    await page.waitForTimeout(GAP_MS - HOLD_MS);
  }
}

/** @param {Bench} bench */
async function mouse({ page, evidence }) {
  const running = (/** @type {string} */ field) =>
    page.locator(`section[data-running]:has([data-field=${field}])`).waitFor();
  const to = async (/** @type {string} */ spot) => {
    const box = await page.locator(spot).boundingBox();
    if (!box) throw new Error(`There is no ${spot}`);
    const y = spot.includes('field') ? 0.3 : 0.5;
    return /** @type {const} */ ([box.x + box.width / 2, box.y + box.height * y]);
  };
  const press = (/** @type {'left' | 'middle' | 'right'} */ button) =>
    evidence(async () => {
      await page.mouse.down({ button });
      await page.waitForTimeout(HOLD_MS);
      await page.mouse.up({ button });
      await page.waitForTimeout(GAP_MS);
    });

  await running('click');
  await page.mouse.move(...(await to('[data-field=click]')));
  for (let i = 0; i < 9; i++) await press(/** @type {const} */ (['left', 'middle', 'right'])[i % 3] ?? 'left');
  await evidence(async () => {
    await page.mouse.move(...(await to('[data-spot=block]')));
    await page.mouse.down();
    await page.mouse.move(...(await to('[data-spot=goal]')), { steps: 10 });
    await page.waitForTimeout(GAP_MS);
    await page.mouse.up();
  });

  await running('movement');
  const client = await page.context().newCDPSession(page);
  const [x, y] = await to('[data-field=movement]');
  const from = Date.now() / 1000;
  await evidence(() =>
    Promise.all(
      Array.from({ length: 300 }, (_, i) =>
        client.send('Input.dispatchMouseEvent', {
          type: 'mouseMoved',
          x: x + 50 * Math.cos(i / 9),
          y: y + 50 * Math.sin(i / 9),
          timestamp: from + i / 1000,
        }),
      ),
    ),
  );

  await running('scroll');
  await page.mouse.move(...(await to('[data-field=scroll]')));
  await page.waitForTimeout(GAP_MS);
  for (const step of [120, -120])
    await evidence(async () => {
      for (let i = 0; i < STEPS; i++) {
        await page.mouse.wheel(0, step);
        await page.waitForTimeout(HOLD_MS);
      }
      await page.waitForTimeout(REST_MS);
    });

  await running('double');
  await page.mouse.move(...(await to('[data-field=double]')));
  for (let i = 0; i < 10; i++) {
    await press('left');
    await press('left');
    await page.waitForTimeout(REST_MS);
  }
}

/** @param {Bench} bench */
async function sound({ page, evidence, other }) {
  await other(() => page.getByRole('button', { name: 'Left', exact: true }).click());
  for (const side of ['Left', 'Right']) {
    const question = page.getByRole('group', { name: new RegExp(`^${side}.*: where did you hear it\\?$`) });
    await question.waitFor();
    await evidence(() => question.getByRole('radio', { name: side, exact: true }).check());
  }
}

/** @param {Bench} bench */
const device = (bench) => start(bench);
