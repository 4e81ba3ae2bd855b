import { type Fingers, line, type Point, TouchPage } from './models/touch.page';
import { overlap, rows, savedPicture, small, started, sweep, sweepWithHole, WIDTH } from './models/touch.run';
import { expect, type Page, test } from './test';

test.use({ hasTouch: true });

test('a fast swipe over every row with few samples leaves no cell of its path untouched, and passes', async ({
  page,
}) => {
  const { touch, fingers } = await started(page);
  await sweep(fingers);
  await expect(touch.success).toBeVisible();
  await expect(touch.layer.getByText('All 792 cells were touched')).toBeVisible();
  await page.getByRole('button', { name: 'Exit' }).click();
  await touch.expectResult();
  await expect(touch.row('Coverage')).toContainText('792 of 792 cells touched with a finger, 100%');
  await expect(touch.row('Coverage')).toContainText('Pass');
  await expect(touch.row('Dead zones')).toContainText('Pass');
  // 125 were sent. A busy browser may merge the last sample of a stroke with its end.
  await expect(touch.row('Sample rate')).toContainText(/12[456] samples a second\./);
  await expect(touch.row('Jumps')).toContainText('No stroke skipped a cell.');
  await expect(touch.row('Multi-touch')).toContainText('Not run');
  await expect(touch.badge).toHaveAccessibleName(/pass, 4 of 4/);
  await expect(page.getByText('What is missing')).toHaveCount(0);
  await expect(page.getByRole('img', { name: /^Map/ })).toHaveAccessibleName('Map of the panel: every cell touched');
  await expect(touch.figure('Longest streak')).toHaveText('36 cells');
  await expect(touch.figure('Samples a second')).toHaveText(/^12[456]$/);
});

test('ten fingers at once are followed and counted', async ({ page }) => {
  const { touch, fingers } = await started(page);
  const from = (finger: number): Point => [60 + finger * 80, 100];
  await Promise.all(Array.from({ length: 10 }, (_, finger) => fingers.down(finger, from(finger))));
  await expect(touch.figure('Fingers')).toHaveText('10, max 10');
  // The first step is short: it comes 80 ms after the last finger, so a long one would be a jump.
  for (const y of [125, 220, 320, 420, 520, 600]) {
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
  /** Moves the panel to the lower left corner. A contact that starts on the panel would belong to the panel. */
  const moveAside = async (page: Page) => {
    await page.keyboard.press('b');
    await page.keyboard.press('b');
  };
  const edge = { x0: 612, y0: 108, x1: small.width, y1: 360 };

  for (const how of ['lost', 'silent'] as const) {
    test(`a dead rectangle is found and fails the panel, contact ${how} there`, async ({ page }) => {
      const { touch, fingers } = await started(page);
      await moveAside(page);
      await sweepWithHole(fingers, middle, how);
      await page.keyboard.press('Escape');
      await touch.expectResult();
      await expect(touch.row('Dead zones')).toContainText('Fail');
      await expect(page.getByRole('main')).toContainText('A dead zone: center, 7 × 5 cells.');
      await expect(page.getByText(/^Contact was lost here/)).toBeVisible();
      const { pixels } = await savedPicture(page);
      expect(overlap(pixels, middle)).toBeGreaterThanOrEqual(0.9);
    });

    test(`a dead strip at the edge is found and fails the panel, contact ${how} there`, async ({ page }) => {
      const { touch, fingers } = await started(page);
      await moveAside(page);
      await sweepWithHole(fingers, edge, how);
      await page.keyboard.press('Escape');
      await touch.expectResult();
      await expect(touch.row('Dead zones')).toContainText('Fail');
      await expect(page.getByRole('main')).toContainText('A dead zone: right edge, 3 × 7 cells.');
      await expect(page.getByText(/^Contact was lost here/)).toBeVisible();
      const { pixels } = await savedPicture(page);
      expect(overlap(pixels, edge)).toBeGreaterThanOrEqual(0.9);
    });
  }
});

test.describe('of a panel of 20 × 12 cells', () => {
  test.use({ viewport: { width: 720, height: 432 } });
  const paint = async (fingers: Fingers, some: readonly number[]) => {
    for (const y of some) await fingers.stroke(line([2, y], [718, y], 16));
  };

  test('stopping early leaves the result open, names what was not reached, and goes on from there', async ({
    page,
  }) => {
    const { touch, fingers } = await started(page);
    await paint(fingers, rows.slice(0, 6));
    await page.keyboard.press('Escape');
    await touch.expectResult();
    await expect(touch.badge).toHaveAccessibleName(/cannot tell, 2 of 4/);
    await expect(page.getByRole('main')).toContainText(
      'Not finished: 50% touched with a finger. Not reached: bottom edge, 20 × 6 cells.',
    );
    await expect(touch.row('Dead zones')).toContainText('None proven.');
    await expect(page.getByText('Touch every cell with a finger, not with a mouse or pen.')).toBeVisible();
    await touch.paint.click();
    await expect(touch.layer.locator('canvas')).toBeAttached();
    await expect(touch.figure('Touched')).toHaveText('50%');
    await paint(fingers, rows.slice(6, 12));
    await expect(touch.success).toBeVisible();
    await expect(touch.layer.getByRole('img', { name: /^Result:/ })).toHaveAccessibleName(/pass, 4 of 4/);
    await page.keyboard.press('Escape');
    await touch.expectResult();
    await page.getByRole('button', { name: 'Test Again' }).click();
    await expect(touch.start).toBeFocused();
    await touch.begin();
  });
});

test('warns of a panel that reports too seldom, and of strokes that jump', async ({ page }) => {
  const { touch, fingers } = await started(page);
  for (const y of rows.slice(3, 7)) {
    const slow = line([2, y], [WIDTH - 400, y], 20).map((point, i) =>
      i === 0 ? fingers.down(0, point) : fingers.move(0, point, 40),
    );
    // No samples for a while, then one far away.
    await Promise.all([...slow, fingers.move(0, [WIDTH - 20, y], 400)]);
    await fingers.up(0);
  }
  await page.keyboard.press('Escape');
  await touch.expectResult();
  await expect(touch.row('Sample rate')).toContainText('25 samples a second. Slow');
  await expect(touch.row('Sample rate')).toContainText('Warning');
  await expect(touch.row('Jumps')).toContainText('4 strokes skipped cells while the finger was down.');
  await expect(touch.row('Jumps')).toContainText('Warning');
});

test.describe('without a touchscreen', () => {
  test.use({ hasTouch: false, viewport: { width: 540, height: 360 } });

  test('warns before the start, and a mouse that paints every cell proves nothing', async ({ page }) => {
    const touch = new TouchPage(page);
    await touch.openWithMouse();
    await expect(touch.withoutTouchscreen).toBeVisible();
    await touch.begin();
    await page.keyboard.press('b');
    await page.keyboard.press('b');
    // Strokes that start next to the panel pass below it.
    for (const [row, y] of rows.slice(0, 10).entries()) {
      const xs = Array.from({ length: 15 }, (_, column) => column * 36 + 17);
      if (row > 2) xs.reverse();
      await page.mouse.move(xs[0] ?? 0, y);
      await page.mouse.down();
      await Promise.all(xs.slice(1).map((x) => page.mouse.move(x, y)));
      if (row < 9) await expect(touch.panel.getByText('Cells painted with a mouse or pen do not count.')).toBeVisible();
      await page.mouse.up();
    }
    await expect(touch.success).toBeVisible();
    const badge = touch.layer.getByRole('img', { name: /^Result:/ });
    await expect(badge).toHaveAccessibleName(/cannot tell, 0 of 1/);
    await expect(touch.layer).toContainText('All 150 cells were painted');
    await expect(touch.layer).toContainText('Cells painted with a mouse or pen do not count.');
    await page.getByRole('button', { name: 'Exit' }).click();
    await touch.expectResult();
    await expect(touch.badge).toHaveAccessibleName(/cannot tell, 0 of 1/);
    await expect(page.getByRole('main')).toContainText('Only a mouse or pen painted the grid.');
    await expect(touch.row('Coverage')).toContainText('0 of 150 cells touched with a finger');
    await expect(touch.row('Coverage')).toContainText('Cannot tell');
    for (const part of ['Dead zones', 'Sample rate', 'Jumps']) {
      await expect(touch.row(part)).toContainText('Not run');
    }
    await expect(page.getByText('Gray: painted with a mouse or pen only.')).toBeVisible();
  });

  test('takes the warning back at the first touch', async ({ page }) => {
    const touch = new TouchPage(page);
    await touch.openWithMouse();
    await expect(touch.withoutTouchscreen).toBeVisible();
    await page.mouse.click(300, 300);
    await expect(touch.withoutTouchscreen).toBeVisible();
    await page.evaluate(() =>
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' })),
    );
    await expect(touch.withoutTouchscreen).toHaveCount(0);
  });

  test('a quiet hands-off check proves nothing', async ({ page }) => {
    await page.clock.install();
    const touch = new TouchPage(page);
    await touch.openWithMouse();
    await touch.handsOff.click();
    await page.clock.runFor(2000);
    await expect(touch.layer.getByRole('status')).toHaveText('Do not touch. Listening.');
    await page.clock.runFor(10_000);
    await touch.expectResult();
    await expect(touch.row('Hands-off check')).toContainText('no touchscreen was found');
    await expect(touch.row('Hands-off check')).toContainText('Cannot tell');
  });
});

test('a result is there again after a link, Back and a reload, and Test Again forgets it', async ({ page }) => {
  const { touch, fingers } = await started(page);
  await fingers.stroke(line([17, 305], [305, 305], 9));
  await expect.poll(() => touch.cellsLeft()).toBe(783);
  await page.keyboard.press('Escape');
  await touch.expectResult();
  const result = page.getByRole('main');
  await expect(result).toContainText('9 of 792 cells touched with a finger, 1%.');
  const shown = await result.textContent();
  await page.getByRole('link', { name: 'Mouse Test' }).first().click();
  await expect(touch.heading).toHaveCount(0);
  await page.goBack();
  await expect(touch.heading).toBeVisible();
  await expect.poll(() => result.textContent()).toBe(shown);
  await page.reload();
  await expect(touch.heading).toBeVisible();
  await expect.poll(() => result.textContent()).toBe(shown);
  // The painted cells are restored too.
  await touch.paint.click();
  await expect(touch.figure('Touched')).toHaveText('1%');
  await page.keyboard.press('Escape');
  await touch.expectResult();
  await page.getByRole('button', { name: 'Test Again' }).click();
  await page.reload();
  await expect(touch.start).toBeVisible();
  await expect(touch.heading).toHaveCount(0);
});

test.describe('hands off', () => {
  const watching = async (page: Page) => {
    await page.clock.install();
    const touch = new TouchPage(page);
    await touch.open();
    await touch.handsOff.click();
    await page.clock.runFor(2000);
    await expect(touch.layer.getByRole('status')).toHaveText('Do not touch. Listening.');
    return { touch, fingers: touch.fingers };
  };

  test('a quiet watch finds nothing', async ({ page }) => {
    const { touch } = await watching(page);
    await page.clock.runFor(10_000);
    await touch.expectResult();
    await expect(touch.row('Hands-off check')).toContainText('No touch arrived in 10 seconds with hands off.');
    await expect(touch.row('Hands-off check')).toContainText('Pass');
    // Nothing was painted, so the panel cannot pass.
    await expect(page.getByRole('img', { name: /^Result:/ })).toHaveAccessibleName(/cannot tell, 1 of 1/);
  });

  test('a ghost touch is caught, shown where it fell, and fails the test', async ({ page }) => {
    const { touch, fingers } = await watching(page);
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

  test('touches before the watch listens, a mouse and a pen are no ghosts', async ({ page }) => {
    await page.clock.install();
    const touch = new TouchPage(page);
    await touch.open();
    await touch.handsOff.click();
    const { fingers } = touch;
    await fingers.down(0, [600, 300]);
    await fingers.up(0);
    await page.clock.runFor(2000);
    await page.mouse.click(600, 300);
    await page
      .getByTestId('touch-watch')
      .dispatchEvent('pointerdown', { pointerType: 'pen', clientX: 600, clientY: 300 });
    await page.clock.runFor(10_000);
    await touch.expectResult();
    await expect(touch.row('Hands-off check')).toContainText('Pass');
  });
});

test('a person passes the test and lets the watch listen, by keyboard and finger alone', async ({ page }) => {
  const touch = new TouchPage(page);
  await touch.open();
  await touch.start.focus();
  await page.keyboard.press('Enter');
  await expect(touch.layer.locator('canvas')).toBeAttached();
  await expect(touch.figure('Touched')).toHaveText('0%');
  const { fingers } = touch;
  await sweep(fingers);
  await expect(touch.success).toBeVisible();
  await page.keyboard.press('Enter');
  await touch.expectResult();
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
