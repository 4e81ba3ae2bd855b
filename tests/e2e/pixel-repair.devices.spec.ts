import { pump, takeFrames } from '../flash/record';
import { launchOptions, origin } from './browser';
import { PixelRepairPage } from './models/pixel-repair.page';
import { Fingers, line } from './models/touch.page';
import { chromium, expect, test } from './test';

test.describe('a finger', () => {
  test.use({ hasTouch: true });

  test('drags the square from beside it, and a second finger does not take it over', async ({ page }) => {
    const fingers = await Fingers.on(page);
    const repair = new PixelRepairPage(page);
    await repair.open();
    await repair.mode('noise-square').check();
    await repair.start.click();
    const square = repair.layer.locator('[data-empty]');
    const middle = async () => {
      const box = await square.boundingBox();
      return box && [box.x + box.width / 2, box.y + box.height / 2];
    };
    const view = () => page.evaluate(() => [scrollX, scrollY, visualViewport?.scale]);
    const before = await view();
    await expect.poll(() => middle()).toEqual([640, 400]);
    await fingers.stroke(line([300, 300], [400, 250], 5));
    await expect.poll(middle).toEqual([740, 350]);
    await fingers.down(0, [300, 300]);
    await fingers.move(0, [320, 300]);
    await fingers.down(1, [800, 500]);
    await fingers.move(1, [900, 600]);
    await fingers.move(0, [340, 300]);
    await fingers.up(1);
    await fingers.up(0);
    await expect.poll(middle).toEqual([780, 350]);
    await expect.poll(() => view()).toEqual(before);
  });
});

test.describe('without WebGL', () => {
  test('colors keep their order, noise is new in each frame, and a run has its end', async () => {
    const browser = await chromium.launch(launchOptions({ args: ['--disable-3d-apis'] }));
    try {
      const page = await browser.newPage({ baseURL: origin, viewport: { width: 320, height: 240 } });
      await takeFrames(page);
      const repair = new PixelRepairPage(page);
      await repair.open();
      await repair.run('screen');
      await repair.drawn();
      const fills: number[] = [];
      await pump(page, { count: 30, interval: 100 }, ({ width, colors }) => fills.push(colors[width * 20 + 20] ?? -1));
      const order = [0xff0000, 0x00ff00, 0x0000ff, 0xffffff, 0x000000, 0xffff00, 0xff00ff, 0x00ffff];
      const changes = fills.filter((color, i) => color !== fills[i - 1]);
      const start = order.indexOf(changes[0] ?? -1);
      expect(changes.length).toBeGreaterThan(8);
      expect(changes).toEqual(changes.map((_, i) => order[(start + i) % 8]));
      await page.keyboard.press('Escape');
      await repair.expectComplete();

      await page.getByRole('button', { name: 'Try Repair Again' }).click();
      await repair.run('noise-screen');
      await repair.drawn();
      const pictures: string[] = [];
      await pump(page, { count: 4, interval: 1000 / 60 }, ({ width, colors }) =>
        pictures.push(colors.subarray(0, width * 60).join()),
      );
      expect(new Set(pictures).size).toBe(4);
    } finally {
      await browser.close();
    }
  });
});
