import { cardRaster } from '../../../renderers/screen-size/card.raster';
import { tickAt } from '../../../renderers/screen-size/ruler.raster';
import { figureOf } from '../../e2e/models/parts';
import { crop, expectPicture, see } from '../../e2e/models/picture';
import { expect, type Page, test } from '../../e2e/test';
import { opened } from '../../kit/test-page';
import { ScreenSizePage } from './screen-size.check';

const cell = (page: Page, label: string) => figureOf(page, label).first();

test('a card of 324 px gives 96.1 ppi, a ruler at true size, and the distance at which pixels vanish; until then the page says what the browser says, and the category (D15)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const size = await opened(ScreenSizePage, page);
  await expect(size.readout).toHaveText('1920\u202f×\u202f1080');
  await expect(page.getByText('Large, by CSS pixels')).toBeVisible();
  await expect(cell(page, 'Width')).toHaveText('1920\u202fpx');
  await expect(cell(page, 'Height')).toHaveText('1080\u202fpx');
  await expect(cell(page, 'Diagonal')).toHaveText('2203\u202fpx');
  await expect(cell(page, 'Color depth')).toHaveText('24\u202fbit');
  await expect(cell(page, 'Orientation')).toHaveText('Landscape');
  await size.expectStatus('Not calibrated');
  const row = page.getByRole('row').filter({ hasText: '24\u202fin' });
  await expect(row).toContainText('531 × 299\u202fmm');
  await expect(row).toContainText('91.8\u202fppi');

  await page.setViewportSize({ width: 1280, height: 800 });
  await size.calibrate.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Compare this screen/ })).toBeFocused();
  await size.slider.focus();
  await page.keyboard.press('Home');
  await expect(size.slider).toHaveValue('202');
  for (let i = 0; i < 12; i++) await page.keyboard.press('PageUp');
  for (let i = 0; i < 2; i++) await page.keyboard.press('ArrowRight');
  await expect(size.slider).toHaveValue('324');

  // The drawing itself is 324 device px wide, from outline to outline.
  await expectPicture(
    () => see(page.getByRole('img', { name: /^Card/ })),
    (seen) => {
      const { width, colors } = crop(seen);
      const row = colors.subarray(100 * width, 101 * width);
      expect([row.indexOf(0x000000), row.lastIndexOf(0x000000)]).toEqual([0, 323]);
      expect(cardRaster.colorAt(324, 100, width, 340, { longSide: 324, upright: 0 })).toBe(0xffffff);
    },
  );

  await expect(page.getByRole('status').filter({ hasText: '96.1\u202fppi' })).toBeVisible();
  await size.save.focus();
  await page.keyboard.press('Enter');
  await expect(size.calibrate).toBeFocused();
  await size.expectStatus('Calibrated');
  await expect(cell(page, 'Density')).toHaveText('96.1\u202fppi');
  await expect(cell(page, 'Visible area')).toHaveText('338 × 211\u202fmm');
  await expect(cell(page, 'Pixel pitch')).toHaveText('0.264\u202fmm');
  await expect(cell(page, 'Pixels blend at')).toHaveText('91\u202fcm');
  await expect(size.readout).toHaveText('15.7in');
  await expect(page.getByRole('row').filter({ hasText: 'nearest to yours' })).toContainText('15.6\u202fin');

  // The 100 mm tick is exactly at 100 mm.
  await expectPicture(
    () => see(size.ruler),
    (seen) => {
      const { width, colors } = crop(seen);
      const ticks = [...colors.subarray(0, width)].flatMap((color, x) => (color === 0 ? [x] : []));
      expect(ticks[100]).toBe(Math.round((324 / 85.6) * 100));
      expect(ticks[100]).toBe(tickAt(100, Math.round((324 / 85.6) * 10_000)));
    },
  );
});

test('remembers the calibration for this screen, and says void on another; is not misled by what else may lie in storage', async ({
  page,
}) => {
  const size = await opened(ScreenSizePage, page);
  await size.calibrate.click();
  await size.method('Known diagonal').click();
  await size.diagonal.fill('14,0');
  await size.save.click();
  await size.expectStatus('Calibrated');
  await expect
    .poll(() => size.remembered())
    .toMatchObject([{ method: 'diagonal', screen: { width: 1280, height: 800 } }]);

  await page.reload();
  await size.expectStatus('Calibrated');
  await expect(size.readout).toHaveText('14.0in');
  await size.resize(1000, 700);
  await size.expectStatus('Not valid now');
  await expect(size.status).toContainText('You calibrated another screen, not this one.');
  await expect(size.readout).toHaveText('1000\u202f×\u202f700');
  // There is no calibration of this screen to forget.
  await expect(size.button('Forget')).toHaveCount(0);
  await size.resize(1280, 800);
  await size.expectStatus('Calibrated');

  await size.button('Forget').click();
  await size.expectStatus('Not calibrated');
  await expect.poll(() => size.remembered()).toEqual([]);

  for (const text of ['nonsense', '{}', '[{"method":"card","density":-1,"screen":{}}]', '[null, 3]']) {
    await page.goto('/robots.txt');
    await page.evaluate((stored) => localStorage.setItem('assay.calibration', stored), text);
    await size.open();
    await size.expectStatus('Not calibrated');
  }
});

test('refuses a diagonal that no screen has, cannot tell without a comparison, and leads to it', async ({ page }) => {
  const size = new ScreenSizePage(page);
  const badge = page.getByRole('img', { name: /^Result:/ });
  await size.open();
  await test.step('saves no calibration that nobody compared, and is void on a pinched page', async () => {
    await size.calibrate.click();
    await expect(size.save).toBeDisabled();
    await expect(size.save).toHaveAccessibleDescription('Move the slider first, or confirm that both already match.');
    await size.button('One pixel longer').click();
    await expect(size.save).toBeEnabled();
    await size.save.click();
    await size.expectStatus('Calibrated');

    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
    await size.expectStatus('Not valid now');
    await expect(size.status).toContainText('The page is pinched to another size.');
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
    await size.expectStatus('Calibrated');
    await size.button('Forget').click();
  });
  await size.calibrate.click();
  await size.method('Known diagonal').click();
  await expect(size.save).toHaveAccessibleDescription(/^Type the diagonal first/);
  for (const typed of ['', 'wide', '0', '-3', '9999']) {
    await size.diagonal.fill(typed);
    await expect(size.diagonal).toHaveAccessibleDescription(/Type a diagonal in inches, such as 15\.6\./);
    await expect(size.save).toBeDisabled();
  }
  await size.diagonal.fill('15.6');
  await size.save.click();
  await size.button('Show Result').click();
  await expect(badge).toHaveAccessibleName(/cannot tell, 0 of 1/);
  await expect(page.getByRole('main')).toContainText('from the diagonal that you typed. Nothing was compared.');
  await page.getByRole('region', { name: 'What is missing' }).getByRole('button', { name: 'Calibrate' }).click();
  const comparison = page.getByRole('heading', { name: /^Compare this screen/ });
  await expect(comparison).toBeFocused();
  await expect(comparison).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 800 }, hasTouch: true });

  test('the card stands upright, and the whole length can be compared', async ({ page }) => {
    const size = await opened(ScreenSizePage, page);
    await size.calibrate.tap();
    await expect(page.getByText(/^Hold any bank card upright/)).toBeVisible();
    await size.button('One pixel longer').tap();
    await expect(size.slider).toHaveValue('325');
    await expectPicture(
      () => see(page.getByRole('img', { name: /^Card/ })),
      (seen) => {
        const { width, colors, height } = crop(seen);
        const column = Array.from({ length: height }, (_, y) => colors[y * width + 100] ?? 0);
        expect([column.indexOf(0), column.lastIndexOf(0)]).toEqual([0, 324]);
      },
    );
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await size.save.tap();
    await size.expectStatus('Calibrated');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test('the buttons of a comparison do not move once they are there', async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/screen-size-test');
    await page.evaluate(() => {
      const tops = new Set<number>();
      Object.assign(window, { tops });
      new MutationObserver(() => {
        const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Save Calibration');
        if (button) tops.add(Math.round(button.getBoundingClientRect().top + scrollY));
      }).observe(document.body, { subtree: true, childList: true });
    });
    await page.getByRole('button', { name: /^Calibrate$/ }).click();
    await expect(page.getByRole('main').getByText('1:1 exact')).toBeVisible();
    const tops = await page.evaluate(() => [...(window as unknown as { tops: Set<number> }).tops]);
    expect(tops, `at ${width} px`).toHaveLength(1);
  }
});
