import { readFile } from 'node:fs/promises';
import { refuseFullscreen } from '../../e2e/fullscreen';
import { expect, type Page, test } from '../../e2e/test';
import { hold } from '../../e2e/waits';
import { opened } from '../../kit/test-page';
import { Fingers, line } from '../touch/touch.check';
import { PixelRepairPage } from './pixel-repair.check';

const notes = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test('the settings move by arrow keys one step, by page keys ten, and to the limits; the page says what the screen can show', async ({
  page,
}) => {
  const repair = await opened(PixelRepairPage, page);
  await expect(page.getByText('Recommended', { exact: true })).toHaveCount(1);
  await repair.mode('screen').check();
  const interval = repair.slider('Flash interval');
  await expect(interval).toHaveValue('100');
  for (const [key, now] of [
    ['ArrowRight', 110],
    ['PageUp', 210],
    ['Shift+ArrowLeft', 110],
    ['PageDown', 10],
    ['ArrowLeft', 10],
    ['End', 500],
    ['PageUp', 500],
    ['Home', 10],
  ] as const) {
    await interval.press(key);
    await expect(interval).toHaveValue(String(now));
  }
  await expect(interval).toHaveAttribute('aria-valuetext', '10 milliseconds');
  await expect(page.getByText(/it changes with each frame, about \d+ times per second/)).toBeVisible();
  await interval.press('PageUp');
  await expect(page.getByText(/redraws about every \d+\.\d ms: each color stays for/)).toBeVisible();
  await expect(repair.start).toHaveAccessibleDescription('Check the box to start.');
  await repair.consent.check();
  await expect(page.getByText('Check the box to start.')).toHaveCount(0);

  await repair.mode('noise-square').check();
  await expect(repair.start).toBeEnabled();
  await expect(page.getByText(/Noise changes with each frame, about \d+ times per second/)).toBeVisible();
  await expect(interval).toBeDisabled();
});

test('a square goes where it is dragged, clicked and nudged, and stays there', async ({ page }) => {
  const repair = await opened(PixelRepairPage, page);
  await repair.mode('noise-square').check();
  await page.getByRole('radio', { name: '64 px' }).check({ force: true });
  await repair.start.click();
  // The controls keep out of its way.
  const top = async () => (await repair.bar.boundingBox())?.y ?? Number.NaN;
  await expect.poll(() => top()).toBeGreaterThan(400);
  await page.mouse.click(640, 650);
  await expect.poll(top).toBeLessThan(100);
  await page.keyboard.press('b');
  await expect.poll(top).toBeGreaterThan(400);
  await page.mouse.click(640, 400);
  const square = repair.layer.locator('[data-empty]');
  const at = async () => {
    const box = await square.boundingBox();
    return box && [box.x, box.y, box.width, box.height];
  };
  await expect.poll(() => at()).toEqual([640 - 32, 400 - 32, 64, 64]);
  await page.mouse.move(200, 300);
  await page.mouse.down();
  await page.mouse.move(250, 280, { steps: 3 });
  await page.mouse.up();
  await expect.poll(at).toEqual([690 - 32, 380 - 32, 64, 64]);
  await page.mouse.click(300, 200);
  await expect.poll(at).toEqual([300 - 32, 200 - 32, 64, 64]);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowUp');
  await expect.poll(at).toEqual([301 - 32, 190 - 32, 64, 64]);
  // Its center can reach every corner of the screen.
  await page.mouse.click(0, 0);
  await expect.poll(at).toEqual([-32, -32, 64, 64]);
  await page.mouse.click(300, 200);
  await page.keyboard.press('Enter');
  await expect(repair.countdown).toBeVisible();
  await repair.drawn();
  const canvas = () => repair.layer.locator('canvas').boundingBox();
  await expect.poll(canvas).toEqual({ x: 268, y: 168, width: 64, height: 64 });

  // Dragging it does not stop the run; a click does.
  await page.mouse.move(300, 200);
  await page.mouse.down();
  await page.mouse.move(340, 240, { steps: 3 });
  await page.mouse.up();
  await expect(repair.countdown).toBeVisible();
  await expect.poll(canvas).toMatchObject({ x: 308, y: 208 });
  await page.mouse.click(900, 600);
  await repair.expectComplete();
});

test.describe('a finger', () => {
  test.use({ hasTouch: true });

  test('drags the square from beside it, and a second finger does not take it over', async ({ page }) => {
    const fingers = await Fingers.on(page);
    const repair = await opened(PixelRepairPage, page);
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

test.describe('a run', () => {
  test('counts down also while the page is hidden, and says for how long it was', async ({ page }) => {
    const repair = new PixelRepairPage(page);
    await repair.stub();
    await repair.open();
    await repair.run('noise-square');
    await repair.pause();
    const before = await repair.secondsLeft();
    await repair.setVisibility('hidden');
    await page.clock.fastForward(80_000);
    await repair.setVisibility('visible');
    await expect.poll(async () => Math.abs(before - 80 - (await repair.secondsLeft()))).toBeLessThanOrEqual(1);
    await page.keyboard.press('Escape');
    await expect(repair.resultHeading).toBeFocused();
    await expect(page.getByRole('main')).toContainText(/1:20.*Nothing was drawn meanwhile/);
  });

  test('is not stopped by the second click of a double click, but by a third', async ({ page }) => {
    const repair = await opened(PixelRepairPage, page);
    await repair.mode('noise-screen').check();
    await repair.start.dblclick();
    await expect(repair.countdown).toBeVisible();
    await page.mouse.click(200, 200);
    await repair.expectComplete();
  });

  test('shows no link to a fault before its remedy, which moves it: a press would miss it', async ({ page }) => {
    const repair = new PixelRepairPage(page);
    const load = await hold(page, /finding-texts/);
    await repair.open();
    await repair.mode('noise-screen').check();
    await repair.start.click();
    await expect(repair.countdown).toBeVisible();
    await page.keyboard.press('Escape');
    const link = page.getByRole('main').getByText('REP-LOOK');
    await expect(link).toBeAttached();
    await expect(link).toBeHidden();
    load();
    await expect(link).toBeVisible();
  });

  test('runs by keyboard alone, fullscreen refused', async ({ page }) => {
    await refuseFullscreen(page);
    const repair = await opened(PixelRepairPage, page);
    await repair.mode('screen').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(repair.mode('noise-square')).toBeChecked();
    await repair.start.focus();
    await page.keyboard.press('Enter');
    await expect(repair.begin).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(repair.countdown).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(repair.stop).toBeFocused();
    await page.keyboard.press('Enter');
    await repair.expectComplete();
  });
});

test('afterwards a person looks again at the same spot, is asked, and both are kept in the report', async ({
  page,
}) => {
  const repair = await opened(PixelRepairPage, page);
  await repair.mode('noise-square').check();
  await repair.start.click();
  await page.mouse.click(300, 200);
  await repair.begin.click();
  await repair.drawn();
  // Long enough to measure a frame rate.
  await page.clock.runFor(2500);
  await page.keyboard.press('Escape');
  // It was stopped early, and the page says so.
  await expect(
    page.getByText(/^Ran for 0:\d\d of 5:00\. Shorter than the recommended 5 to 30 minutes\.$/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Look Again' }).click();
  await expect(repair.layer).toHaveAccessibleName('Second look, White, 1 of 8');
  await expect(page.getByRole('button', { name: 'Mark spot' })).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(repair.layer).toHaveAccessibleName('Second look, Black, 2 of 8');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Only you can see whether the pixel recovered. Look at the spot again.')).toBeVisible();
  await page.getByRole('button', { name: 'Unchanged' }).click();
  await expect(page.getByText('You saw no change.', { exact: false })).toBeVisible();
  await expect(page.getByText('Look at the spot again.', { exact: false })).toHaveCount(0);
  await expect(page.getByText('Unchanged, by your judgment.')).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Report' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('pixel-repair-report.txt');
  const report = await readFile(await file.path(), 'utf8');
  expect(report).toContain(new URL('/pixel-repair', page.url()).href);
  expect(report).toContain('Square     128 × 128 CSS px, center at 300, 200');
  expect(report).toMatch(/Shown {5}\d+\.\d frames of noise per second/);
  await expect(notes(page)).toContainText('Report Downloaded');
  await expect(notes(page)).toContainText('Pixel repair report saved to your downloads');
});
