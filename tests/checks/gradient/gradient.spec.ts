import { refuseFullscreen } from '../../e2e/fullscreen';
import { started } from '../../e2e/models/sequence.page';
import { expect, test } from '../../e2e/test';
import { opened } from '../../kit/test-page';
import { Fingers, line } from '../touch/touch.check';
import { GradientPage } from './gradient.check';

test.describe('a person tests gradients', () => {
  test('gets no result before the third pattern, and says why', async ({ page }) => {
    await refuseFullscreen(page);
    const gradient = await started(GradientPage, page);
    /** Looks long enough, so that it does not matter how slow the machine is, and leaves. */
    const lookAndExit = async () => {
      await gradient.look(1000);
      await gradient.hold();
      await gradient.bar.getByRole('button', { name: 'Exit' }).click();
    };
    await gradient.look(1000);
    await gradient.press('ArrowRight');
    await gradient.expectToShow(1);
    await lookAndExit();
    await gradient.expectToBeIdle();
    await expect(gradient.start).toBeFocused();
    const notice = 'No result: two of five patterns were shown. A result needs at least three. Nothing was lost.';
    await expect(gradient.start).toHaveAccessibleDescription(notice);
    await expect(page.getByText(notice)).toBeVisible();
    const swatches = page.getByRole('region', { name: 'The five patterns and the keys' }).locator('li canvas');
    await expect(swatches).toHaveCount(5);
    for (const swatch of await swatches.all()) await expect(swatch).toHaveCSS('visibility', 'visible');
    const stopped = page.getByRole('region', { name: 'Stopped run' });
    const goOn = stopped.getByRole('button', { name: 'Continue' });
    // After a reload, and after a link from another page.
    await page.reload();
    await expect(stopped).toContainText(notice);
    await page.goto('/');
    await page.goto('/gradient-test');
    await goOn.click();
    // The first pattern that was not shown.
    await gradient.expectToShow(2);
    await lookAndExit();
    const parts = page.getByRole('list', { name: 'Each step' }).locator('canvas');
    await expect(parts).toHaveCount(5);
    for (const part of await parts.all()) await expect(part).toHaveCSS('visibility', 'visible');
    await page.reload();
    await expect(parts, 'a result keeps no stopped run').toHaveCount(5);
    await expect(stopped).toHaveCount(0);
  });

  test('adjusts the ramp by keyboard, with the arrow keys left to the controls', async ({ page }) => {
    const gradient = await started(GradientPage, page);
    await gradient.press('a');
    await expect(gradient.adjust).toHaveAttribute('aria-expanded', 'true');
    const { adjustPanel } = gradient;
    await adjustPanel.getByRole('radio', { name: 'Ramp' }).focus();
    await gradient.press('ArrowRight');
    await expect(adjustPanel.getByRole('radio', { name: 'Flat bands' })).toBeChecked();
    await expect(gradient.layer.getByText('255', { exact: true }).first()).toBeAttached();
    const first = adjustPanel.getByRole('slider', { name: 'First code' });
    await first.focus();
    await gradient.press('End');
    await expect(first).toHaveValue('254');
    const last = adjustPanel.getByRole('slider', { name: 'Last code' });
    await last.focus();
    await gradient.press('ArrowLeft');
    await gradient.press('ArrowLeft');
    await expect(last).toHaveValue('253');
    await expect(first).toHaveValue('252');
    await gradient.expectToShow(0);
    // After a click on a setting, the arrow keys change the pattern again.
    await adjustPanel.getByText('Flat bands', { exact: true }).click();
    await gradient.press('ArrowRight');
    await gradient.expectToShow(1);
  });

  test('cannot make the screen flash by holding a key down', async ({ page }) => {
    const gradient = await started(GradientPage, page);
    for (const key of ['ArrowRight', 'f', 'c', 'l', 'm', 'a']) {
      for (let i = 0; i < 6; i++) await page.keyboard.down(key);
      await page.keyboard.up(key);
    }
    await gradient.expectToShow(1);
    await expect(gradient.banding).toHaveAttribute('aria-pressed', 'true');
    const { adjustPanel } = gradient;
    for (const name of ['Flat bands', 'Red', '0–32']) {
      await expect(adjustPanel.getByRole('radio', { name, exact: true })).toBeChecked();
    }
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 568 } });

  test('swipes, marks banding and adjusts on the smallest screen', async ({ page }) => {
    const gradient = await opened(GradientPage, page);
    const fingers = await Fingers.on(page);
    await gradient.start.tap();
    await gradient.expectToShow(0);
    await fingers.stroke(line([280, 200], [60, 200], 5));
    await gradient.expectToShow(1);
    await gradient.hold();
    await gradient.banding.tap();
    await expect(gradient.banding).toHaveAttribute('aria-pressed', 'true');
    await gradient.adjust.tap();
    await gradient.adjustPanel.getByRole('radio', { name: 'Flat bands' }).tap();
    await expect(async () => {
      const [bar, panel] = [await gradient.bar.boundingBox(), await gradient.adjustPanel.boundingBox()];
      expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }).toPass();
    for (const button of await gradient.bar.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeGreaterThanOrEqual(44);
      const cut = await button.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
      expect(cut, (await button.textContent()) ?? undefined).toBe(false);
    }
  });
});
