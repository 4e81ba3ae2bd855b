import { figureOf } from '../../e2e/models/parts';
import { expect, type Page, test } from '../../e2e/test';
import { refuse } from '../../kit/held-calls';
import { LoadPage } from './load.check';

/** What planted faults of the browser's own numbers leave: the workers are the page's, with two cores. */
const withTwoCores = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 2 }));

test('the page’s own workers calculate right, leave the page its frames, and end at once', async ({ page }) => {
  await withTwoCores(page);
  await page.goto('/load-test');
  const load = new LoadPage(page);
  await load.start.click();
  await expect(figureOf(page, 'Cores').last()).toContainText('thousand/s');
  await expect(figureOf(page, 'Memory').last()).toContainText('GiB/s');
  await expect(figureOf(page, 'Graphics').last()).toContainText('million/s');
  await expect(figureOf(page, 'Wrong results').first()).toHaveText('0');
  expect(page.workers()).toHaveLength(3);
  await load.button('Stop Test').click();
  await load.expectResult();
  await expect.poll(() => page.workers().length).toBe(0);
  await expect(load.row('Integers on the cores')).toContainText('none wrong');
  await expect(load.row('Integers on the graphics')).toContainText(/none wrong.*on the processor/);
  await expect(page.getByText('One wrong integer is a fail, and none proves nothing.').first()).toBeVisible();
});

test('a bit that is wrong in a worker’s answers is found by its seed', async ({ page }) => {
  await withTwoCores(page);
  // The answer for seed 2 is written as another integer, as if each core calculated one bit wrong.
  await page.route(/load\.worker-/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const right = 0x9185c700;
    expect(body).toContain(String(right));
    await route.fulfill({ response, body: body.replace(String(right), String((right ^ 0x4000) >>> 0)) });
  });
  await page.goto('/load-test');
  const load = new LoadPage(page);
  await load.start.click();
  await expect(figureOf(page, 'Wrong results').first()).toHaveText(/[1-9]/);
  await load.button('Stop Test').click();
  await load.expectResult();
  await expect(load.row('Integers on the cores')).toContainText(/First: core 1, seed 2, bits 00004000\./);
  await expect(page.getByRole('img', { name: /^Result: .*fail/i })).toBeVisible();
});

test('steps of the speed and a changed word are found, and constant slowness is not', async ({ page }) => {
  const load = new LoadPage(page);
  await load.openWithStubs();
  /** Where the curve of the cores ends, as a share of its time. */
  const curveEnd = () =>
    page.getByRole('img', { name: /Cores:/ }).evaluate((host) => {
      const canvas = host.querySelector('canvas') as HTMLCanvasElement;
      const { width, height } = canvas;
      const context = canvas.getContext('2d');
      if (!context) return 0;
      const { data } = context.getImageData(0, 0, width, height);
      let last = 0;
      for (let at = 0; at < data.length; at += 4)
        if ((data[at] ?? 0) > 200 && (data[at + 2] ?? 0) < 120) last = Math.max(last, (at / 4) % width);
      return last / width;
    });
  const run = async (...shares: readonly number[]) => {
    await load.begin();
    for (const share of shares) {
      await load.share(share);
      for (let i = 0; i < 36 / shares.length; i++) await page.clock.fastForward(5000);
      // The page draws in its next frame.
      await page.clock.runFor(20);
      if (share === 1) expect(await curveEnd()).toBeCloseTo(1 / shares.length, 1);
    }
    await load.expectResult();
  };
  await run(1, 0.69);
  await expect(load.row('Speed under load')).toContainText('slower by 31% (31 to 31). Steps: −31% at 1:30.');
  await expect(load.row('Speed under load')).toContainText('Pass');

  await load.again.click();
  await run(0.05);
  await expect(load.row('Speed under load')).toContainText('as fast at the end as at the start');

  await load.again.click();
  await page.evaluate(() => Object.assign(window.loadStubs, { flip: true }));
  await run(1, 0.5, 0.25);
  await expect(load.row('Speed under load')).toContainText(/slower by 75%.*Warning/s);
  await expect(load.row('Patterns in memory')).toContainText('First: block 3, word 77, bits 00000400.');
});

test('the microphone compares the noise before the load with the noise under load', async ({ page }) => {
  const load = new LoadPage(page);
  await load.openWithStubs();
  await load.fan.check();
  await load.begin();
  await load.allow();
  for (let i = 0; i < 14; i++) await page.clock.runFor(1000);
  await load.button('Stop Test').click();
  await load.expectResult();
  const figure = (name: string) => page.locator('dl > div').filter({ hasText: name });
  await expect(figure('Noise before the load')).toContainText('−60 dBFS');
  await expect(figure('Louder under load, uncertainty')).toContainText('0.1 dB');

  await load.again.click();
  await load.begin();
  await refuse(page, 'microphone', 'NotAllowedError');
  await expect(load.alert).toHaveText(
    'Microphone access denied. Please allow microphone access and try again. The test goes on without it.',
  );
  await expect.poll(load.running).toBeGreaterThan(2);
});
