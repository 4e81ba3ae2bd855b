import { readFile } from 'node:fs/promises';
import { looksRight } from '../../e2e/detectors';
import { decodePng } from '../../e2e/png';
import { expect } from '../../e2e/test';
import { cleanTest as test } from '../../e2e/watch-page';
import { desk, openedAndStarted, openedWithStubs } from './webcam.check';

test('asks for 1920 × 1080 at 30, no sound, and says what came', async ({ page }) => {
  const camera = await openedWithStubs(page);
  await expect(page.getByText(/^The picture stays in this tab\./)).toBeVisible();
  await expect(camera.cameras, 'one camera is no choice').toHaveCount(0);
  await camera.startTest();
  await camera.asked();
  const asked = await page.evaluate(() => JSON.stringify(window.double.requests[0]));
  expect(JSON.parse(asked)).toMatchObject({
    audio: false,
    video: { width: { ideal: 1920 }, height: { ideal: 1080 }, frameRate: { ideal: 30 } },
  });
  await expect(page.getByText('The browser asks for the camera.')).toBeVisible();
  await camera.grant({ ...desk, rate: null, facing: null });
  await camera.show('live', 25);
  await expect(camera.bar).toContainText('Desk camera');
  await expect(camera.figure('Camera')).toHaveText('Desk camera');
  await expect(camera.figure('Resolution')).toHaveText('320 × 240');
  await expect(camera.figure('Frame rate advertised')).toHaveText('30\u202ffps');
  await expect(camera.figure('Facing mode')).toHaveText('user');
  await expect(camera.rate).toHaveText('25.0 fps');
  await expect(page.getByText('not reported; requested')).toHaveCount(1);
  await expect(page.getByText('not reported; assumed')).toHaveCount(1);
});

test('a photo is the camera’s own picture, whole and unmirrored, in a file with the time in its name; zoom goes back where it is refused; white paper shows dead pixels', async ({
  page,
}) => {
  const camera = await openedAndStarted(page, desk, {
    zoom: { min: 1, max: 4, step: 0.5 },
    exposureCompensation: { min: -2, max: 2, step: 0.5 },
  });
  const video = page.getByLabel('Picture of the camera');
  await page.getByRole('radio', { name: 'Mirrored' }).check();
  await expect
    .poll(() => video.evaluate((element) => getComputedStyle(element).transform))
    .toBe('matrix(-1, 0, 0, 1, 0, 0)');
  // Columns that get brighter to the right, over thirty columns.
  await camera.frames(1, 1000 / 30, 'still');
  const before = Date.now();
  const saving = page.waitForEvent('download');
  await camera.button('Take Photo').click();
  await page.evaluate(() => window.double.photographed(true));
  const file = await saving;
  const stamp = Number(/^webcam-test-(\d+)\.png$/.exec(file.suggestedFilename())?.[1]);
  expect(stamp).toBeGreaterThanOrEqual(before - 1000);
  expect(stamp).toBeLessThanOrEqual(Date.now());
  const { width, height, colors } = decodePng(await readFile(await file.path()));
  expect([width, height]).toEqual([320, 240]);
  expect([colors[0], colors[29], colors[31]]).toEqual([0x6e6e6e, 0x8b8b8b, 0x6f6f6f]);
  await expect(page.getByText(`Saved as ${file.suggestedFilename()}`)).toBeVisible();
  await page.getByRole('radio', { name: 'As others see you' }).check();
  await expect.poll(() => video.evaluate((element) => getComputedStyle(element).transform)).toBe('none');

  await test.step('zoom and exposure are offered where the camera has them, and go back where it refuses', async () => {
    await camera.zoom.focus();
    await page.keyboard.press('End');
    await page.evaluate(() => window.double.adjusted());
    await expect(camera.zoom).toHaveValue('4');
    await page.evaluate(() => {
      for (const track of window.double.tracks) track.applyConstraints = () => Promise.reject(new Error('refused'));
    });
    await page.keyboard.press('Home');
    await expect(camera.zoom).toHaveValue('4');
    await expect(camera.exposure).toBeVisible();
    await expect(page.getByRole('slider', { name: 'Focus distance' })).toHaveCount(0);
  });

  await test.step('dead pixels are searched with white paper, and the page says what is in the way', async () => {
    await camera.button('Find Dead Pixels').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Hold a sheet of white paper close to the lens, evenly lit.')).toBeVisible();
    await camera.frames(1, 200, 'covered');
    await expect(page.getByText('The picture is not bright and even yet.')).toBeVisible();
    await camera.frames(5, 200, 'live');
    await expect(page.getByTestId('progress')).toHaveText('5 of 12 frames');
    await expect(page.getByText('Hold still.')).toBeVisible();
    await expect(camera.button('Cancel')).toBeFocused();
    await camera.frames(7, 200, 'live');
    await expect(page.getByText('None found in 12 frames.')).toBeVisible();
    await expect(camera.button('Find Dead Pixels')).toBeFocused();
  });
});

test('frames that stop coming are missed after three seconds, but not while the page is hidden', async ({ page }) => {
  const camera = await openedAndStarted(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await camera.frames(1, 1000 / 30, 'live');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  });
  await page.clock.runFor(4000);
  await expect(camera.bar).not.toContainText('No frames');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible' });
  });
  await page.clock.runFor(3000);
  await expect(camera.bar).toContainText('No frames');
  await expect(camera.rate).toHaveText('0.0 fps');
  await camera.show('live');
  await expect(camera.bar).toContainText('Live');
  await camera.button('Stop Test').click();
  await expect(camera.row('Picture')).toContainText('It froze once');
  await expect(camera.badge).toHaveAccessibleName(/warning/);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('runs by keyboard alone, from the start to the result and back, and has nothing for axe to find in any state, in both themes', async ({
    page,
  }) => {
    const camera = await openedWithStubs(page);
    await camera.connect('desk', 'back');
    await camera.button('Start Test').focus();
    await page.keyboard.press('Enter');
    await camera.refuse('NotAllowedError');
    await expect(camera.alert).toBeVisible();
    await looksRight(page, 'failed');
    await camera.startWith(
      { ...desk, name: 'Integrated_Webcam_FHD: Integrated (0bda:5510)' },
      { zoom: { min: 1, max: 4, step: 0.5 } },
    );
    await camera.show('black');
    await expect(camera.button('Stop Test')).toBeFocused();
    await camera.button('Find Hot Pixels').tap();
    await camera.frames(12, 200, 'covered');
    await expect(page.getByRole('img', { name: /^Map of 1/ })).toBeVisible();
    await looksRight(page, 'live');
    await camera.button('Stop Test').focus();
    await page.keyboard.press('Enter');
    await expect(camera.resultHeading).toBeFocused();
    await looksRight(page, 'results');
    await camera.button('Test Again').focus();
    await page.keyboard.press('Enter');
    await expect(camera.button('Start Test')).toBeFocused();
  });
});
