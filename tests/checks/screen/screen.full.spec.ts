import { escapeFullscreen, isFullscreen, watchWakeLock } from '../../e2e/fullscreen';
import { started } from '../../e2e/models/sequence.page';
import { expect, test } from '../../e2e/test';
import { ScreenPage } from './screen.check';

test('takes the whole screen and the wake lock, and gives both back on Escape', async ({ page }) => {
  const wakeLog = await watchWakeLock(page);
  const screen = await started(ScreenPage, page);
  await expect.poll(() => isFullscreen(page)).toBe(true);
  await expect.poll(wakeLog).toEqual(['requested']);
  // Wait until it is drawn, so that the size of the surface is known.
  await expect(screen.layer.locator('canvas')).toBeVisible();
  const size = () => page.evaluate(() => [innerWidth, innerHeight]);
  await expect.poll(size).toEqual(await page.evaluate(() => [window.screen.width, window.screen.height]));
  const whole = await size();
  await escapeFullscreen(page);
  await screen.expectResult();
  await expect.poll(() => isFullscreen(page)).toBe(false);
  await expect.poll(wakeLog).toEqual(['requested', 'released']);
  // The window shrank before the browser reported the exit from fullscreen. The result is still about the whole screen.
  await expect(page.getByText(/^Took/)).toContainText(`${whole[0]} × ${whole[1]}`);
});

test('Escape cancels a mark and the test goes on, with the browser’s keyboard lock', async ({ page }) => {
  // Headless Chromium grants the lock, but leaves fullscreen anyway. So the test can only check that the lock is
  // requested.
  await page.addInitScript(() => {
    const log: string[] = [];
    const keyboard = {
      lock: async (keys: string[]) => void log.push(`lock ${keys}`),
      unlock: () => void log.push('unlock'),
    };
    Object.assign(window, { lockLog: log });
    Object.defineProperty(navigator, 'keyboard', { value: keyboard });
  });
  const lockLog = () => page.evaluate(() => (window as unknown as { lockLog: string[] }).lockLog);
  await page.clock.setFixedTime(1_000_000);
  const screen = await started(ScreenPage, page);
  await expect.poll(() => isFullscreen(page)).toBe(true);
  await page.mouse.move(300, 300);
  await screen.press('m');
  await screen.expectMarking('holding');
  await expect.poll(() => lockLog()).toEqual(['lock Escape']);
  await escapeFullscreen(page);
  await screen.expectMarking('off');
  await expect.poll(() => lockLog()).toEqual(['lock Escape', 'unlock']);
  await expect.poll(() => isFullscreen(page)).toBe(false);
  await screen.expectToShow(0);
  await screen.press('Escape');
  await screen.expectResult();
  await expect(page.getByRole('main')).toContainText('No spot was marked.');
});

test('leaves fullscreen when the test is exited or its page is left', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Testing Now' }).click();
  const screen = new ScreenPage(page);
  await screen.start.click();
  await expect.poll(() => isFullscreen(page)).toBe(true);
  await screen.clickControl('Exit');
  await screen.expectResult();
  await expect.poll(() => isFullscreen(page)).toBe(false);

  await page.getByRole('button', { name: 'Test Again' }).click();
  await screen.start.click();
  await expect.poll(() => isFullscreen(page)).toBe(true);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/');
  await expect.poll(() => isFullscreen(page)).toBe(false);
});
