import { figureOf } from '../../e2e/models/parts';
import { expect, type Page, test } from '../../e2e/test';
import { ZoomBrowser } from '../../e2e/zoom-browser';
import { opened } from '../../kit/test-page';
import { ScreenSizePage } from './screen-size.check';

let browser: ZoomBrowser;
let page: Page;
const zoom = (factor: number) => browser.zoom(factor);

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  browser = await ZoomBrowser.launch();
  page = browser.page;
});
test.afterEach(async () => {
  await zoom(1);
  await page.evaluate(() => localStorage.clear());
});
test.afterAll(() => browser.close());

const cell = (label: string) => figureOf(page, label).first();

test('zooming the page voids the calibration, and zooming back restores it', async () => {
  const size = await opened(ScreenSizePage, page);
  await size.calibrate.click();
  await size.match.click();
  await size.save.click();
  await size.expectStatus('Calibrated');
  await expect(cell('Density')).toHaveText('96.1\u202fppi');
  const width = await cell('Width').textContent();

  await zoom(1.25);
  await size.expectStatus('Not valid now');
  await expect(size.status).toContainText('Zoom or scaling changed the pixel ratio from 1 to 1.25.');
  // The screen's size is the same: Chromium excludes it from the zoom, so the device pixels must exclude it too.
  await expect(cell('Width')).toHaveText(width ?? '');
  await expect(cell('Pixel ratio')).toHaveText('1.25');

  await zoom(1);
  await size.expectStatus('Calibrated');
});

test('a card that is set while the page is zoomed has the same pixels, and so the same density', async () => {
  const size = await opened(ScreenSizePage, page);
  await zoom(1.5);
  await size.calibrate.click();
  await expect(size.slider).toHaveValue('324');
  await size.match.click();
  await size.save.click();
  await expect(cell('Density')).toHaveText('96.1\u202fppi');
});

test('the zoom is named, and the resolution is not', async () => {
  await page.goto('/resolution-test');
  await expect(cell('Zoom')).toHaveText('100%');
  const device = await cell('Device pixels').textContent();
  // 67 % in the menu is exactly two thirds.
  for (const factor of [1.1, 1.5, 2 / 3]) {
    await zoom(factor);
    await expect(cell('Zoom')).toHaveText(`${Math.round(factor * 100)}%`);
    await expect(cell('Device pixels')).toHaveText(device ?? '');
  }
});
