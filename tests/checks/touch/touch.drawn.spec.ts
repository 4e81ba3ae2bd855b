import { keepAtWork, passForHardware } from '../../bench/hardware.mjs';
import { origin } from '../../e2e/browser';
import { browsersOfFile } from '../../e2e/browser-pool';
import { isWebgl, loseContext, screenshot } from '../../e2e/models/picture';
import type { Pixels } from '../../e2e/png';
import { expect, type Page, test } from '../../e2e/test';
import { waitLonger } from '../../e2e/waits';
import { isPageError } from '../../e2e/watch-page';
import { line, TouchPage } from './touch.check';

const browserWith = browsersOfFile();
const ground = 0x121212;
const empty = 0x2b2b2b;
const painted = 0xf2f2f2;

/**
 * How the grid is drawn: by software WebGL that poses as hardware, by one that is too slow for that, by software WebGL
 * as it is, or without WebGL.
 */
type Graphics = 'webgl' | 'slow' | 'software' | 'none';

/** Opens a window of this size at a real device scale factor, starts, and paints the second row. */
async function painting(scale: number, graphics: Graphics, use: (touch: TouchPage, page: Page) => Promise<void>) {
  const args = [`--force-device-scale-factor=${scale}`, '--window-size=1000,700'];
  const browser = await browserWith(graphics === 'none' ? [...args, '--disable-3d-apis'] : args);
  const context = await browser.newContext({ viewport: null, baseURL: origin, hasTouch: true });
  try {
    if (graphics === 'webgl') await context.addInitScript(passForHardware, { busy: true });
    if (graphics === 'slow') {
      await context.addInitScript(passForHardware, { busy: false });
      await context.addInitScript(keepAtWork);
    }
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', (message) => {
      // Pixi releases a context that the test has already lost.
      const known = message.text().includes('context already lost');
      if (isPageError(message) && !known) errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    const touch = new TouchPage(page);
    await touch.run();
    // The refusal of fullscreen and the lack of WebGL are not the page's faults.
    errors.length = 0;
    await expect.poll(() => isWebgl(touch.pad.locator('canvas'))).toBe(graphics === 'webgl');
    const { fingers } = touch;
    await fingers.stroke(line([100, 50], [400, 50], 11));
    await use(touch, page);
    expect(errors).toEqual([]);
  } finally {
    await context.close();
  }
}

/**
 * Number of pixels outside the panel that differ from a grid of 36 CSS px. Computed independently of the page's code.
 */
function mismatches({ width, height, colors }: Pixels, scale: number, panelFrom: number): number {
  const pitch = 36 * scale;
  const gap = Math.round(scale);
  const columns = Math.round((width + gap) / pitch);
  const rows = Math.round((height + gap) / pitch);
  let count = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (x >= panelFrom * scale && y < 400 * scale) continue;
      const column = Math.min(columns - 1, Math.floor(x / pitch));
      const row = Math.min(rows - 1, Math.floor(y / pitch));
      const inGap =
        (column < columns - 1 && x >= (column + 1) * pitch - gap) || (row < rows - 1 && y >= (row + 1) * pitch - gap);
      // 100 to 400 px is in columns 2 to 11.
      const touched = row === 1 && column >= 2 && column <= 11;
      const due = inGap ? ground : touched ? painted : empty;
      count += Number(colors[y * width + x] !== due);
    }
  }
  return count;
}

/** Waits until glow and particles are gone and every pixel is as the stroke left it. */
async function expectExact(touch: TouchPage, page: Page, scale = 1) {
  const box = await touch.panel.boundingBox();
  const wrong = async () => mismatches(await screenshot(page), scale, (box?.x ?? 0) - 4);
  await expect.poll(wrong, { intervals: [200], timeout: 20_000 }).toBe(0);
}

/** The cell under a finger has the live color, and glow, ring and particles follow it. At a pixel ratio of 1. */
async function expectLive({ fingers }: TouchPage, page: Page) {
  await fingers.down(0, [17, 305]);
  let column = 0;
  const sees = async () => {
    // Particles are short-lived, and only a new cell has some.
    column++;
    await fingers.move(0, [column * 36 + 17, 305]);
    const { width, colors } = await screenshot(page);
    const at = (x: number, y: number) => colors[y * width + x] ?? 0;
    // Particles in the cell's own color pass over it, and a 2D canvas rounds when it blends.
    const isLive = (color: number) =>
      [16, 8, 0].every((shift) => Math.abs(((color >> shift) & 255) - ((0xff5c1a >> shift) & 255)) <= 4);
    const held = Array.from({ length: 35 }, (_, i) => at(column * 36 + i, 305)).filter(isLive);
    // Outside the row, where only rings and particles are drawn.
    let particles = 0;
    for (let y = 250; y < 287; y++)
      for (let x = 0; x < (column + 2) * 36; x++) particles += Number(![ground, empty].includes(at(x, y)));
    return { held: held.length, particles: particles > 0 };
  };
  await expect.poll(sees).toEqual({ held: 35, particles: true });
  await fingers.up(0);
}

for (const [scale, graphics] of [
  [1, 'software'],
  [1.5, 'webgl'],
  [2, 'none'],
  [1, 'slow'],
] as const) {
  test(`the grid is exact to the device pixel at a pixel ratio of ${scale}, graphics: ${graphics}`, async () => {
    await painting(scale, graphics, async (touch, page) => {
      await expect(touch.figure('Touched')).not.toHaveText('0%');
      const width = await page.evaluate(() => Math.round(innerWidth * devicePixelRatio));
      await expect.poll(async () => (await screenshot(page)).width).toBe(width);
      await expectExact(touch, page, scale);
      if (scale === 1) await expectLive(touch, page);
      const attributes = await touch.pad
        .locator('canvas')
        .evaluate((canvas: HTMLCanvasElement) => canvas.getContext('2d')?.getContextAttributes() ?? null);
      // Where the name of hardware was believed at first, there may be a GPU.
      expect(attributes?.desynchronized).toBe({ webgl: undefined, slow: false, software: true, none: true }[graphics]);
    });
  });
}

test('a lost context comes back with all that was painted, and goes on drawing', async () => {
  await painting(1, 'webgl', async (touch, page) => {
    await expectExact(touch, page);
    await page.evaluate(waitLonger);
    await loseContext(touch.pad.locator('canvas'));
    await expectExact(touch, page);
    await expectLive(touch, page);
  });
});
