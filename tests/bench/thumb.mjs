// @ts-check
import { chromium } from 'playwright';
import { table } from './table.mjs';

/** The way from home over the screen test and its result to the next test, with one thumb on a phone of 390 px. */

/** The smallest target in px, the colors of the test, and how long each is looked at, in ms. */
const [MIN_TARGET_PX, COLORS, LOOK_MS] = [44, 8, 700];

/**
 * Walks at a script's pace: the seconds hold no reading. Throws if a target is too small, or a page too wide.
 * @param {string} origin of the built site @param {string} executablePath of a headless Chromium
 */
export async function benchThumb(origin, executablePath) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--enable-unsafe-swiftshader'] });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  let [taps, swipes, from] = [0, 0, performance.now()];
  const rows = /** @type {string[][]} */ ([]);
  const arrive = async (/** @type {string} */ at, /** @type {RegExp} */ title) => {
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) throw new Error(`${at} is wide`);
    rows.push([at, String(taps), String(swipes), ((performance.now() - from) / 1000).toFixed(1)]);
    [taps, swipes, from] = [0, 0, performance.now()];
  };
  const tap = async (/** @type {'link' | 'button'} */ role, /** @type {RegExp} */ name) => {
    const target = page.getByRole(role, { name }).first();
    await target.waitFor();
    const before = await page.evaluate(() => scrollY);
    await target.scrollIntoViewIfNeeded();
    // A swipe moves the page by most of its height.
    swipes += Math.ceil(Math.abs((await page.evaluate(() => scrollY)) - before) / 700);
    const box = await target.boundingBox();
    if (!box || Math.min(box.width, box.height) < MIN_TARGET_PX) throw new Error(`${name} is small`);
    await target.tap();
    taps++;
  };
  await page.goto(origin);
  await arrive('Home', /./);
  await tap('link', /^Start test: Screen/);
  await arrive('Screen test', /^Screen test$/);
  await tap('button', /^Start Test/);
  const finger = await page.context().newCDPSession(page);
  const touch = (/** @type {'touchStart' | 'touchMove' | 'touchEnd'} */ type, /** @type {number[]} */ ...at) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((x) => ({ x, y: 400 })) });
  for (; swipes < COLORS - 1; swipes++) {
    await page.waitForTimeout(LOOK_MS);
    for (const x of [300, 200, 100]) await touch(x === 300 ? 'touchStart' : 'touchMove', x);
    await touch('touchEnd');
  }
  await page.waitForTimeout(LOOK_MS);
  // Brings back the controls.
  await page.touchscreen.tap(195, 400);
  taps++;
  await tap('button', /^Exit/);
  await arrive('Result', /results$/);
  await tap('link', /^Next Test/);
  await arrive('Next test', /^(?!Screen)/);
  await browser.close();
  return { body: `## One thumb, 390 px\n\n${table(['To', 'Taps', 'Swipes', 'Seconds'], rows)}` };
}
