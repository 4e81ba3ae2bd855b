import { choose, giveFrames, press, stubFrames } from '../../e2e/models/frames.page';
import { expect, type Page, test } from '../../e2e/test';
import { opened } from '../../kit/test-page';
import { RefreshRatePage } from './refresh-rate.check';

declare global {
  interface Window {
    /** The text that was last drawn on a canvas. */
    written: string;
    /** Number of rectangles drawn on canvases so far. */
    rectangles: number;
  }
}

const give = giveFrames;

async function openStill(page: Page) {
  await stubFrames(page);
  const view = await opened(RefreshRatePage, page);
  // From here on the page gets only the test's frames. The browser's own frames all have the same time.
  await give(page, 0, 0);
  return view;
}

/** Notifies the page that its window moved to another screen, as Chromium does. There is no second screen here. */
const changeScreen = (page: Page) =>
  page.evaluate(() => (screen as unknown as EventTarget).dispatchEvent(new Event('change')));

test('counting restarts on another screen, and time that a sleeping computer gave no frames is not counted', async ({
  page,
}) => {
  const view = await openStill(page);
  await press(view.start);
  await give(page, 200, 1000 / 120);
  await expect(view.rate).toHaveText(/^120\.0/);
  await changeScreen(page);
  await expect(view.rate).toHaveText('Measuring …');
  await give(page, 200, 1000 / 75);
  await expect(view.rate).toHaveText(/^75\.0/);
  await page.evaluate(() => window.skipTime(300_000));
  await give(page, 750, 1000 / 75);
  await press(view.stop);
  await expect(page.getByText('The page was hidden once')).toBeVisible();
  await expect(view.badge).toHaveAccessibleName(/pass, 2 of 2/i);
  await expect(page.getByText('Counting restarted once: the screen or its scale changed.')).toBeVisible();
});

test('one frame in a hundred that is missed is named, and so is a rate that halves (A7, A18)', async ({ page }) => {
  const view = await openStill(page);
  for (const [run, part, finding] of [
    [() => window.giveFrames(99, 1000 / 120), 'Missed frames', 'HZ-MISSED'],
    [() => window.giveFrames(100, 1000 / 60), 'Refresh rate', /changed during the test: 120\.000.* then 60\.000/],
  ] as const) {
    await press(view.start);
    // Six seconds of a healthy screen.
    await give(page, 720, 1000 / 120);
    for (let i = 0; i < 24; i++) {
      await page.evaluate(run);
      if (part === 'Missed frames') await page.evaluate(() => window.skipTime(1000 / 120));
    }
    await give(page, 2, 1000 / 120);
    await press(view.stop);
    await expect(view.row(part)).toContainText(finding);
    await press(view.again);
  }
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
  const view = await openStill(page);
  const axis = page.locator('figure').filter({ hasText: 'Histogram' });
  await expect(axis, 'milliseconds until there is an interval').toContainText('012.52537.550');
  await press(view.start);
  await expect(page.getByText('Counting without pictures first')).toBeVisible();
  await choose(page.getByLabel('Expected rate'), '144');
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
  await expect(page.getByText(/This screen runs at 120\.\d+ Hz, not 144 Hz\. On Windows, choose/)).toBeVisible();
  await expect(axis).toContainText('01234');
  await choose(page.getByLabel('Expected rate'), 'none');
  // Every frame draws one bar for each recorded frame.
  expect(await drawn(60, 1000 / 120)).toBeGreaterThan(60 * 100);
  // Every second frame is missed, until the page stops drawing.
  for (let i = 0; i < 60; i++) if ((await drawn(1, 2000 / 120)) === 0) break;
  await expect(page.getByText('Pictures stopped: frames were missed while this page drew them.')).toBeVisible();
  await give(page, 2, 1000 / 120);
  expect(await drawn(1000, 1000 / 120)).toBe(0);
  await press(view.stop);
  await expect(view.badge).toHaveAccessibleName(/pass, 2 of 2/i);
  await expect(page.getByText('Pictures stopped: frames were missed while this page drew them.')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.webgl)).toBeUndefined();
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

test('the resolution page shows the rate', async ({ page }) => {
  await stubFrames(page);
  const loaded = page.waitForResponse(/screen-rate/);
  await page.goto('/resolution-test');
  const cell = page.locator('dl > div').filter({ hasText: 'Refresh rate' });
  await loaded;
  await expect.poll(() => page.evaluate(() => window.pendingFrames())).toBeGreaterThan(0);
  await give(page, 200, 1000 / 144);
  await expect(cell).toContainText('144.0');
});
