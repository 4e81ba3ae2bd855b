import { expect, test } from '../../e2e/test';
import { opened } from '../../kit/test-page';
import { line, type Point, TouchPage } from './touch.check';
import { overlap, savedPicture, small, started, sweep, sweepWithHole, sweepWithJumps } from './touch.steps';

// The samples carry their own times, which a page clock would replace.
test.use({ hasTouch: true, time: 'real' });

test('ten fingers at once are followed and counted', async ({ page }) => {
  const { touch, fingers } = await started(page);
  const from = (finger: number): Point => [60 + finger * 80, 100];
  await Promise.all(Array.from({ length: 10 }, (_, finger) => fingers.down(finger, from(finger))));
  // Fingers count once they draw.
  await expect(touch.figure('Fingers')).toHaveText('10, max 0');
  for (let y = 125; y <= 600; y += 25) {
    const moves = Array.from({ length: 10 }, (_, finger) =>
      fingers.move(finger, [60 + finger * 80, y], finger === 0 ? 8 : 0),
    );
    await Promise.all(moves);
  }
  for (let finger = 0; finger < 10; finger++) await fingers.up(finger);
  await expect(touch.figure('Fingers')).toHaveText('0, max 10');
  // Ten columns from row 2 to row 16.
  await expect.poll(() => touch.cellsLeft()).toBe(792 - 10 * 15);
  await page.keyboard.press('Escape');
  await expect(touch.figure('Most fingers')).toHaveText('10');
});

test.describe('of a small panel', () => {
  test.use({ viewport: small });
  const middle = { x0: 216, y0: 144, x1: 468, y1: 324 };

  test('a dead rectangle is found and fails the panel, with a picture of it', async ({ page }) => {
    const { touch, fingers } = await started(page);
    // Moves the panel to the lower left corner. A contact that starts on the panel would belong to the panel.
    await page.keyboard.press('b');
    await page.keyboard.press('b');
    await sweepWithHole(fingers, middle);
    await page.keyboard.press('Escape');
    await touch.expectResult();
    await expect(touch.row('Dead zones')).toContainText('Fail');
    await expect(page.getByRole('main')).toContainText('A dead zone: center, 7 × 5 cells.');
    await expect(page.getByText(/^Contact was lost here/)).toBeVisible();
    const { pixels } = await savedPicture(page);
    expect(overlap(pixels, middle)).toBeGreaterThanOrEqual(0.9);
  });
});

test.describe('a complete run in which the finger was lost', () => {
  test.use({ viewport: small });

  test('says why, rings the places, and lets them be drawn again; a toast covers no button (D7)', async ({ page }) => {
    const { touch, fingers } = await started(page);
    await page.keyboard.press('b');
    await page.keyboard.press('b');
    await sweepWithJumps(fingers);
    await expect(touch.success).toBeVisible();
    const said = touch.layer.getByRole('status').filter({ has: touch.success });
    await expect(said).toContainText('One thing needs a second look.');
    await expect(said).toContainText('The ring on the map shows where: center.');
    await expect(page.getByRole('img', { name: /^Map/ })).toHaveAccessibleName(/every cell touched; ringed: center$/);
    const again = touch.layer.getByRole('button', { name: 'Draw There Again' });
    await expect(again).toBeFocused();
    await expect(touch.figure('Cells')).toHaveText('260');
    await expect(touch.figure('Time')).toHaveText(/^\d:\d\d$/);
    const report = page.waitForEvent('download');
    await touch.layer.getByRole('button', { name: 'Download Report' }).click();
    expect((await report).suggestedFilename()).toBe('touch-test-report.txt');
    await expect(touch.layer.getByRole('button', { name: 'Share Results' })).toBeVisible();
    await savedPicture(page);
    const toast = page.getByRole('region', { name: 'Notifications' });
    await toast.getByText('Picture Saved').hover();
    const below = async () => {
      const [slab, first] = [await toast.boundingBox(), await again.boundingBox()];
      return (first?.y ?? 0) - (slab?.y ?? 0) - (slab?.height ?? 0);
    };
    await expect.poll(below).toBeGreaterThan(0);
    await again.press('Enter');
    await expect(touch.success).toHaveCount(0);
    expect(await touch.cellsLeft()).toBeGreaterThan(8);
    for (const y of [197, 233, 269]) await fingers.stroke(line([2, y], [small.width - 2, y], 45));
    await expect(touch.success).toBeVisible();
    await expect(said).not.toContainText('second look');
    await expect(touch.badge).toHaveAccessibleName(/pass/);
  });
});

test.describe('without a touchscreen', () => {
  test.use({ hasTouch: false });

  test('the warning is taken back at the first touch', async ({ page }) => {
    const touch = await opened(TouchPage, page);
    await expect(touch.withoutTouchscreen).toBeVisible();
    await page.mouse.click(300, 300);
    await expect(touch.withoutTouchscreen).toBeVisible();
    await page.evaluate(() =>
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' })),
    );
    await expect(touch.withoutTouchscreen).toHaveCount(0);
  });
});

test('with hands off, a ghost touch is caught, shown where it fell, and fails the test; earlier ones, a mouse and a pen are none', async ({
  page,
}) => {
  await page.clock.install();
  const touch = new TouchPage(page);
  await touch.openInWindow();
  await touch.handsOff.click();
  const { fingers } = touch;
  await fingers.down(0, [600, 300]);
  await fingers.up(0);
  await page.clock.runFor(2000);
  const status = touch.layer.getByRole('status');
  await expect(status).toHaveText('Do not touch. Listening.');
  await page.mouse.click(600, 300);
  await page
    .getByTestId('touch-watch')
    .dispatchEvent('pointerdown', { pointerType: 'pen', clientX: 600, clientY: 300 });
  await fingers.down(0, [1000, 200]);
  await fingers.up(0);
  await expect(touch.layer.getByText('1 ghost touch')).toBeVisible();
  const middle = async () => {
    const mark = await page.getByTestId('touch-watch').locator('span').boundingBox();
    return mark && [mark.x + mark.width / 2, mark.y + mark.height / 2];
  };
  await expect.poll(middle).toEqual([1000, 200]);
  await page.clock.runFor(10_000);
  await touch.expectResult();
  await expect(touch.row('Hands-off check')).toContainText('One touch arrived with hands off: upper right.');
  await expect(page.getByRole('img', { name: /^Result:/ })).toHaveAccessibleName(/fail, 0 of 1/);
});

test('a person passes the test and lets the watch listen, by keyboard and finger alone', async ({ page }) => {
  const touch = new TouchPage(page);
  await touch.openInWindow();
  await touch.start.focus();
  await page.keyboard.press('Enter');
  await expect(touch.layer.locator('canvas')).toBeAttached();
  await expect(touch.figure('Touched')).toHaveText('0%');
  const { fingers } = touch;
  await sweep(fingers);
  await expect(touch.success).toBeVisible();
  await expect(touch.layer.getByText('All 792 cells were touched')).toBeVisible();
  await page.keyboard.press('Enter');
  await touch.expectResult();
  await expect(touch.row('Coverage')).toContainText('792 of 792 cells touched with a finger, 100%');
  // 125 were sent. A busy browser may merge the last sample of a stroke with its end.
  await expect(touch.row('Sample rate')).toContainText(/12[456] samples a second\./);
  await expect(touch.row('Multi-touch')).toContainText('Not run');
  await expect(touch.badge).toHaveAccessibleName(/pass, 4 of 4/);
  await expect(page.getByRole('img', { name: /^Map/ })).toHaveAccessibleName('Map of the panel: every cell touched');
  await expect(touch.figure('Longest streak')).toHaveText('36 cells');
  // Not earlier: it would replace the time stamps of the touches.
  await page.clock.install();
  await touch.handsOff.focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(2000);
  await expect(touch.layer.getByRole('status')).toHaveText('Do not touch. Listening.');
  await page.clock.runFor(10_000);
  await touch.expectResult();
  await expect(page.getByRole('img', { name: /^Result:/ })).toHaveAccessibleName(/pass, 5 of 5/);
});
