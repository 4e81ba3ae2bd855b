import { expect, type Page, test } from 'playwright/test';
import { motionPaths, motionViews } from '../../content/motion-blur';
import { pathIds, viewIds } from '../../machines/motion-blur/motion-blur';
import { type Frame, findFlashes } from '../flash/flash';
import { CELL, frameOf, pump, takeFrames } from '../flash/record';
import { hydrated, press, stubFrames } from './models/frames.page';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const figure = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')
    .first();

test('says how fast it moves, in whole pixels a frame where that is asked for', async ({ page }) => {
  await stubFrames(page);
  await page.goto('/motion-blur-test');
  await hydrated(page);
  const speed = page.getByRole('slider', { name: 'Speed' });
  await expect(figure(page, 'Speed')).toContainText('960\u202fpx/s');
  await speed.press('End');
  await expect(figure(page, 'Speed')).toContainText('1920\u202fpx/s');
  await speed.press('Home');
  await expect(figure(page, 'Speed')).toContainText('192\u202fpx/s');
  await expect(figure(page, 'Each frame')).toContainText('—');
  await press(button(page, 'Start Test'));
  await page.evaluate(() => window.giveFrames(200, 1000 / 144));
  await expect(figure(page, 'Each frame')).toHaveText('1.33\u202fpx');
  await page.getByRole('checkbox', { name: 'Whole pixels in each frame' }).check();
  await expect(figure(page, 'Each frame')).toHaveText('1\u202fpx');
  await expect(figure(page, 'Speed')).toContainText('144\u202fpx/s');
});

test('is used by keyboard alone, from the view to the answer', async ({ page }) => {
  await page.goto('/motion-blur-test');
  await hydrated(page);
  await page.getByRole('radio', { name: motionViews.objects.name }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: motionViews.lanes.name })).toBeChecked();
  await expect(page.getByRole('radio', { name: motionViews.lanes.name })).toBeFocused();
  await button(page, 'Start Test').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Pause')).toBeFocused();
  await button(page, 'Clean edges').focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { level: 1, name: /results$/ })).toBeFocused();
  await page.getByRole('button', { name: 'Test Again' }).press('Enter');
  await expect(button(page, 'Start Test')).toBeFocused();
});

test.describe('nothing flashes beyond the limit at full speed', () => {
  test.use({ viewport: { width: 640, height: 560 } });

  const scenes = [
    ...pathIds.map((path) => ['objects', path] as const),
    ...viewIds.filter((view) => view !== 'objects').map((view) => [view, null] as const),
  ];
  test('in any view', async ({ page }) => {
    await takeFrames(page);
    for (const [view, path] of scenes) {
      await page.goto('/motion-blur-test');
      await hydrated(page);
      await page.getByRole('radio', { name: motionViews[view].name }).check({ force: true });
      if (path) await page.getByRole('radio', { name: motionPaths[path] }).check({ force: true });
      await page.getByRole('slider', { name: 'Speed' }).press('End');
      await button(page, 'Start Test').click();
      const stage = page.getByRole('img', { name: new RegExp(`^${motionViews[view].name}, moving`) });
      await expect(stage.locator('canvas')).toHaveCSS('visibility', 'visible');
      await stage.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const frames: Frame[] = [];
      let moved = 0;
      let last: Uint32Array | null = null;
      await pump(page, { count: 30, interval: 1000 / 25 }, (picture, time) => {
        frames.push(frameOf(picture, time));
        const before = last;
        moved += Number(before !== null && picture.colors.some((color, i) => color !== before[i]));
        last = picture.colors;
      });
      expect(findFlashes(frames, { cellArea: CELL * CELL }), `${view} ${path}`).toEqual([]);
      expect(moved, `${view} ${path}`).toBeGreaterThan(25);
    }
  });
});
