import { escapeFullscreen, isFullscreen, watchWakeLock } from '../../e2e/fullscreen';
import { expect, test } from '../../e2e/test';
import { line, TouchPage } from './touch.check';

test.use({ hasTouch: true });

test('leaving fullscreen ends the test and keeps what the whole screen knew', async ({ page }) => {
  const wakeLog = await watchWakeLock(page);
  const touch = new TouchPage(page);
  await touch.openWithFingers();
  await touch.start.click();
  await expect.poll(() => isFullscreen(page)).toBe(true);
  await expect(touch.figure('Touched')).toHaveText('0%');
  // The grid is laid out for the whole screen.
  const size = () => page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  await expect.poll(size).toEqual(await page.evaluate(() => ({ width: screen.width, height: screen.height })));
  const { width, height } = await size();
  const cells = await touch.cellsLeft();
  const columns = Math.round((width + 1) / 36);
  await touch.fingers.stroke(line([2, 305], [width - 2, 305], Math.ceil(1.2 * columns)));
  await expect.poll(() => touch.cellsLeft()).toBe(cells - columns);
  await escapeFullscreen(page);
  await touch.expectResult();
  await expect.poll(() => isFullscreen(page)).toBe(false);
  await expect.poll(wakeLog).toEqual(['requested', 'released']);
  await expect(page.getByRole('main')).toContainText(`cells on ${width} × ${height} px`);
  await expect(touch.row('Coverage')).toContainText(`${columns} of ${cells} cells touched`);
});
