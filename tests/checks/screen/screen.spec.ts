import { rowOf } from '../../e2e/models/parts';
import { started } from '../../e2e/models/sequence.page';
import { expect, test } from '../../e2e/test';
import { opened } from '../../kit/test-page';
import { Fingers, line } from '../touch/touch.check';
import { mark, ScreenPage } from './screen.check';

test.describe('a person tests a screen', () => {
  test('uses the keyboard alone', async ({ page }) => {
    const screen = await opened(ScreenPage, page);
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

  test('works the controls and the keys in one run', async ({ page }) => {
    const screen = await started(ScreenPage, page);

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
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('swipes to the next and the previous color, not by a swipe that stops short, and taps a spot', async ({
    page,
  }) => {
    const screen = await opened(ScreenPage, page);
    const fingers = await Fingers.on(page);
    await screen.start.tap();
    await screen.expectToShow(0);
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion });
      await fingers.stroke(line([330, 300], [60, 300], 9));
      await screen.expectToShow(1);
      await fingers.stroke(line([60, 300], [330, 300], 9));
      await screen.expectToShow(0);
    }
    await fingers.down(0, [200, 300]);
    for (const x of [190, 180, 170, 165]) await fingers.move(0, [x, 300], 60);
    await fingers.up(0, 210);
    await page.clock.runFor(500);
    await screen.expectToShow(0);

    await screen.wiggle();
    await screen.markButton.tap();
    await screen.expectMarking('armed');
    await page.touchscreen.tap(120, 200);
    await expect(screen.panel).toContainText('120, 200');
    // The panel is out of the spot's way.
    await expect.poll(async () => (await screen.panel.boundingBox())?.y).toBeGreaterThan(260);
    await page.getByRole('button', { name: 'Save Mark' }).tap();
    await expect(screen.pins).toHaveAccessibleName('Dead pixel at 120, 200: edit');
  });
});
