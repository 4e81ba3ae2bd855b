import { startOf } from '../kit/check';
import { overflowing } from './detectors';
import { expect, test } from './test';

/** Extreme screens and settings. `smoke.spec.ts` checks every page at common widths. */

const tests = ['screen', 'keyboard', 'sound', 'brightness', 'screen-size', 'microphone', 'refresh-rate'];
const pages = ['/', ...tests.map((id) => `/${id}-test`), '/inspection'];

/** Elements that clip their text because it is wider than they are. */
const cutOff = () =>
  [...document.querySelectorAll('main *')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter(({ clientWidth }) => clientWidth > 4)
    .filter(
      (element) => /hidden|clip/.test(getComputedStyle(element).overflowX) && /\S/.test(element.textContent ?? ''),
    )
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map((element) => element.outerHTML.slice(0, 120));

test('small phones, a screen of 3840 px and text of twice its size overflow nowhere', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  for (const path of pages) {
    await page.goto(path);
    for (const [width, height, size] of [
      [320, 568, 100],
      [568, 320, 100],
      [3840, 2160, 100],
      [1280, 800, 200],
      [390, 844, 200],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate((percent) => {
        document.documentElement.style.fontSize = `${percent}%`;
      }, size);
      const where = `${path} at ${width} × ${height}, text ${size} %`;
      await expect.poll(() => overflowing(page), where).toEqual([]);
      // The board of the keyboard test scrolls.
      if (path !== '/keyboard-test') await expect.poll(() => page.evaluate(cutOff), where).toEqual([]);
    }
  }
});

test('on a phone the badge of a result is one row, 44 px high (D16)', async ({ page }) => {
  await page.goto('/gradient-test');
  await startOf('gradient')(page);
  const badge = page.getByRole('img', { name: /^Result: .* cannot tell/ });
  for (const width of [360, 390, 430]) {
    await page.setViewportSize({ width, height: 844 });
    expect((await badge.boundingBox())?.height, `${width} px`).toBe(44);
    expect(await overflowing(page), `${width} px`).toEqual([]);
  }
});
