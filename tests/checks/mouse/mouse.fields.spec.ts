import { SETTLE_MS } from '../../../machines/mouse/mouse.machine';
import { countCommits } from '../../e2e/models/parts';
import { expect, test } from '../../e2e/test';
import { settled } from '../../e2e/waits';
import { opened } from '../../kit/test-page';
import { MousePage, now } from './mouse.check';

test.describe('while a test runs', () => {
  test('React renders never for a move of the mouse, and once for a press; a bar fills over 10 s, and the test goes on until it is completed', async ({
    page,
  }) => {
    const commits = await countCommits(page);
    const mouse = new MousePage(page);
    await mouse.openStill();
    /** Waits until all pending work has been rendered. */
    const still = async () => {
      let last = -1;
      const isLast = async () => {
        await settled(page);
        const before = last;
        last = await commits();
        return last === before;
      };
      await expect.poll(isLast).toBe(true);
    };
    for (const [part, samples] of [
      ['movement', 500],
      ['click', 100],
    ] as const) {
      await mouse.startOf(part).click();
      await expect(mouse.zone(part)).toHaveAttribute('data-running');
      await still();
      const before = await commits();
      expect(before).toBeGreaterThan(0);
      await mouse.circle(part, { rate: 1000, samples, from: now() });
      await settled(page);
      expect(await commits(), part).toBe(before);
      if (part === 'movement') {
        // The reading takes one render, however many samples it is based on.
        await page.clock.runFor(250);
        await expect(mouse.figureIn('movement', 'Polling rate')).toHaveText(/^1000\sHz$/);
        expect(await commits()).toBeLessThanOrEqual(before + 2);
      } else {
        await mouse.pointer('down', 0, await mouse.middle(part));
        await expect(page.locator('[data-button="0"]')).toHaveAttribute('data-state', 'held');
        expect(await commits()).toBe(before + 1);
      }
      await page.clock.runFor(2 * SETTLE_MS);
      await mouse.complete.click();
      await page.clock.runFor(2 * SETTLE_MS);
    }

    await mouse.startOf('scroll').click();
    const bar = page.getByRole('progressbar', { name: 'Scroll test, time' });
    const filled = () =>
      bar.evaluate((element) =>
        element.querySelector<HTMLElement>('[style*="--filled"]')?.style.getPropertyValue('--filled'),
      );
    await page.clock.fastForward(5000);
    await expect(bar).toHaveAttribute('aria-valuetext', '5 of 10 s');
    await expect.poll(() => filled()).toBe('20');
    await page.clock.fastForward(4750);
    await expect.poll(() => filled()).toBe('39');
    await page.clock.runFor(250);
    await expect(bar).toHaveAttribute('aria-valuetext', '10 of 10 s');
    await expect.poll(() => filled()).toBe('40');
    await page.clock.fastForward(10_000);
    await expect(mouse.complete).toBeVisible();
    await expect(bar).toHaveAttribute('aria-valuetext', '10 of 10 s');
  });

  test('its trail is a dot for each sample of the last second, on device pixels', async ({ page }) => {
    const mouse = await opened(MousePage, page);
    await mouse.startOf('movement').click();
    await expect(mouse.zone('movement')).toHaveAttribute('data-running');
    const field = await mouse.field('movement').boundingBox();
    if (!field) throw new Error('There is no field');
    const places = [40, 80, 120, 160].map((x, i) => ({ x, y: 60 + 30 * i }));
    const canvas = mouse.field('movement').locator('canvas');
    const colors = () =>
      canvas.evaluate(async (element: HTMLCanvasElement, all) => {
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const context = element.getContext('2d');
        return all.map(({ x, y }) => [...(context?.getImageData(x, y, 1, 1).data.slice(0, 3) ?? [])].join());
      }, places);
    const send = (from: number) =>
      Promise.all(places.map(({ x, y }, i) => mouse.move({ x: field.x + x, y: field.y + y }, from + i * 0.008)));
    // One minute old: too old for the trail. A page has no times before it was opened, so it must have been open for a
    // while.
    await page.waitForFunction(() => performance.now() > 1200);
    await send(Date.now() / 1000 - 60);
    await expect.poll(() => colors()).toEqual(places.map(() => '18,18,18'));
    // Times in the future, so that they are not too old on a slow machine either.
    await send(Date.now() / 1000 + 30);
    await expect.poll(() => colors()).toEqual(['242,242,242', '242,242,242', '242,242,242', '255,106,43']);
    const { width } = await canvas.evaluate((element: HTMLCanvasElement) => ({ width: element.width }));
    expect(width).toBe(Math.round(field.width));
    await expect(mouse.complete).toBeEnabled();
    await mouse.complete.click();
    await expect.poll(() => colors()).toEqual(places.map(() => '18,18,18'));
  });
});

test('Back and Forward of the mouse never leave the page, before, while and after a test runs', async ({ page }) => {
  const mouse = new MousePage(page);
  const push = async (button: number) => {
    const there = (await mouse.field('click').count()) > 0;
    const at = there ? await mouse.middle('click') : { x: 300, y: 300 };
    await mouse.pointer('down', button, at);
    await mouse.pointer('up', button, at);
  };
  // On other pages Back does go back. Otherwise the rest of the test would prove nothing.
  await page.goto('/about');
  await page.goto('/terms');
  await push(3);
  await expect(page).toHaveURL(/about$/);

  await mouse.open();
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const stayed = () => page.evaluate(() => location.pathname === '/mouse-test' && 'stayed' in window);
  for (const button of [3, 4]) await push(button);
  await expect.poll(() => stayed()).toBe(true);
  await mouse.startOf('click').click();
  for (const button of [3, 4, 3]) await push(button);
  await expect.poll(() => stayed()).toBe(true);
  await expect(page.locator('[data-button="3"]')).toHaveText('Back2');
  await expect(page.locator('[data-button="4"]')).toHaveText('Forward1');
  const field = await mouse.field('click').boundingBox();
  if (!field) throw new Error('There is no field');
  const at = { x: Math.ceil(field.x) + 210, y: Math.ceil(field.y) + 60 };
  await mouse.pointer('down', 0, at);
  await mouse.pointer('up', 0, at);
  const place = `${Math.round(at.x - field.x)}, ${Math.round(at.y - field.y)}`;
  await expect(mouse.figureIn('click', 'At x, y')).toHaveText(place);
  await expect(mouse.complete).toBeEnabled();
  await mouse.complete.click();
  await mouse.button('Show Result').click();
  await expect(mouse.resultHeading).toBeVisible();
  for (const button of [3, 4]) await push(button);
  await expect.poll(() => stayed()).toBe(true);
  // The browser's own way back still works.
  await page.goBack();
  await expect(page).toHaveURL(/about$/);
});
