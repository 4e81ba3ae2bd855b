import { colors } from '../../../machines/screen/screen';
import { CONTROLS_REST_MS } from '../../../machines/sequence/sequence.machine';
import { origin } from '../../e2e/browser';
import { browsersOfFile, windowAt } from '../../e2e/browser-pool';
import { expectPicture, screenshot } from '../../e2e/models/picture';
import { started } from '../../e2e/models/sequence.page';
import { decodePng } from '../../e2e/png';
import { expect, test } from '../../e2e/test';
import { ScreenPage, share } from './screen.check';

const browserWith = browsersOfFile();

for (const [scale, webgl] of [
  [1.25, true],
  [2, false],
] as const) {
  test(`every color fills the screen to the last device pixel at a pixel ratio of ${scale}, ${webgl ? 'with' : 'without'} WebGL`, async () => {
    const args = windowAt(scale, 800, 560);
    const browser = await browserWith(webgl ? args : [...args, '--disable-3d-apis']);
    const context = await browser.newContext({ viewport: null, baseURL: origin });
    try {
      const page = await context.newPage();
      await page.clock.install();
      const screen = await started(ScreenPage, page);
      // The canvas without WebGL fills alike in every color.
      for (const [step, { name, value }] of colors.slice(0, webgl ? colors.length : 3).entries()) {
        await screen.expectToShow(step);
        await screen.countRings();
        if (step === 0) await expect(screen.layer.locator('canvas')).toBeAttached();
        await page.clock.fastForward(CONTROLS_REST_MS);
        await screen.expectControls('hidden');
        const width = await page.evaluate(() => Math.round(innerWidth * devicePixelRatio));
        await expectPicture(
          () => screenshot(page),
          (pixels) => {
            expect(pixels.width).toBe(width);
            expect(share(pixels, Number.parseInt(value.slice(1), 16)), name).toBe(1);
          },
        );
        await screen.press('ArrowRight');
      }
    } finally {
      await context.close();
    }
  });
}

test.describe('while a spot is marked', () => {
  // Two canvases are composed, which takes real frames.
  test.use({ time: 'real' });
  test('the loupe leaves the color whole around its panel (D18)', async ({ page }) => {
    const screen = await started(ScreenPage, page);
    await expect(screen.layer.locator('canvas')).toBeVisible();
    // The last color: as on the first, no rings are drawn on it, whenever the run starts.
    for (const _ of colors.slice(1)) await screen.press('ArrowRight');
    await page.mouse.move(900, 300);
    await screen.press('m');
    await expect(page.locator('canvas')).toHaveCount(2);
    await expect(page.locator('canvas').last()).toBeVisible();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expectPicture(
      async () => decodePng(await page.screenshot()),
      ({ width, colors: pixels }) => {
        // Below the panel with the loupe, beside the mark, above the bar.
        for (let y = 480; y < 680; y += 8)
          for (let x = 0; x < 600; x += 8) expect(pixels[y * width + x], `${x}, ${y}`).toBe(0xff00ff);
      },
    );
  });
});
