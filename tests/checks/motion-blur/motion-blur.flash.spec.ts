import { motionPaths, motionViews } from '../../../content/motion-blur';
import { pathIds, viewIds } from '../../../machines/motion-blur/motion-blur';
import { expect, test } from '../../e2e/test';
import { type Frame, findFlashes, MAX_FLASH_AREA } from '../../flash/flash';
import { CELL_PX, frameOf, pump, smallWindow, takeFrames } from '../../flash/record';

// Small, so that many frames can be checked, but wide enough for plates of full size.
test.use(smallWindow(960, 480));

const scenes = [
  ...pathIds.map((path) => ['objects', path] as const),
  ...viewIds.filter((view) => view !== 'objects').map((view) => [view, null] as const),
];

test('nothing flashes beyond the limit at full speed in any view, on any path', async ({ page }) => {
  test.slow();
  await takeFrames(page);
  await page.goto('/motion-blur-test');
  await page.getByRole('slider', { name: 'Speed' }).press('End');
  for (const [view, path] of scenes)
    await test.step(`${view} ${path ?? ''}`, async () => {
      await page.getByRole('radio', { name: motionViews[view].name }).check({ force: true });
      if (path) await page.getByRole('radio', { name: motionPaths[path] }).check({ force: true });
      await page.getByRole('button', { name: 'Start Test', exact: true }).click();
      const stage = page.getByRole('img', { name: new RegExp(`^${motionViews[view].name}, moving`) });
      await expect(stage.locator('canvas')).toHaveCSS('visibility', 'visible');
      await stage.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const shown = await stage.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return (Math.min(right, innerWidth) - Math.max(left, 0)) * (Math.min(bottom, innerHeight) - Math.max(top, 0));
      });
      expect(shown).toBeGreaterThan(3 * MAX_FLASH_AREA);
      const frames: Frame[] = [];
      let moved = 0;
      let last: Uint32Array | null = null;
      await pump(page, { count: 30, interval: 1000 / 25 }, (picture, time) => {
        frames.push(frameOf(picture, time));
        const before = last;
        moved += Number(before !== null && picture.colors.some((color, i) => color !== before[i]));
        last = picture.colors;
      });
      expect(findFlashes(frames, { cellArea: CELL_PX * CELL_PX })).toEqual([]);
      expect(moved).toBeGreaterThan(25);
      await page.evaluate(() => window.releaseFrames());
      await page.getByRole('button', { name: 'Reset', exact: true }).click();
    });
});
