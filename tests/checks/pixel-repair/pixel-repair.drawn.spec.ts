import { repairPattern } from '../../../renderers/pixel-repair/repair.pattern';
import type { Pixels } from '../../e2e/png';
import { expect, test } from '../../e2e/test';
import { pump, pumpFills, smallWindow, takeFrames } from '../../flash/record';
import { opened } from '../../kit/test-page';
import { PixelRepairPage } from './pixel-repair.check';

// Small, so that many frames can be checked.
test.use(smallWindow(320, 240));

const order = [0xff0000, 0x00ff00, 0x0000ff, 0xffffff, 0x000000, 0xffff00, 0xff00ff, 0x00ffff];

/** All colors above the controls. */
const colorsOf = ({ width, height, colors }: Pixels) => new Set(colors.subarray(0, width * (height - 130)));

/** The one color that fills a picture above the controls. */
function fillOf(picture: Pixels): number {
  const colors = [...colorsOf(picture)];
  expect(colors).toHaveLength(1);
  return colors[0] ?? -1;
}

test('is fully saturated and in the specified order in 200 consecutive frames', async ({ page }) => {
  await takeFrames(page);
  const repair = await opened(PixelRepairPage, page);
  await repair.run('screen');
  await repair.drawn();
  // Every tenth frame is also checked in a screenshot of the window.
  const shown: number[] = [];
  const interval = 1000 / 60;
  const start = await page.evaluate(() => window.holdFrames());
  const from = () => start + shown.length * interval;
  while (shown.length < 200) {
    shown.push(...(await pumpFills(repair.canvas, { count: 9, interval, from: from() })));
    await pump(page, { count: 1, interval, from: from() }, (picture) => shown.push(fillOf(picture)));
  }
  expect(shown).toHaveLength(200);
  const changes = shown.filter((color, i) => color !== shown[i - 1]);
  const first = order.indexOf(changes[0] ?? -1);
  expect(changes).toEqual(changes.map((_, i) => order[(first + i) % 8]));
  // 200 frames at 60 Hz are 3.33 s: the first color, then 33 or 34 others, depending on when in its 100 ms the
  // recording started.
  expect(changes.length).toBeGreaterThanOrEqual(34);
  expect(changes.length).toBeLessThanOrEqual(35);
});

test('changes with every frame where the interval is shorter than one, and takes its brightness from the intensity', async ({
  page,
}) => {
  await takeFrames(page);
  const repair = await opened(PixelRepairPage, page);
  await repair.mode('screen').check();
  await repair.slider('Flash interval').press('Home');
  await repair.slider('Intensity').press('Home');
  await repair.run('screen');
  await repair.drawn();
  const shown: number[] = [];
  await pump(page, { count: 20, interval: 1000 / 60 }, (picture) => shown.push(fillOf(picture)));
  // The first frame only starts the timing.
  const half = order.map((color) => (color & 0x010101) * 128);
  const start = half.indexOf(shown[1] ?? -1);
  expect(shown.slice(1)).toEqual(shown.slice(1).map((_, i) => half[(start + i) % 8]));
});

test('is the same noise by the shader as by its twin, to the last pixel', async ({ page }) => {
  await page.addInitScript(() => {
    Math.random = () => 0.25;
  });
  await takeFrames(page);
  const repair = await opened(PixelRepairPage, page);
  await repair.run('noise-screen');
  await repair.drawn();
  const pictures: Pixels[] = [];
  await pump(page, { count: 3, interval: 1000 / 60 }, (picture) => pictures.push(picture));
  const [first] = pictures;
  if (!first) throw new Error('nothing was drawn');
  const { width, height } = first;
  const mismatches = ({ colors }: Pixels, frame: number, rows: number) => {
    const values = { ...repairPattern.values, noise: 1, frame };
    let count = 0;
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < width; x++) {
        if (colors[y * width + x] !== repairPattern.colorAt(x, y, width, height, values)) count += 1;
      }
    }
    return count;
  };
  // The number of frames before the test took over is unknown. After that, every frame advances by one.
  const base = Math.floor(0.25 * 0x3fffffff);
  const start = Array.from({ length: 2000 }, (_, i) => base + i).find((frame) => mismatches(first, frame, 1) === 0);
  expect(start).toBeDefined();
  for (const [i, picture] of pictures.entries()) expect(mismatches(picture, (start ?? 0) + i, height - 130)).toBe(0);
});
