import { laneNames, motionViews, photoCount, pressStart, tapeCaption } from '../../../content/motion-blur';
import { refuseFullscreen } from '../../e2e/fullscreen';
import { press, stubFrames } from '../../e2e/models/frames.page';
import { expect, type Page, test } from '../../e2e/test';
import { opened } from '../../kit/test-page';
import { MotionBlurPage } from './motion-blur.check';

const give = (page: Page, count: number, hz = 144) =>
  page.evaluate(([frames, rate]) => window.giveFrames(frames, 1000 / rate), [count, hz] as const);
/** Frames at 144 Hz, of which the last of every so many is missed. */
const giveWithGaps = (page: Page, gaps: number, every: number) =>
  page.evaluate(
    ([times, count]) => {
      for (let i = 0; i < times; i++) {
        window.giveFrames(count - 1, 1000 / 144);
        window.skipTime(1000 / 144);
      }
    },
    [gaps, every] as const,
  );

test('is used by keyboard alone, from the view to the answer', async ({ page }) => {
  const blur = await opened(MotionBlurPage, page);
  const keys = page.getByText('Space', { exact: true });
  await expect(keys).toBeVisible();
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await expect(keys, 'a touch screen shows no keys').toBeHidden();
  await client.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await page.getByRole('radio', { name: motionViews.lanes.name }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: motionViews.objects.name })).toBeChecked();
  await expect(page.getByRole('radio', { name: motionViews.objects.name })).toBeFocused();
  await blur.start.focus();
  await page.keyboard.press('Enter');
  await expect(blur.button('Pause')).toBeFocused();
  await blur.button('Clean Edges').focus();
  await page.keyboard.press('Space');
  await expect(blur.resultHeading).toBeFocused();
  await blur.again.press('Enter');
  await expect(blur.start).toBeFocused();
});

test('is steered by keys from its buttons and its picture, and nowhere else; fills the screen with the picture, and the answer ends it', async ({
  page,
}) => {
  await refuseFullscreen(page);
  const blur = await opened(MotionBlurPage, page);
  const speed = page.getByRole('slider', { name: 'Speed' });
  await page.getByRole('banner').getByRole('link').first().focus();
  for (const key of ['f', 'ArrowUp']) await page.keyboard.press(key);
  await expect(blur.layer).toHaveCount(0);
  await expect(speed).toHaveValue('50');

  await blur.start.click();
  await page.keyboard.press('ArrowUp');
  await expect(speed).toHaveValue('55');
  await page.keyboard.press('Space');
  await expect(blur.button('Resume')).toBeFocused();
  await page.keyboard.press('f');
  await expect(blur.layer).toBeFocused();
  await page.keyboard.press('Space');
  await expect(blur.button('Pause')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await expect(speed).toHaveValue('45');
  // A control keeps the keys that it uses.
  await speed.press('ArrowUp');
  await expect(speed).toHaveValue('46');
  await page.keyboard.press('Space');
  await expect(blur.button('Resume')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(blur.button('Pause')).toBeVisible();
  await page.keyboard.press('r');
  await expect(blur.button('Reset')).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(blur.layer).toHaveCount(0);
  await expect(blur.start).toBeFocused();

  await page.setViewportSize({ width: 1440, height: 900 });
  await blur.button('Full Screen').click();
  await expect(blur.layer.getByRole('img', { name: 'Lanes, not moving' })).toBeVisible();
  expect((await blur.layer.getByRole('img', { name: /^Lanes/ }).boundingBox())?.width).toBe(1440);
  await blur.layer.getByRole('button', { name: 'Start Test' }).click();
  await blur.layer.getByRole('button', { name: 'Clean Edges' }).click();
  await expect(blur.resultHeading).toBeFocused();
  await expect(blur.layer).toHaveCount(0);
});

test('counts the frames of the run and none from before: passes without missed ones, and not with them', async ({
  page,
}) => {
  await stubFrames(page);
  const blur = await opened(MotionBlurPage, page);
  // Eight idle seconds in which the browser was busy.
  await giveWithGaps(page, 200, 6);
  await press(blur.start);
  await expect(blur.missed).toContainText('—');
  await give(page, 300);
  await expect(blur.missed).toHaveText('0');
  await press(blur.button('Clean Edges'));
  await expect(page.getByRole('heading', { level: 1, name: 'Motion blur test results' })).toBeVisible();
  await expect(blur.badge).toHaveAccessibleName(/pass, 2 of 2/);
  await expect(blur.row('Frames')).toContainText('no missed frames');
  await press(blur.again);
  await press(blur.start);
  await giveWithGaps(page, 10, 30);
  await expect(blur.missed).not.toHaveText(/^(—|0)$/);
  await press(blur.button('Clean Edges'));
  await expect(blur.row('Frames')).not.toContainText('no missed frames');
  await expect(blur.badge).toHaveAccessibleName(/cannot tell/);
});

test('opens with three lanes at rest, names their rates once the refresh rate is known, and says how fast it moves, in whole pixels a frame where that is asked for', async ({
  page,
}) => {
  await stubFrames(page);
  const blur = await opened(MotionBlurPage, page);
  await expect(page.getByRole('radio', { name: motionViews.lanes.name })).toBeChecked();
  await expect(page.getByRole('img', { name: 'Lanes, not moving' })).toBeVisible();
  await expect(page.getByText(pressStart)).toBeVisible();
  const lanes = page.getByRole('region', { name: 'Motion' }).getByRole('listitem');
  const stage = page.getByRole('img', { name: /^Lanes/ });
  await press(blur.start);
  await expect(lanes).toHaveText([...laneNames]);
  const place = await stage.boundingBox();
  await expect(page.getByText(pressStart)).toHaveCount(0);
  await give(page, 300);
  await expect(lanes).toHaveText([
    '144\u202ffps6.7\u202fpx a frame',
    '72\u202ffps13.3\u202fpx a frame',
    '36\u202ffps26.7\u202fpx a frame',
  ]);
  await expect(page.getByText(tapeCaption)).toBeVisible();
  // The picture stays where it was, whatever the figures say.
  expect(await stage.boundingBox()).toEqual(place);
  await page.evaluate(() => {
    for (let i = 0; i < 300; i++) window.giveFrames(1, i % 2 ? 9 : 23.3);
  });
  await expect(blur.figure('Refresh rate, measured')).toContainText('—');
  await expect(page.getByText(tapeCaption)).toHaveCount(0);
  expect(await stage.boundingBox()).toEqual(place);

  await blur.open();
  const speed = page.getByRole('slider', { name: 'Speed' });
  await expect(blur.figure('Speed')).toContainText('960\u202fpx/s');
  await speed.press('End');
  await expect(blur.figure('Speed')).toContainText('1920\u202fpx/s');
  await speed.press('Home');
  await expect(blur.figure('Speed')).toContainText('192\u202fpx/s');
  await expect(blur.figure('Least possible blur')).toContainText('—');
  await press(blur.start);
  await give(page, 200);
  await expect(blur.figure('Least possible blur')).toHaveText('1.33\u202fpx');
  await page.getByRole('checkbox', { name: 'Whole pixels in each frame' }).check();
  await expect(blur.figure('Least possible blur')).toHaveText('1\u202fpx');
  await expect(blur.figure('Speed')).toContainText('144\u202fpx/s');
});

test('says how many white cells a photo of 1/10 s has at each rate', async ({ page }) => {
  await stubFrames(page);
  for (const hz of [60, 360])
    await test.step(`${hz} Hz`, async () => {
      const blur = await opened(MotionBlurPage, page);
      await page.getByRole('radio', { name: motionViews.photo.name }).check();
      await expect(page.getByText(photoCount(null))).toBeVisible();
      await press(blur.start);
      await give(page, 2 * hz, hz);
      await expect(blur.figure('White cells')).toHaveText(`≈ ${Math.round(hz / 10)}`);
      await expect(page.getByText(`the photo has about ${Math.round(hz / 10)} white cells in a row`)).toBeVisible();
      await expect(page.getByText('What do you see at the trailing edge?')).toHaveCount(0);
    });
});
