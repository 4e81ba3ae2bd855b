import { expect, test } from '../../e2e/test';
import { Fingers, line } from '../touch/touch.page';
import { PixelRepairPage } from './pixel-repair.page';

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
