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

  test('too few samples are no rate, and the page says to move faster', async () => {
    await page.clock.runFor(2 * SETTLE_MS);
    await mouse.start('movement').click();
    await mouse.circle('movement', { rate: 1000, samples: 60, from: now() });
    await page.clock.runFor(300);
    await expect(mouse.zone('movement')).toContainText(/Move faster: \d\d of 100 intervals\./);
    await expect(mouse.figure('movement', 'Polling rate')).toContainText('—');
    await page.clock.runFor(2 * SETTLE_MS);
    await mouse.complete.click();
    await mouse.expectVerdict('movement', 'Cannot tell', /Only \d\d of 100 intervals/);
  });

  test('3 reversals among 60 steps of the wheel are found, and none in 60 clean ones', async () => {
    const turn = async (against: readonly number[]) => {
      const at = await mouse.middle('scroll');
      const from = now();
      const scrolled = await page.evaluate(() => scrollY);
      for (let i = 0; i < 60; i++) await mouse.wheel(at, against.includes(i) ? -120 : 120, from + i * 0.06);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
      await mouse.expectFigure('scroll', 'Up, down', `${against.length}, ${60 - against.length}`);
    };
    await run('scroll', () => turn([9, 31, 47]));
    await expect(mouse.figure('scroll', 'Wheel jumps')).toHaveText('3');
    await expect(mouse.figure('scroll', 'Up, down')).toHaveText('3, 57');
    await expect(mouse.figure('scroll', 'Scrolls like a')).toHaveText('Wheel');
    await expect(mouse.zone('scroll')).toContainText('a guess');
    await mouse.expectVerdict('scroll', 'Fail', 'The wheel jumped backwards 3 times.');

    await run('scroll', async () => {
      await turn([]);
      const at = await mouse.middle('scroll');
      const from = now() + 100;
      for (let i = 0; i < 10; i++) await mouse.wheel(at, -120, from + i * 0.06);
      await mouse.wheel(at, 0, from + 1, 120);
      await mouse.expectFigure('scroll', 'Up, down', '10, 60');
    });
    await expect(mouse.figure('scroll', 'Wheel jumps')).toHaveText('0');
    await expect(mouse.zone('scroll')).toContainText('left 0, right 1');
    await mouse.expectVerdict('scroll', 'Pass', '10 up, 60 down. No wheel jumps.');
  });

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

  test('double clicks of 12 to 45 ms are the switch’s, and of 110 to 300 ms a person’s', async () => {
    await run('double', () => doubles('double', [12, 18, 25, 32, 45]));
    await expect(mouse.figure('double', 'Accidental double clicks')).toHaveText('5');
    await expect(mouse.figure('double', 'Double clicks')).toHaveText('0');
    await expect(mouse.figure('double', 'Shortest gap')).toHaveText(/^12\.0\sms$/);
    await expect(page.getByRole('img', { name: /gaps/ })).toHaveAccessibleName('5 gaps, 5 of them under 60 ms');
    await mouse.expectVerdict('double', 'Fail', 'Left: 5 accidental double clicks, the fastest after 12.0 ms.');

    await run('double', () => doubles('double', [110, 120, 135, 150, 165, 180, 220, 240, 260, 300]));
    await expect(mouse.figure('double', 'Accidental double clicks')).toHaveText('0');
    await expect(mouse.figure('double', 'Double clicks')).toHaveText('10');
    await expect(page.getByRole('img', { name: /gaps/ })).toHaveAccessibleName('10 gaps, 0 of them under 60 ms');
    await mouse.expectVerdict('double', 'Pass', '10 double clicks. No presses less than 60 ms apart.');
  });

  test('a button that lets go of the block for 18 ms is noticed, and one that holds it is not', async () => {
    const carry = async (drop: number) => {
      const from = await mouse.middle('click', 'block');
      const to = await mouse.middle('click', 'goal');
      const half = { x: (from.x + to.x) / 2, y: from.y };
      const time = now();
      await mouse.button('down', 0, from, time);
      await expect(mouse.block).toHaveAttribute('data-held');
      await mouse.move(half, time + 0.3);
      await expect.poll(async () => (await mouse.block.boundingBox())?.x).toBeGreaterThan(from.x + 100);
      if (drop > 0) {
        await mouse.button('up', 0, half, time + 0.4);
        await mouse.button('down', 0, half, time + 0.4 + drop / 1000);
      }
      await mouse.move(to, time + 0.8);
      await mouse.button('up', 0, to, time + 0.9);
      await expect(mouse.block).not.toHaveAttribute('data-held');
      const middle = await mouse.middle('click');
      for (const [i, button] of [0, 0, 1, 1, 1, 2, 2, 2].entries()) {
        await mouse.button('down', button, middle, time + 2 + i);
        await mouse.button('up', button, middle, time + 2.08 + i);
      }
    };
    await run('click', () => carry(18));
    await expect(mouse.zone('click')).toContainText('1 lost contact, 0 early');
    await mouse.expectVerdict('click', 'Fail', 'Left lost contact during the drag, for 18.0 ms.');
    await run('click', () => carry(0));
    await expect(mouse.figure('click', 'Block dragged')).toHaveText('1');
    await mouse.expectVerdict('click', 'Pass', 'Left 3, Middle 3 and Right 3 presses. No accidental double clicks.');
  });

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
