import { motionViews } from '../../../content/motion-blur';
import { origin } from '../../e2e/browser';
import { choose } from '../../e2e/models/frames.page';
import { PacedBrowser, type PacedPage } from '../../e2e/paced-browser';
import type { Pixels } from '../../e2e/png';
import { expect, test } from '../../e2e/test';

// Run in order, because the tests share a browser. Each has its own page.
test.describe.configure({ mode: 'default' });

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

let browser: PacedBrowser;
test.beforeAll(async () => {
  // On-demand frames and software WebGL sometimes deadlock. Positions are the same without WebGL.
  browser = await PacedBrowser.launch(['--disable-3d-apis']);
});
test.afterAll(() => browser.close());

/**
 * Left edge of the comb, the second of the five objects, in px from the left of the stage; NaN if it is not in view.
 */
function combAt({ width, colors }: Pixels, box: Box): number {
  const row = Math.round(box.y + (1.5 / 5) * box.height) * width;
  for (let x = Math.ceil(box.x); x < box.x + box.width; x++) {
    if (colors[row + x] === 0x000000) return x - Math.round(box.x);
  }
  return Number.NaN;
}

/** Opens the five objects, black on white, or another view in its own colors. */
async function opened(hz: number, view: keyof typeof motionViews = 'objects'): Promise<{ paced: PacedPage; box: Box }> {
  const paced = await browser.open(`${origin}/motion-blur-test`, { hz, width: 1000, height: 1000 });
  const { name } = motionViews[view];
  if (view !== 'lanes') await paced.click('radio', name);
  if (view === 'objects') await choose(paced.page.getByLabel('Colors'), 'black-white');
  await paced.run(2);
  const box = await paced.page.getByRole('img', { name: new RegExp(`^${name}`) }).boundingBox();
  if (!box) throw new Error('There is no stage');
  return { paced, box };
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

/** Left edges of the plates: of their first white column, in a row without teeth. */
function platesAt({ width, colors }: Pixels, box: Box): number[] {
  return [1, 2, 3].map((lane) => {
    const row = Math.round(box.y + (lane * box.height) / 3 - 8 - 112 + 4) * width;
    for (let x = Math.ceil(box.x); x < box.x + box.width; x++) if (colors[row + x] === 0xffffff) return x;
    return Number.NaN;
  });
}

for (const hz of [60, 360]) {
  test(`at ${hz} Hz the lanes hold each place for one, two and four frames, and keep to time × speed`, async () => {
    const { paced, box } = await opened(hz, 'lanes');
    const middle = Math.round((box.width - 336) / 2);
    await expect
      .poll(async () => platesAt(await paced.picture(), box), { timeout: 20_000 })
      .toEqual([middle, middle, middle]);
    // Until the rate is known.
    await paced.run(2 * hz);
    await paced.click('button', 'Start Test');
    const seen: { tick: number; places: number[] }[] = [];
    for (let frame = 0; frame < 24; frame++)
      seen.push({ places: platesAt(await paced.picture(), box), tick: paced.tick });
    for (const [lane, hold] of [1, 2, 4].entries()) {
      const at = (frame: number) => seen[frame]?.places[lane] ?? Number.NaN;
      const moves = seen.flatMap((_, frame) => (frame > 0 && at(frame) !== at(frame - 1) ? [frame] : []));
      const [first = 0] = moves;
      expect(moves, `lane ${lane}`).toEqual(
        Array.from({ length: Math.ceil((24 - first) / hold) }, (_, i) => first + i * hold),
      );
      for (const frame of moves) {
        const way = (((seen[frame]?.tick ?? 0) - (seen[first]?.tick ?? 0)) / 1000) * 960;
        expect(Math.abs(at(frame) - at(first) - way), `lane ${lane} after ${way} px`).toBeLessThanOrEqual(1);
      }
    }
    await paced.close();
  });
}

test('at 360 Hz a mark takes one cell a frame, none twice within 1/10 s, and a skipped frame leaves its cell dark', async () => {
  const { paced, box } = await opened(360, 'photo');
  await paced.run(720);
  await paced.click('button', 'Start Test');
  await paced.run(720);
  const cellAt = ({ width, colors }: Pixels) => {
    const lit: number[] = [];
    for (let cell = 0; cell < 64; cell++) {
      const x = Math.round(box.x + (((cell % 16) + 0.5) * box.width) / 16);
      const y = Math.round(box.y + ((Math.floor(cell / 16) + 0.5) * box.height) / 4);
      if (colors[y * width + x] === 0xf2f2f2) lit.push(cell);
    }
    expect(lit).toHaveLength(1);
    return lit[0] ?? Number.NaN;
  };
  const first = cellAt(await paced.picture());
  const cells = [first];
  for (let frame = 1; frame < 36; frame++) {
    if (frame === 20) await paced.run(1, { skip: [0] });
    else cells.push(cellAt(await paced.picture()));
  }
  expect(cells).toEqual(Array.from({ length: 36 }, (_, i) => (first + i) % 64).filter((_, i) => i !== 20));
  await paced.close();
});
