import { origin } from './browser';
import { PacedBrowser, type PacedPage } from './paced-browser';
import type { Pixels } from './png';
import { expect, test } from './test';

// Run in order, because the tests share a browser. Each has its own page.
test.describe.configure({ mode: 'default' });

let browser: PacedBrowser;
test.beforeAll(async () => {
  // On-demand frames and software WebGL sometimes deadlock. Positions are the same without WebGL.
  browser = await PacedBrowser.launch(['--disable-3d-apis']);
});
test.afterAll(() => browser.close());

/**
 * Left edge of the comb, the second of the five objects, in px from the left of the stage; NaN if it is not in view.
 */
function combAt({ width, colors }: Pixels, box: { x: number; y: number; width: number; height: number }): number {
  const row = Math.round(box.y + (1.5 / 5) * box.height) * width;
  for (let x = Math.ceil(box.x); x < box.x + box.width; x++) {
    if (colors[row + x] === 0x000000) return x - Math.round(box.x);
  }
  return Number.NaN;
}

async function opened(
  hz: number,
): Promise<{ paced: PacedPage; box: { x: number; y: number; width: number; height: number } }> {
  const paced = await browser.open(`${origin}/motion-blur-test`, { hz });
  const box = await paced.page.getByRole('img', { name: /^Five objects/ }).boundingBox();
  if (!box) throw new Error('There is no stage');
  return { paced, box };
}

for (const hz of [60, 240]) {
  test(`at ${hz} Hz an object is where time × speed says, to 1 px`, async () => {
    const { paced, box } = await opened(hz);
    // Waits until Pixi has drawn the objects at their start positions.
    await expect.poll(async () => combAt(await paced.picture(), box), { timeout: 20_000 }).toBe(24);
    await paced.click('button', 'Start Test');
    const first = { tick: 0, x: Number.NaN };
    for (let i = 0; i < 12; i++) {
      await paced.run(3 + i);
      const x = combAt(await paced.picture(), box);
      if (i === 0) Object.assign(first, { tick: paced.tick, x });
      const way = ((paced.tick - first.tick) / 1000) * 960;
      // The comb's first column is black. It cannot be read where it reenters at the left.
      if (first.x + way > box.width - 80) break;
      expect(Math.abs(x - first.x - way), `after ${way} px`).toBeLessThanOrEqual(1);
    }
    expect(paced.tick - first.tick).toBeGreaterThan(100);
    await paced.close();
  });
}

test('nothing moves before the start, nor while it is paused, and Reset goes back to the origin', async () => {
  const { paced, box } = await opened(60);
  const place = async () => combAt(await paced.picture(), box);
  await expect.poll(place, { timeout: 20_000 }).toBe(24);
  await paced.run(20);
  expect(await place()).toBe(24);
  await paced.click('button', 'Start Test');
  await paced.run(15);
  await paced.click('button', 'Pause');
  const stopped = await place();
  expect(stopped).toBeGreaterThan(200);
  await paced.run(20);
  expect(await place()).toBe(stopped);
  await paced.click('button', 'Reset');
  expect(await place()).toBe(24);
  await paced.close();
});
