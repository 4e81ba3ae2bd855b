import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from 'playwright/test';
import { names, refuseFullscreen, screenOf, share, shoot, walkThrough } from './models/screen.page';

async function mark(page: Page, x: number, y: number, kind: string) {
  await page.mouse.move(x, y);
  await page.keyboard.press('m');
  await page.getByRole('group', { name: 'Kind of spot' }).getByRole('button', { name: kind }).click();
  await page.getByRole('button', { name: 'Set down' }).click();
}

const rowOf = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });

test.describe('a person tests a screen', () => {
  test('from the home page to a pass', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Start Testing Now' }).click();
    await expect(page).toHaveURL('/screen-test');
    const screen = screenOf(page);
    await screen.start.click();
    for (const step of names.keys()) {
      await screen.expectToShow(step);
      await screen.press(step % 2 ? 'ArrowRight' : 'Space');
    }
    await screen.expectToShow(0);
    await screen.press('Escape');
    await screen.expectResult();
    await expect(page.getByRole('img', { name: /^Hallmark/ })).toHaveAccessibleName(/pass, 8 of 8/i);
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
    const screen = screenOf(page);
    await screen.open();
    await screen.start.click();
    await screen.press('ArrowRight');
    await screen.press('Escape');
    await screen.expectResult();
    await expect(page.getByRole('img', { name: /^Hallmark/ })).toHaveAccessibleName(/warning, 2 of 8/i);
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
    await expect(screen.pins).toHaveAccessibleName('Uneven at 639, 410: take up');
    await page.keyboard.press('Escape');
    await screen.expectResult();
    await expect(rowOf(page, 'Black')).toContainText('Uneven at 639, 410');
  });

  test('takes a mark up again and removes it', async ({ page }) => {
    const screen = screenOf(page);
    await screen.open();
    await screen.start.click();
    await mark(page, 300, 300, 'Stuck pixel');
    await screen.pins.click();
    await expect(screen.panel).toContainText('300, 300');
    await page.getByRole('button', { name: 'Down one pixel' }).click();
    await expect(screen.panel).toContainText('300, 301');
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(screen.pins).toHaveCount(0);
  });

  test('drags a held mark by as much as the pointer moves', async ({ page }) => {
    const screen = screenOf(page);
    await screen.open();
    await screen.start.click();
    await page.mouse.move(300, 300);
    await page.keyboard.press('m');
    await page.mouse.move(500, 500);
    await page.mouse.down();
    await page.mouse.move(512, 480, { steps: 4 });
    await page.mouse.up();
    await expect(screen.panel).toContainText('312, 280');
  });

  test('moves the controls to the other edge with B', async ({ page }) => {
    const screen = screenOf(page);
    await screen.open();
    await screen.start.click();
    const top = async () => (await screen.bar.boundingBox())?.y ?? Number.NaN;
    expect(await top()).toBeGreaterThan(400);
    await page.keyboard.press('b');
    expect(await top()).toBeLessThan(100);
    await page.keyboard.press('B');
    expect(await top()).toBeGreaterThan(400);
  });

  test('cannot make the screen flash by holding a key down', async ({ page }) => {
    const screen = screenOf(page);
    await screen.open();
    await screen.start.click();
    for (let i = 0; i < 12; i++) await page.keyboard.down('ArrowRight');
    await page.keyboard.up('ArrowRight');
    await screen.expectToShow(1);
    for (let i = 0; i < 12; i++) await page.keyboard.down(' ');
    await page.keyboard.up(' ');
    await screen.expectToShow(2);
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

  /** One finger from `from` to `to`, in steps, over real touch events. */
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
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 200, y: 300 }] });
    for (const x of [190, 180, 170, 165]) {
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: 300 }] });
      await page.waitForTimeout(60);
    }
    await page.waitForTimeout(150);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForTimeout(500);
    await screen.expectToShow(0);
  });

  test('taps a spot, with the panel out of its way', async ({ page }) => {
    const screen = screenOf(page);
    await screen.open();
    await screen.start.tap();
    await screen.markButton.tap();
    await page.touchscreen.tap(120, 200);
    await expect(screen.panel).toContainText('120, 200');
    const box = await screen.panel.boundingBox();
    expect(box?.y).toBeGreaterThan(260);
    await page.getByRole('button', { name: 'Set down' }).tap();
    await expect(screen.pins).toHaveAccessibleName('Dead pixel at 120, 200: take up');
  });
});

test.describe('sharing', () => {
  const stub = (page: Page, how: 'shares' | 'dismisses' | 'cannot', clipboard: 'writes' | 'refuses') =>
    page.addInitScript(
      ([sharing, writing]) => {
        const share = async () => {
          if (sharing === 'dismisses') throw new DOMException('dismissed', 'AbortError');
        };
        Object.defineProperty(navigator, 'share', { value: sharing === 'cannot' ? undefined : share });
        Object.defineProperty(navigator, 'canShare', { value: () => sharing !== 'cannot' });
        Object.defineProperty(navigator, 'clipboard', {
          value: {
            writeText: async (text: string) => {
              if (writing === 'refuses') throw new DOMException('refused', 'NotAllowedError');
              document.documentElement.dataset.copied = text;
            },
          },
        });
        document.execCommand = () => false;
      },
      [how, clipboard] as const,
    );

  const finish = async (page: Page) => {
    const screen = screenOf(page);
    await screen.open();
    await screen.start.click();
    await screen.press('Escape');
    await screen.expectResult();
    await page.getByRole('button', { name: 'Share Results' }).click();
  };
  const notes = (page: Page) => page.getByRole('region', { name: 'Notifications' });

  test('falls back to the clipboard', async ({ page }) => {
    await stub(page, 'cannot', 'writes');
    await finish(page);
    await expect(notes(page)).toContainText('Results copied!');
    await expect(notes(page)).toContainText('Test results copied to clipboard');
    const copied = await page.evaluate(() => document.documentElement.dataset.copied);
    expect(copied).toContain('Screen test: warning. Nothing marked on one color. Seven colors were not shown.');
    expect(copied).toContain('https://assay.example/screen-test');
  });

  test('says so when neither works', async ({ page }) => {
    await stub(page, 'cannot', 'refuses');
    await finish(page);
    await expect(notes(page)).toContainText('Share failed');
    await expect(notes(page)).toContainText('Could not share results');
    await expect(page.getByRole('button', { name: 'Share Results' })).toBeEnabled();
  });

  test('is silent when the sheet is dismissed', async ({ page }) => {
    await stub(page, 'dismisses', 'refuses');
    await finish(page);
    await expect(notes(page)).toBeAttached();
    await page.waitForTimeout(300);
    await expect(notes(page)).not.toContainText('Share failed');
  });
});
