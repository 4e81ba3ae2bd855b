import { pixelsUnknown } from '../../content/drawing';
import { levels } from '../../machines/brightness/brightness';
import { patterns } from '../../machines/gradient/gradient';
import { brightnessPattern, chartIndex } from '../../renderers/brightness/brightness.pattern';
import { gradientPattern } from '../../renderers/gradient/gradient.pattern';
import { resolutionKinds, resolutionRaster } from '../../renderers/resolution/resolution.raster';
import { cardRaster } from '../../renderers/screen-size/card.raster';
import { rulerRaster, rulerValues } from '../../renderers/screen-size/ruler.raster';
import { subPixelRaster } from '../../renderers/text-sharpness/sub-pixels.raster';
import { BrightnessPage } from '../checks/brightness/brightness.check';
import { GradientPage } from '../checks/gradient/gradient.check';
import { origin } from './browser';
import { browsersOfFile } from './browser-pool';
import { expectPicture, see, wrongPixels } from './models/picture';
import { started } from './models/sequence.page';
import { expect, type Page, test } from './test';

const browserWith = browsersOfFile();
/** Wide enough for a card in landscape, and high enough for every picture. */
const size = '--window-size=1000,500';

const picture = (page: Page, name: RegExp) => page.getByRole('img', { name });
const badgeOf = (page: Page, name: RegExp) =>
  page
    .getByRole('figure')
    .filter({ has: picture(page, name) })
    .locator('output');
const kindOf = (name: (typeof resolutionKinds)[number]) => ({ kind: resolutionKinds.indexOf(name) });

async function expectExact<Values>(
  page: Page,
  name: RegExp,
  pattern: Parameters<typeof wrongPixels<Values>>[1],
  values: Values,
) {
  await expect(badgeOf(page, name)).toHaveText('1:1 exact');
  // The badge may still be that of the previous pattern.
  await expectPicture(
    () => see(picture(page, name)),
    (seen) => {
      expect(seen.webgl, 'a picture in a page needs no WebGL').toBe(false);
      expect(seen.width).toBeGreaterThan(200);
      expect(wrongPixels(seen, pattern, values), `wrong pixels of ${name}`).toBe(0);
    },
  );
}

for (const [backend, args, scale] of [
  ['with WebGL', [], 1.75],
  ['without WebGL', ['--disable-3d-apis'], 1.25],
] as const) {
  test(`at a pixel ratio of ${scale}, ${backend}, every pattern is on the screen pixel for pixel`, async () => {
    const browser = await browserWith([`--force-device-scale-factor=${scale}`, size, ...args]);
    const context = await browser.newContext({ viewport: null, baseURL: origin });
    try {
      const page = await context.newPage();
      await page.goto('/resolution-test');
      for (const kind of ['lines', 'grid', 'checkerboard', 'gradient'] as const) {
        const name = `${kind[0]?.toUpperCase()}${kind.slice(1)}`;
        await page.getByRole('radio', { name, exact: true }).click();
        await expectExact(page, new RegExp(`^${name} pattern`), resolutionRaster, kindOf(kind));
      }
      await expectExact(page, /^Lines of one pixel/, resolutionRaster, kindOf('one-pixel'));
      await expectExact(page, /^Four nested frames/, resolutionRaster, kindOf('borders'));

      await page.goto('/text-sharpness-test');
      await expectExact(page, /^Slanted lines/, subPixelRaster, {});
      await expectExact(page, /^Checkerboard/, resolutionRaster, kindOf('checkerboard'));

      await page.goto('/screen-size-test');
      await page.getByRole('button', { name: 'Calibrate' }).click();
      const length = Math.round((96 / 25.4) * scale * 85.6);
      await expectExact(page, /^Card/, cardRaster, { longSide: length, upright: 0 });
      await page.getByRole('button', { name: 'It Already Matches' }).click();
      await page.getByRole('button', { name: 'Save Calibration' }).click();
      await expectExact(page, /^Ruler at true size/, rulerRaster, rulerValues(length / 85.6, scale));

      await page.clock.install();
      const gradient = await started(GradientPage, page);
      for (const [pattern, { name }] of patterns.entries()) {
        await gradient.expectToShow(pattern);
        await gradient.countRings();
        await gradient.expectExact(gradientPattern, { ...gradientPattern.values, pattern }, name);
        await gradient.press('ArrowRight');
      }
      await gradient.press('l');
      await gradient.expectExact(gradientPattern, { ...gradientPattern.values, high: 32 }, 'the first 33 codes');

      const brightness = await started(BrightnessPage, page);
      for (const [shown, { name, charts }] of levels.entries()) {
        await brightness.expectToShow(shown);
        await brightness.countRings();
        await brightness.expectExact(brightnessPattern, { ...brightnessPattern.values, shown }, name);
        for (const chart of charts) {
          await brightness.press('s');
          await brightness.hideNumbers();
          const values = { ...brightnessPattern.values, shown: chartIndex[chart] };
          await brightness.expectExact(brightnessPattern, values, chart);
        }
        await brightness.press('ArrowRight');
      }
      // A level that is shown again has no chart.
      await brightness.press('ArrowLeft');
      const last = { ...brightnessPattern.values, shown: levels.length - 1 };
      await brightness.expectExact(brightnessPattern, last, 'the last level again');
    } finally {
      await context.close();
    }
  });
}

test('an emulated pixel ratio is told as scaled, and the comparison above finds it', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1100, height: 800 }, deviceScaleFactor: 1.5 });
  const page = await context.newPage();
  await page.goto(`${origin}/resolution-test`);
  const name = /^Lines of one pixel/;
  await expect(badgeOf(page, name)).toHaveText('scaled by the browser');
  await expectPicture(
    () => see(picture(page, name)),
    (seen) => expect(wrongPixels(seen, resolutionRaster, kindOf('one-pixel'))).toBeGreaterThan(seen.width),
  );
  await context.close();
});

test('a browser that tells no device pixels is told as unverified', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(ResizeObserverEntry.prototype, 'devicePixelContentBoxSize');
  });
  await page.goto('/text-sharpness-test');
  await expect(badgeOf(page, /^Checkerboard/)).toHaveText('unverified');
  await expect(page.getByText(pixelsUnknown).first()).toBeVisible();
});
