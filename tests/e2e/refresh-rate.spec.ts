import { chromium, expect, type Page, test } from 'playwright/test';
import { launchOptions, origin } from './browser';
import { choose, hydrated, press, stubFrames } from './models/frames.page';
import { decodePng, type Pixels } from './png';

declare global {
  interface Window {
    /** What was last written on a canvas. */
    written: string;
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const give = (page: Page, count: number, interval: number) =>
  page.evaluate(([n, ms]) => window.giveFrames(n as number, ms as number), [count, interval]);

async function open(page: Page) {
  await stubFrames(page);
  await page.goto('/refresh-rate-test');
  await hydrated(page);
}

test('a monitor that runs at 60 where 144 was expected gets a warning that says where to set it', async ({ page }) => {
  await open(page);
  await press(button(page, 'Start Test'));
  await choose(page.getByLabel('My monitor should run at'), '144');
  await give(page, 200, 1000 / 59.951);
  await expect(page.getByText(/This screen runs at 59\.95\d? Hz, not 144\. Set it on Windows/)).toBeVisible();
  await press(button(page, 'Stop Test'));
  await expect(page.getByRole('img', { name: /^Hallmark/ })).toHaveAccessibleName(/warning, 2 of 3/i);
  await choose(page.getByLabel('My monitor should run at'), '60');
  await expect(page.getByRole('img', { name: /^Hallmark/ })).toHaveAccessibleName(/pass, 3 of 3/i);
});

test('frames without an interval give no number, and a warning with the reason', async ({ page }) => {
  await open(page);
  await press(button(page, 'Start Test'));
  await expect(page.getByTestId('rate')).toHaveText('measuring …');
  await page.evaluate(() => {
    // Between 7 and 21 ms, the same at each run.
    for (let i = 0; i < 400; i++) window.giveFrames(1, 7 + ((i * 7919) % 1409) / 100);
  });
  await expect(page.getByText('The frames follow no fixed interval. Variable refresh')).toBeVisible();
  await expect(page.getByTestId('rate')).toHaveText('measuring …');
  await press(button(page, 'Stop Test'));
  await expect(page.getByText(/^No rate could be told\./).first()).toBeVisible();
  await expect(page.getByRole('img', { name: /^Hallmark/ })).toHaveAccessibleName(/warning/i);
});

test('a page that was hidden begins anew and says so', async ({ page }) => {
  await open(page);
  await press(button(page, 'Start Test'));
  await give(page, 200, 1000 / 120);
  await expect(page.getByTestId('rate')).toHaveText(/^120\.0/);
  await page.evaluate(() => window.setVisibility('hidden'));
  await expect(page.getByTestId('rate')).toHaveText('measuring …');
  await page.evaluate(() => {
    window.skipTime(30_000);
    window.setVisibility('visible');
  });
  await give(page, 200, 1000 / 120);
  await expect(page.getByTestId('rate')).toHaveText(/^120\.0/);
  await press(button(page, 'Stop Test'));
  await expect(page.getByText('The count began anew once')).toBeVisible();
});

test('on another screen the count begins anew', async ({ page }) => {
  await open(page);
  await press(button(page, 'Start Test'));
  await give(page, 200, 1000 / 120);
  await expect(page.getByTestId('rate')).toHaveText(/^120\.0/);
  // As Chromium tells that the window went to a screen of the same kind; a second screen cannot be had here.
  await page.evaluate(() => (screen as unknown as EventTarget).dispatchEvent(new Event('change')));
  await expect(page.getByTestId('rate')).toHaveText('measuring …');
  await give(page, 200, 1000 / 75);
  await expect(page.getByTestId('rate')).toHaveText(/^75\.0/);
  await press(button(page, 'Stop Test'));
  await expect(page.getByText('The count began anew once')).toBeVisible();
});

test('the histogram’s axis is in milliseconds until there is an interval', async ({ page }) => {
  await open(page);
  const axis = page.locator('figure').filter({ hasText: 'Histogram' });
  await expect(axis).toContainText('012.52537.550');
  await press(button(page, 'Start Test'));
  await give(page, 200, 1000 / 120);
  await expect(axis).toContainText('01234');
});

test('WebGL and the plain canvas show the same strip and the same moving objects, to the last pixel', async () => {
  const pictures = await Promise.all(
    [[], ['--disable-3d-apis']].map(async (args) => {
      const browser = await chromium.launch(launchOptions({ args }));
      try {
        const page = await browser.newPage({ baseURL: origin, viewport: { width: 1280, height: 800 } });
        await stubFrames(page);
        const shown: Pixels[] = [];
        for (const [path, name] of [
          ['/refresh-rate-test', /^Frame times/],
          ['/motion-blur-test', /^Five objects/],
        ] as const) {
          const picture = page.getByRole('img', { name });
          await page.goto(path);
          await hydrated(page);
          await expect(picture.locator('canvas')).toHaveCSS('visibility', 'visible');
          await give(page, 1, 1000 / 120);
          await press(button(page, 'Start Test'));
          // Read in the task that drew it: WebGL keeps no picture for longer.
          const url = await picture.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
            for (let i = 0; i < 90; i++) window.giveFrames(1, i % 20 === 7 ? 1000 / 40 : 1000 / 120);
            return canvas.toDataURL();
          });
          shown.push(decodePng(Buffer.from(url.split(',')[1] ?? '', 'base64')));
        }
        return shown;
      } finally {
        await browser.close();
      }
    }),
  );
  const [webgl = [], plain = []] = pictures;
  for (const [i, { width, height, colors }] of webgl.entries()) {
    expect(new Set(colors).size).toBeGreaterThan(2);
    expect([plain[i]?.width, plain[i]?.height]).toEqual([width, height]);
    expect(colors.filter((color, at) => color !== plain[i]?.colors[at]).length).toBe(0);
  }
});

test('the home page’s test card counts the frames only once it is idle, and lets go of them when it is sure', async ({
  page,
}) => {
  await stubFrames(page);
  await page.addInitScript(() => {
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (...args) {
      window.written = args[0];
      fillText.apply(this, args);
    };
  });
  await page.goto('/');
  await page.waitForResponse(/screen-rate/);
  await page.waitForTimeout(300);
  const pending = () => page.evaluate(() => window.pendingFrames());
  await give(page, 5, 1000 / 144);
  expect(await pending()).toBe(1);
  await give(page, 200, 1000 / 144);
  expect(await pending()).toBe(0);
  await give(page, 2, 1000 / 144);
  expect(await page.evaluate(() => window.written)).toMatch(/px 144\u202fHz$/);
});
