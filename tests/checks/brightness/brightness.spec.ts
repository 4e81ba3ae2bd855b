import { levels } from '../../../machines/brightness/brightness';
import { refuseFullscreen } from '../../e2e/fullscreen';
import { started } from '../../e2e/models/sequence.page';
import { expect, type Locator, test } from '../../e2e/test';
import { opened } from '../../kit/test-page';
import { BrightnessPage } from './brightness.check';

/** Shows the current level and the seven after it for long enough, then exits. Needs `page.clock`. */
async function finish(brightness: BrightnessPage) {
  for (let i = 0; i < levels.length; i++) {
    await brightness.look();
    await brightness.press('ArrowRight');
  }
  await brightness.press('Escape');
  await brightness.expectResult();
}

test.describe('a person tests brightness', () => {
  test('keeps the contrast chart’s numbers free of panel and bar in every window', async ({ page }) => {
    await refuseFullscreen(page);
    const brightness = await started(BrightnessPage, page);
    await brightness.hold();
    await brightness.press('ArrowLeft');
    await brightness.chart('Contrast').click();
    const numbers = ['0', '10', '20', '30', '40', '50', '60', '70', '80', '90', '100'];
    const boxOf = async (of: Locator) => (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const panel = brightness.layer.getByText('Columns in equal steps of lightness.').locator('xpath=../../..');
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
      [320, 568],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const edge of ['bottom', 'top']) {
        await expect(async () => {
          const [bar, over] = [await boxOf(brightness.bar), await boxOf(panel)];
          expect(bar.y + bar.height / 2 > height / 2 ? 'bottom' : 'top').toBe(edge);
          for (const number of numbers) {
            const label = await boxOf(brightness.layer.getByText(number, { exact: true }));
            expect(label.height, number).toBeGreaterThan(0);
            for (const cover of [over, bar]) {
              const apart = label.y + label.height <= cover.y || cover.y + cover.height <= label.y;
              expect(apart, `${number} at ${width} × ${height}, bar at the ${edge}`).toBe(true);
            }
          }
        }).toPass();
        await brightness.press('b');
      }
    }
  });

  test('chooses by keyboard alone, and a step of 8 is no fault', async ({ page }) => {
    const brightness = await opened(BrightnessPage, page);
    const swatches = page.getByRole('region', { name: 'The levels and the keys' }).getByRole('listitem');
    await expect(swatches, 'as many as the page says (D11)').toHaveText(
      levels.map(({ name, color }) => new RegExp(color ?? name)),
    );
    await brightness.start.focus();
    await brightness.press('Enter');
    await brightness.press('s');
    for (let i = 0; i < 9; i++) await brightness.press('ArrowUp');
    await brightness.press('ArrowDown');
    await expect(brightness.patch('Code 8, step 8')).toHaveAttribute('aria-pressed', 'true');
    await brightness.patch('Code 8, step 8').focus();
    // Space on a patch clears the choice and does not change the level.
    await brightness.press('Space');
    await expect(brightness.patch('Code 8, step 8')).toHaveAttribute('aria-pressed', 'false');
    await brightness.expectToShow(0);
    await brightness.press('Space');
    await expect(brightness.patch('Code 8, step 8')).toHaveAttribute('aria-pressed', 'true');
    const none = page.getByRole('button', { name: 'I See None' });
    await none.click();
    await expect(none).toHaveAttribute('aria-pressed', 'true');
    await brightness.patch('Code 8, step 8').click();
    await expect(none).toHaveAttribute('aria-pressed', 'false');
    await finish(brightness);
    await expect(brightness.entry).toContainText('Pass');
    await expect(brightness.entry).toContainText('First visible black step: 8.');
  });

  test('tells the formulas of the gamma and the contrast chart, and keeps the gamma', async ({ page }) => {
    const brightness = await started(BrightnessPage, page);
    await brightness.press('ArrowLeft');
    await brightness.press('s');
    await expect(brightness.layer).toContainText('Gamma: code = 255 × 0.5^(1 ∕ γ)');
    await brightness.patch('Gamma 2.2').click();
    await brightness.press('s');
    await expect(brightness.layer).toContainText('CIE 15 lightness: Y = ((L* + 16) ∕ 116)³');
    await brightness.press('Escape');
    await brightness.expectResult();
    await expect(brightness.entry).toContainText('Gamma about 2.2.');
  });
});
