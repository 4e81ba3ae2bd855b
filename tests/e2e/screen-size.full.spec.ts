import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type Page, test } from 'playwright/test';
import { resolutionKinds, resolutionPattern } from '../../renderers/resolution/resolution.pattern';
import { launchOptions, origin } from './browser';
import { see, wrongPixels } from './models/picture';
import { ScreenSizePage } from './models/screen-size.page';

/** An extension with a worker in which the test may call `chrome.tabs.setZoom`. */
function writeExtension(at: string) {
  const manifest = {
    manifest_version: 3,
    name: 'Zoom for tests',
    version: '1.0',
    background: { service_worker: 'worker.js' },
    permissions: ['tabs'],
  };
  mkdirSync(at);
  writeFileSync(join(at, 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(at, 'worker.js'), '');
}

/** What the test extension's worker may call. */
declare const chrome: {
  tabs: {
    query(filter: object): Promise<{ id: number; url?: string }[]>;
    setZoom(tab: number, factor: number): Promise<void>;
  };
};

let folder: string;
let context: BrowserContext;
let page: Page;

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zoom-'));
  const extension = join(folder, 'extension');
  writeExtension(extension);
  const { args = [], ...options } = launchOptions({
    kind: 'full',
    args: [`--load-extension=${extension}`, `--disable-extensions-except=${extension}`, '--window-size=1200,900'],
  });
  context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    ...options,
    args,
    viewport: null,
    baseURL: origin,
  });
  page = context.pages()[0] ?? (await context.newPage());
});
test.afterEach(async () => {
  await context.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Zooms the page as its menu would; the keys for it do nothing headless. */
async function zoom(factor: number) {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(
    async ([site, wanted]) => {
      const tabs = await chrome.tabs.query({});
      const tab = tabs.find(({ url }) => url?.startsWith(site));
      if (tab) await chrome.tabs.setZoom(tab.id, wanted);
    },
    [origin, factor] as const,
  );
  await page.waitForFunction((wanted) => Math.abs(devicePixelRatio - wanted) < 0.01, factor);
}

const cell = (label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
    .locator('dd')
    .first();

test('zooming the page voids the calibration, and zooming back restores it', async () => {
  const size = new ScreenSizePage(page);
  await size.open();
  await size.calibrate.click();
  await size.save.click();
  await size.expectStatus('Calibrated');
  await expect(cell('Density')).toHaveText('96.1\u202fppi');
  const width = await cell('Width').textContent();

  await zoom(1.25);
  await size.expectStatus('Calibration void');
  await expect(size.status).toContainText('The zoom or the scaling changed the pixel ratio from 1 to 1.25.');
  // The screen has not grown: Chromium leaves its size out of the zoom, and so its device pixels must be.
  await expect(cell('Width')).toHaveText(width ?? '');
  await expect(cell('Pixel ratio')).toHaveText('1.25');

  await zoom(1);
  await size.expectStatus('Calibrated');
});

test('a card that is set while the page is zoomed has the same pixels, and so the same density', async () => {
  const size = new ScreenSizePage(page);
  await size.open();
  await zoom(1.5);
  await size.calibrate.click();
  await expect(size.slider).toHaveAttribute('aria-valuenow', '324');
  await size.save.click();
  await expect(cell('Density')).toHaveText('96.1\u202fppi');
});

test('the zoom is named, the resolution is not, and patterns stay exact', async () => {
  await page.goto('/resolution-test');
  await expect(cell('Zoom')).toHaveText('100%');
  const device = await cell('Device pixels').textContent();
  for (const factor of [1.1, 1.5, 0.75]) {
    await zoom(factor);
    await expect(cell('Zoom')).toHaveText(`${Math.round(factor * 100)}%`);
    await expect(cell('Device pixels')).toHaveText(device ?? '');
    const borders = page.getByRole('img', { name: /^Four nested frames/ });
    await expect(page.getByRole('figure').filter({ has: borders }).locator('output')).toHaveText('1:1 exact');
    expect(wrongPixels(await see(borders), resolutionPattern, { kind: resolutionKinds.indexOf('borders') })).toBe(0);
  }
});
