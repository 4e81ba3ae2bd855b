import { launchOptions, origin } from './browser';
import { choose, giveFrames, press, stubFrames } from './models/frames.page';
import { decodePng, type Pixels } from './png';
import { chromium, expect, type Page, test } from './test';

declare global {
  interface Window {
    /** The text that was last drawn on a canvas. */
    written: string;
    /** Number of rectangles drawn on canvases so far. */
    rectangles: number;
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const badge = (page: Page) => page.getByRole('img', { name: /^Result:/ });
const rate = (page: Page) => page.getByTestId('rate');
const give = giveFrames;

async function open(page: Page) {
  await stubFrames(page);
  await page.goto('/refresh-rate-test');
  // From here on the page gets only the test's frames. The browser's own frames all have the same time.
  await give(page, 0, 0);
}

/** Notifies the page that its window moved to another screen, as Chromium does. There is no second screen here. */
const changeScreen = (page: Page) =>
  page.evaluate(() => (screen as unknown as EventTarget).dispatchEvent(new Event('change')));

test('a monitor that runs at 60 where 144 was expected gets a warning that says where to set it', async ({ page }) => {
  await open(page);
  await press(button(page, 'Start Test'));
  await choose(page.getByLabel('Expected rate'), '144');
  await give(page, 650, 1000 / 59.951);
  await expect(page.getByText(/This screen runs at 59\.95\d? Hz, not 144 Hz\. On Windows, choose/)).toBeVisible();
  await press(button(page, 'Stop Test'));
  await expect(badge(page)).toHaveAccessibleName(/warning, 2 of 3/i);
  await expect(page.getByText('On Windows, choose the rate')).toBeVisible();
  await choose(page.getByLabel('Expected rate'), '60');
  await expect(badge(page)).toHaveAccessibleName(/pass, 3 of 3/i);
});

test('frames without an interval give no number, no advice on settings, and a reason', async ({ page }) => {
  await open(page);
  await press(button(page, 'Start Test'));
  await choose(page.getByLabel('Expected rate'), '144');
  await expect(rate(page)).toHaveText('Measuring …');
  await page.evaluate(() => {
    // Between 7 and 21 ms, identical in each run.
    for (let i = 0; i < 400; i++) window.giveFrames(1, 7 + ((i * 7919) % 1409) / 100);
  });
  await expect(page.getByText('Frames come at irregular intervals. Variable refresh')).toBeVisible();
  await expect(rate(page)).toHaveText('Measuring …');
  await press(button(page, 'Stop Test'));
  await expect(page.getByText(/^Could not measure a rate\./).first()).toBeVisible();
  await expect(badge(page)).toHaveAccessibleName(/cannot tell/i);
  await expect(page.getByRole('main')).not.toContainText(/On Windows|display settings/);
});

test('counts on from a result that lacks evidence, and keeps what was counted', async ({ page }) => {
  await open(page);
  await press(button(page, 'Start Test'));
  await give(page, 480, 1000 / 120);
  await press(button(page, 'Stop Test'));
  await expect(badge(page)).toHaveAccessibleName(/cannot tell/i);
  await expect(page.getByText('What is missing')).toBeVisible();
  await press(button(page, 'Keep Counting'));
  await expect(rate(page)).toHaveText(/^120\.0/);
  await give(page, 780, 1000 / 120);
  await press(button(page, 'Stop Test'));
  await expect(badge(page)).toHaveAccessibleName(/pass, 2 of 2/i);
  await expect(page.getByText('What is missing')).toBeHidden();
});

test('a run goes on after the page was hidden for longer than a run may last', async ({ page }) => {
  await open(page);
  await press(button(page, 'Start Test'));
  await give(page, 1300, 1000 / 120);
  await expect(rate(page)).toHaveText(/^120\.0/);
  await page.evaluate(() => {
    window.setVisibility('hidden');
    window.skipTime(90_000);
    window.advanceDate(90_000);
    window.setVisibility('visible');
  });
  await give(page, 1, 1000 / 120);
  await expect(button(page, 'Stop Test')).toBeVisible();
  await expect(rate(page)).toHaveText(/^120\.0/);
  await give(page, 240, 1000 / 120);
  await press(button(page, 'Stop Test'));
  await expect(page.getByText('The page was hidden once. That time is not counted.')).toBeVisible();
  await expect(badge(page)).toHaveAccessibleName(/pass, 2 of 2/i);
});

test('time that a sleeping computer gave no frames is not counted', async ({ page }) => {
  await open(page);
  await press(button(page, 'Start Test'));
  await give(page, 1300, 1000 / 120);
  await page.evaluate(() => window.skipTime(300_000));
  await give(page, 120, 1000 / 120);
  await press(button(page, 'Stop Test'));
  await expect(page.getByText('The page was hidden once')).toBeVisible();
  await expect(badge(page)).toHaveAccessibleName(/pass, 2 of 2/i);
});

test('counting restarts on another screen', async ({ page }) => {
  await open(page);
  await press(button(page, 'Start Test'));
  await give(page, 200, 1000 / 120);
  await expect(rate(page)).toHaveText(/^120\.0/);
  await changeScreen(page);
  await expect(rate(page)).toHaveText('Measuring …');
  await give(page, 200, 1000 / 75);
  await expect(rate(page)).toHaveText(/^75\.0/);
  await press(button(page, 'Stop Test'));
  await expect(page.getByText('Counting restarted once: the screen or its scale changed.')).toBeVisible();
});

test('counts before it draws, draws without WebGL, and stops drawing when that costs frames', async ({ page }) => {
  await page.addInitScript(() => {
    window.rectangles = 0;
    const { fillRect } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillRect = function (...args) {
      window.rectangles++;
      fillRect.apply(this, args);
    };
    HTMLCanvasElement.prototype.getContext = new Proxy(HTMLCanvasElement.prototype.getContext, {
      apply(getContext, canvas, args) {
        if (String(args[0]).startsWith('webgl')) document.documentElement.dataset.webgl = 'asked for';
        return Reflect.apply(getContext, canvas, args);
      },
    });
  });
  await open(page);
  await press(button(page, 'Start Test'));
  await expect(page.getByText('Counting without pictures first')).toBeVisible();
  await give(page, 2, 1000 / 120);
  /** Number of rectangles drawn in `count` frames. */
  const drawn = (count: number, interval: number) =>
    page.evaluate(
      ([n, ms]) => {
        const before = window.rectangles;
        window.giveFrames(n, ms);
        return window.rectangles - before;
      },
      [count, interval] as const,
    );
  expect(await drawn(300, 1000 / 120)).toBe(0);
  await give(page, 120, 1000 / 120);
  await expect(page.getByText('Counting without pictures first')).toBeHidden();
  // Every frame draws one bar for each recorded frame.
  expect(await drawn(60, 1000 / 120)).toBeGreaterThan(60 * 100);
  // Every second frame is missed, until the page stops drawing.
  for (let i = 0; i < 60; i++) if ((await drawn(1, 2000 / 120)) === 0) break;
  await expect(page.getByText('Pictures stopped: frames were missed while this page drew them.')).toBeVisible();
  await give(page, 2, 1000 / 120);
  expect(await drawn(1000, 1000 / 120)).toBe(0);
  await press(button(page, 'Stop Test'));
  await expect(badge(page)).toHaveAccessibleName(/pass, 2 of 2/i);
  await expect(page.getByText('Pictures stopped: frames were missed while this page drew them.')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.webgl)).toBeUndefined();
});

test('the result is there after a link, Back and a reload, until the test is run again', async ({ page }) => {
  await open(page);
  await press(button(page, 'Start Test'));
  await give(page, 1300, 1000 / 120);
  await press(button(page, 'Stop Test'));
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/Refresh rate test results$/);
  const said = await page.getByText(/^120\.\d+ ± .*Hz, no missed frames\.$/).textContent();
  await press(page.getByRole('link', { name: 'Next Test' }).first());
  await expect(title).not.toHaveText(/Refresh rate/);
  await page.goBack();
  await expect(title).toHaveText(/Refresh rate test results$/);
  await page.reload();
  await expect(title).toHaveText(/Refresh rate test results$/);
  await expect(page.getByText(said ?? 'no text')).toBeVisible();
  await press(button(page, 'Test Again'));
  await page.reload();
  await expect(title).toHaveText(/Refresh rate test$/);
});

test('the histogram’s axis is in milliseconds until there is an interval', async ({ page }) => {
  await open(page);
  const axis = page.locator('figure').filter({ hasText: 'Histogram' });
  await expect(axis).toContainText('012.52537.550');
  await press(button(page, 'Start Test'));
  await give(page, 200, 1000 / 120);
  await expect(axis).toContainText('01234');
});

test('WebGL and the plain canvas show the same moving objects, to the last pixel', async () => {
  const pictures = await Promise.all(
    [[], ['--disable-3d-apis']].map(async (args) => {
      const browser = await chromium.launch(launchOptions({ args }));
      try {
        const page = await browser.newPage({ baseURL: origin, viewport: { width: 1280, height: 800 } });
        await stubFrames(page);
        const shown: Pixels[] = [];
        for (const [path, name] of [['/motion-blur-test', /^Five objects/]] as const) {
          const picture = page.getByRole('img', { name });
          await page.goto(path);
          await expect(picture.locator('canvas')).toHaveCSS('visibility', 'visible');
          await give(page, 1, 1000 / 120);
          await press(button(page, 'Start Test'));
          // Read in the task that drew it, because WebGL does not keep the picture longer.
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

test('the home page’s test card counts the frames only once it is idle, and stops when it is sure', async ({
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
  const loaded = page.waitForResponse(/screen-rate/);
  await page.goto('/');
  await loaded;
  const pending = () => page.evaluate(() => window.pendingFrames());
  /** Number of requested frames after two more frames. */
  const waiting = (hz: number) => async () => {
    await give(page, 2, 1000 / hz);
    return pending();
  };
  /** The text on the card after two more frames. */
  const written = (hz: number) => async () => {
    await give(page, 2, 1000 / hz);
    return page.evaluate(() => window.written);
  };
  await expect.poll(waiting(144)).toBe(1);
  await give(page, 200, 1000 / 144);
  await expect.poll(pending).toBe(0);
  await expect.poll(written(144)).toMatch(/px 144\u202fHz$/);
  // The window moves to another screen.
  await changeScreen(page);
  await expect.poll(written(75)).toMatch(/px$/);
  await expect.poll(pending).toBe(1);
  await give(page, 200, 1000 / 75);
  await expect.poll(pending).toBe(0);
  await expect.poll(written(75)).toMatch(/px 75\u202fHz$/);
  // The person returns to the page after setting another rate.
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await give(page, 200, 1000 / 120);
  await expect.poll(written(120)).toMatch(/px 120\u202fHz$/);
});

test('the resolution page measures the rate again on another screen', async ({ page }) => {
  await stubFrames(page);
  const loaded = page.waitForResponse(/screen-rate/);
  await page.goto('/resolution-test');
  const cell = page.locator('dl > div').filter({ hasText: 'Refresh rate' });
  await loaded;
  await expect.poll(() => page.evaluate(() => window.pendingFrames())).toBeGreaterThan(0);
  await give(page, 200, 1000 / 144);
  await expect(cell).toContainText('144.0');
  await changeScreen(page);
  await expect(cell).not.toContainText('144.0');
  await give(page, 200, 1000 / 60);
  await expect(cell).toContainText('60.0');
});
