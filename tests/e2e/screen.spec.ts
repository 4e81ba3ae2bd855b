import { readFile } from 'node:fs/promises';
import { followMenu } from './follow-menu';
import { names, refuseFullscreen, screenOf, share, shoot, walkThrough } from './models/screen.page';
import { Fingers } from './models/touch.page';
import { expect, type Page, test } from './test';

async function mark(page: Page, x: number, y: number, kind: string) {
  await page.mouse.move(x, y);
  await page.keyboard.press('m');
  await page.getByRole('group', { name: 'Kind of spot' }).getByRole('button', { name: kind }).click();
  await page.getByRole('button', { name: 'Save Mark' }).click();
}

const rowOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });

test.describe('a person tests a screen', () => {
  test('from the home page to a pass', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await page.getByRole('link', { name: 'Start Testing Now' }).click();
    await expect(page).toHaveURL('/screen-test');
    const screen = screenOf(page);
    await screen.start.click();
    for (const step of names.keys()) {
      await screen.expectToShow(step);
      await screen.look();
      await screen.press(step % 2 ? 'ArrowRight' : 'Space');
    }
    await screen.expectToShow(0);
    await screen.press('Escape');
    await screen.expectResult();
    await expect(page.getByRole('img', { name: /^Result:/ })).toHaveAccessibleName(/pass, 9 of 9/i);
    await expect(page.getByRole('main')).toContainText('Nothing marked on any of the eight colors.');
  });

  test('marks a dead pixel and a bright spot, and saves them in the report', async ({ page }) => {
    const screen = screenOf(page);
    await walkThrough(screen, async (step) => {
      if (step === 0) await mark(page, 600, 300, 'Dead pixel');
      if (step === 1) await mark(page, 100, 700, 'Bright spot');
    });
    await expect(rowOf(page, 'White')).toContainText('Dead pixel at 600, 300, center.');
    await expect(rowOf(page, 'White')).toContainText('Fail');
    await expect(rowOf(page, 'Black')).toContainText('Bright spot at 100, 700, lower left.');
    await expect(rowOf(page, 'Black')).toContainText('Warning');
    await expect(rowOf(page, 'Red')).toContainText('Pass');
    await expect(page.getByRole('img', { name: /^Map of the screen/ })).toHaveAccessibleName(
      'Map of the screen: Dead pixel at 600, 300; Bright spot at 100, 700',
    );

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Report' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('screen-test-report.txt');
    const report = await readFile(await file.path(), 'utf8');
    expect(report).toContain('Result    FAIL');
    expect(report).toContain('1. Dead pixel on white at x 600, y 300, center');
    expect(report).toContain('2. Bright spot on black at x 100, y 700, lower left');
    expect(report).toContain('Tested    1280 × 800 px');
    expect(report).toContain('Exact: one drawn pixel was one device pixel.');
    const notes = page.getByRole('region', { name: 'Notifications' });
    await expect(notes).toContainText('Report Downloaded');
    await expect(notes).toContainText('Your screen test report has been saved.');
  });

  test('stops early and is told what was not shown', async ({ page }) => {
    await page.clock.install();
    const screen = screenOf(page);
    await screen.open();
    await screen.start.click();
    await screen.look();
    await screen.press('ArrowRight');
    await screen.look();
    await screen.press('Escape');
    await screen.expectResult();
    await expect(page.getByRole('img', { name: /^Result:/ })).toHaveAccessibleName(/cannot tell, 3 of 3/i);
    await expect(rowOf(page, 'Magenta')).toContainText('Not run');
    await page.getByRole('button', { name: 'Test Again' }).click();
    await screen.expectToBeIdle();
    await expect(screen.start).toBeFocused();
  });

  test('uses the keyboard alone', async ({ page }) => {
    const screen = screenOf(page);
    await screen.open();
    await screen.start.focus();
    await page.keyboard.press('Enter');
    await screen.expectToShow(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(screen.bar.getByRole('button', { name: 'Next' })).toBeFocused();
    // Space on a focused control acts once: one step, not two.
    await page.keyboard.press('Space');
    await screen.expectToShow(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await screen.expectMarking('holding');
    await expect(screen.panel).toContainText('640, 400');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(screen.panel).toContainText('639, 410');
    await page.keyboard.press('5');
    await page.keyboard.press('Enter');
    await screen.expectMarking('off');
    await screen.expectToShow(1);
    await expect(screen.pins).toHaveAccessibleName('Uneven at 639, 410: edit');
    await page.keyboard.press('Escape');
    await screen.expectResult();
    await expect(rowOf(page, 'Black')).toContainText('Uneven at 639, 410');
  });

  test('flicks through in 60 ms each, cannot tell, and goes on with one click where it was too fast', async ({
    page,
  }) => {
    await page.clock.install();
    const screen = screenOf(page);
    await screen.open();
    await screen.start.click();
    await mark(page, 300, 300, 'Uneven');
    await screen.look(2000);
    let now = await page.evaluate(() => Date.now());
    for (const step of names.keys()) {
      await screen.expectToShow(step);
      now += 60;
      await page.clock.setFixedTime(now);
      if (step < names.length - 1) await screen.press('ArrowRight');
    }
    await screen.press('Escape');
    await screen.expectResult();
    await expect(rowOf(page, 'Red')).toContainText('Shown for 0.06\u202fs only.Cannot tell');
    await expect(page.getByRole('main')).toContainText('Seven colors were shown for less than 0.5\u202fs.');
    await screen.missing.getByRole('button', { name: 'Show All Colors' }).click();
    for (const step of [1, 2, 3, 4, 5, 6, 7]) {
      await screen.expectToShow(step);
      await expect(screen.layer.locator('canvas')).toBeVisible();
      now += 700;
      await page.clock.setFixedTime(now);
      if (step < names.length - 1) await screen.press('ArrowRight');
    }
    await screen.press('Escape');
    await screen.expectResult();
    await expect(screen.missing).toHaveCount(0);
    await expect(page.getByRole('img', { name: /^Result:/ })).toHaveAccessibleName(/warning, 8 of 9/i);
    await expect(rowOf(page, 'White')).toContainText('Uneven at 300, 300, left, middle.');
    await expect(rowOf(page, 'Red')).toContainText('Nothing marked. Shown for 0.7');
  });

  test('works the controls and the keys in one run', async ({ page }) => {
    const screen = screenOf(page);
    await screen.open();
    await screen.start.click();

    await test.step('cannot make the screen flash by holding a key down', async () => {
      await screen.expectToShow(0);
      for (let i = 0; i < 12; i++) await page.keyboard.down('ArrowRight');
      await page.keyboard.up('ArrowRight');
      await screen.expectToShow(1);
      for (let i = 0; i < 12; i++) await page.keyboard.down(' ');
      await page.keyboard.up(' ');
      await screen.expectToShow(2);
    });

    await test.step('goes on with Space after a click on Previous', async () => {
      await screen.press('r');
      await screen.expectToShow(0);
      await screen.clickControl('Previous');
      await screen.expectToShow(7);
      await screen.press('Space');
      await screen.expectToShow(0);
      await screen.press('Space');
      await screen.expectToShow(1);
    });

    await test.step('edits a mark and removes it', async () => {
      await mark(page, 300, 300, 'Stuck pixel');
      await screen.pins.click();
      await expect(screen.panel).toContainText('300, 300');
      await page.getByRole('button', { name: 'Down one pixel' }).click();
      await expect(screen.panel).toContainText('300, 301');
      await page.getByRole('button', { name: 'Remove Mark' }).click();
      await expect(screen.pins).toHaveCount(0);
    });

    await test.step('drags a held mark by as much as the pointer moves', async () => {
      await page.mouse.move(300, 300);
      await page.keyboard.press('m');
      await page.mouse.move(500, 500);
      await page.mouse.down();
      await page.mouse.move(512, 480, { steps: 4 });
      await page.mouse.up();
      await expect(screen.panel).toContainText('312, 280');
      await screen.press('Escape');
      await screen.expectMarking('off');
    });

    await test.step('moves the controls to the other edge with B', async () => {
      const top = async () => (await screen.bar.boundingBox())?.y ?? Number.NaN;
      await expect.poll(() => top()).toBeGreaterThan(400);
      await page.keyboard.press('b');
      await expect.poll(() => top()).toBeLessThan(100);
      await page.keyboard.press('B');
      await expect.poll(() => top()).toBeGreaterThan(400);
    });

    await test.step('cancels a mark with Escape, and only then exits', async () => {
      await page.mouse.move(300, 300);
      await screen.press('m');
      await screen.expectMarking('holding');
      await screen.press('Escape');
      await screen.expectMarking('off');
      await screen.clickControl('Mark Spot');
      await screen.expectMarking('armed');
      await screen.press('Escape');
      await screen.expectMarking('off');
      await screen.expectToShow(1);
      await screen.press('Escape');
      await screen.expectResult();
      await expect(page.getByRole('main')).toContainText('No spot was marked.');
    });
  });

  test('finds the result again after a link, Back and a reload, until the test starts again', async ({ page }) => {
    const screen = screenOf(page);
    await walkThrough(screen, async (step) => {
      if (step === 1) await mark(page, 100, 700, 'Bright spot');
    });
    const seen = async () => {
      await expect(screen.resultHeading).toBeVisible();
      await expect(rowOf(page, 'Black')).toContainText('Bright spot at 100, 700, lower left.');
      await expect(page.getByRole('img', { name: /^Map of the screen/ })).toHaveAccessibleName(/100, 700/);
    };
    await seen();
    await followMenu(page, 'Touch Test');
    await expect(page).toHaveURL('/touch-test');
    await page.goBack();
    await seen();
    await page.reload();
    await seen();
    await page.getByRole('button', { name: 'Test Again' }).click();
    await page.reload();
    await expect(screen.start).toBeVisible();
  });

  test('is led to the text sharpness test by the help', async ({ page }) => {
    await screenOf(page).open();
    await page.getByRole('main').locator('a[href="/text-sharpness"]').click();
    await expect(page).toHaveURL('/text-sharpness-test');
  });

  test('resizes the window in the middle', async ({ page }) => {
    await refuseFullscreen(page);
    const screen = screenOf(page);
    await screen.open();
    await screen.start.click();
    await screen.press('ArrowRight');
    await screen.press('ArrowRight');
    await page.setViewportSize({ width: 900, height: 1000 });
    await screen.expectToShow(2);
    await expect.poll(async () => share(await shoot(screen), 0xff0000)).toBe(1);
  });

  test('goes back in the middle and leaves nothing behind', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Start Testing Now' }).click();
    const screen = screenOf(page);
    await screen.start.click();
    await screen.expectToShow(0);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(screen.layer).toHaveCount(0);
    await expect(page.locator('#root')).not.toHaveAttribute('inert');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  /** Swipes one finger from `from` to `to` in steps, with real touch events. */
  async function swipe(page: Page, from: number, to: number) {
    const session = await page.context().newCDPSession(page);
    const y = 300;
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] });
    for (let i = 1; i <= 8; i++) {
      const x = from + ((to - from) * i) / 8;
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`swipes to the next and the previous color, motion: ${reducedMotion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      const screen = screenOf(page);
      await screen.open();
      await screen.start.tap();
      await screen.expectToShow(0);
      await swipe(page, 330, 60);
      await screen.expectToShow(1);
      await swipe(page, 60, 330);
      await screen.expectToShow(0);
      await swipe(page, 60, 330);
      await screen.expectToShow(7);
    });
  }

  test('keeps the color after a swipe that stops short', async ({ page }) => {
    const screen = screenOf(page);
    await screen.open();
    await screen.start.tap();
    await screen.expectToShow(0);
    const fingers = await Fingers.on(page);
    await fingers.down(0, [200, 300]);
    for (const x of [190, 180, 170, 165]) await fingers.move(0, [x, 300], 60);
    await fingers.up(0, 210);
    await page.waitForTimeout(500);
    await screen.expectToShow(0);
  });

  test('taps a spot, with the panel out of its way', async ({ page }) => {
    const screen = screenOf(page);
    await screen.open();
    await screen.start.tap();
    await screen.wiggle();
    await screen.markButton.tap();
    await screen.expectMarking('armed');
    await page.touchscreen.tap(120, 200);
    await expect(screen.panel).toContainText('120, 200');
    await expect.poll(async () => (await screen.panel.boundingBox())?.y).toBeGreaterThan(260);
    await page.getByRole('button', { name: 'Save Mark' }).tap();
    await expect(screen.pins).toHaveAccessibleName('Dead pixel at 120, 200: edit');
  });
});
