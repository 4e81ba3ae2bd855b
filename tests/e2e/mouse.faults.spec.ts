import type { SubTest } from '../../machines/mouse/mouse';
import { SETTLE_MS } from '../../machines/mouse/mouse.machine';
import { MousePage, now } from './models/mouse.page';
import { type BrowserContext, expect, type Page, test } from './test';

/** One page for the tests of a group. Its time stops unless the test advances it. */
test.describe('a fault is found, and a sound mouse is left alone', () => {
  test.describe.configure({ mode: 'serial' });
  let context: BrowserContext;
  let page: Page;
  let mouse: MousePage;
  test.beforeAll(async ({ browser }) => {
    context = await browser.newContext();
    page = await context.newPage();
    mouse = new MousePage(page);
    await mouse.openStill();
  });
  test.afterAll(() => context.close());
  test.beforeEach(async () => {
    await page.clock.runFor(2 * SETTLE_MS);
    await mouse.reset.click();
  });

  const run = async (part: SubTest, act: () => Promise<unknown>) => {
    await page.clock.runFor(2 * SETTLE_MS);
    if (part === 'scroll') await mouse.startScroll();
    else await mouse.start(part).click();
    await act();
    await page.clock.runFor(2 * SETTLE_MS);
    await mouse.complete.click();
  };

  for (const rate of [125, 500, 1000, 8000]) {
    test(`${rate} Hz are read within 1 % of injected samples`, async () => {
      const seen = () => page.evaluate(() => (window as unknown as { seen: { events: number; samples: number } }).seen);
      await run('movement', async () => {
        await page.evaluate(() => {
          const seen = { events: 0, samples: 0 };
          Object.assign(window, { seen });
          addEventListener('pointermove', (event) => {
            seen.events += 1;
            seen.samples += event.getCoalescedEvents().length;
          });
        });
        await mouse.circle('movement', { rate, samples: 400, from: now() });
        // A busy browser may withhold one of the 400 samples. The page must count every sample that it receives.
        await expect.poll(async () => (await seen()).samples).toBeGreaterThanOrEqual(399);
        const uncounted = async () => {
          await page.clock.runFor(100);
          return (await seen()).samples - Number(await mouse.figure('movement', 'Samples').textContent());
        };
        await expect.poll(uncounted).toBe(0);
      });
      const error = async () => {
        const text = await mouse.figure('movement', 'Polling rate').textContent();
        return Math.abs(Number.parseInt(text ?? '', 10) - rate);
      };
      await expect.poll(error).toBeLessThanOrEqual(rate / 100);
      await expect(mouse.figure('movement', 'Based on')).toHaveText(/^39\d$/);
      await mouse.expectVerdict('movement', 'Pass', `${rate} Hz`);
      // The figure does not depend on the number of events: each carried several samples, depending on how busy the
      // browser is.
      const { events, samples } = await seen();
      expect(samples).toBeGreaterThan(events);
    });
  }

  /** Two presses of the left button for each gap, in ms from press to press. The pairs are one second apart. */
  const doubles = async (part: SubTest, gaps: readonly number[]) => {
    const at = await mouse.middle(part);
    let time = now();
    for (const gap of gaps) {
      const half = Math.min(60, gap / 2) / 1000;
      await Promise.all([
        mouse.button('down', 0, at, time),
        mouse.button('up', 0, at, time + half),
        mouse.button('down', 0, at, time + gap / 1000),
        mouse.button('up', 0, at, time + gap / 1000 + half),
      ]);
      time += 1;
    }
  };

  test('every button is told by its name, place and count', async () => {
    await page.clock.runFor(2 * SETTLE_MS);
    await mouse.start('click').click();
    const field = await mouse.field('click').boundingBox();
    if (!field) throw new Error('There is no field');
    const at = { x: Math.ceil(field.x) + 210, y: Math.ceil(field.y) + 60 };
    let time = now();
    for (const [button, name] of ['Left', 'Middle', 'Right', 'Back', 'Forward'].entries()) {
      const row = page.locator(`[data-button="${button}"]`);
      await mouse.button('down', button, at, time);
      await expect(row).toHaveAttribute('data-state', 'held');
      await mouse.button('up', button, at, time + 0.08);
      await expect(row).toHaveAttribute('data-state', 'tested');
      await expect(row).toHaveText(`${name}1`);
      await expect(mouse.figure('click', 'Last click')).toHaveText(name);
      time += 1;
    }
    const place = `${Math.round(at.x - field.x)}, ${Math.round(at.y - field.y)}`;
    await expect(mouse.figure('click', 'At x, y')).toHaveText(place);
    // Outside of the field, mouse buttons do nothing.
    await mouse.button('down', 0, { x: 20, y: at.y }, time);
    await mouse.button('up', 0, { x: 20, y: at.y }, time + 0.08);
    await expect(page.locator('[data-button="0"]')).toHaveText('Left1');
  });
});
