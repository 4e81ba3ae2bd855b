import type { Raster } from '../../../renderers/pattern';
import { mismatches } from '../fixtures/pixels';
import { decodePng, type Pixels } from '../png';
import { type CDPSession, expect, type Locator, type Page } from '../test';

/** A screenshot, and where a picture's canvas is in it, in device px. */
export interface Seen {
  /** Size of the canvas in its own pixels. */
  readonly width: number;
  readonly height: number;
  readonly webgl: boolean;
  readonly screenshot: Pixels;
  /** Upper left corner in the screenshot. */
  readonly left: number;
  readonly top: number;
}

/** Maximum time in ms until a busy browser shows what the page has drawn. */
const MAX_PAINT_MS = 10_000;

/**
 * Takes pictures until one satisfies `prove`: on a busy browser React, the compositor and the tiles may be frames
 * behind what the page says. A permanent difference fails.
 */
export async function expectPicture<T>(take: () => Promise<T>, prove: (picture: T) => unknown): Promise<void> {
  await expect(async () => {
    await prove(await take());
  }).toPass({ timeout: MAX_PAINT_MS, intervals: [0, 50, 100, 200, 400] });
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * A screenshot of the window in device pixels. Playwright's own screenshot is scaled by the page's zoom, and compresses
 * its file as much as possible, which takes the browser longer than everything else.
 */
export async function screenshot(page: Page): Promise<Pixels> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const { data } = await (await session).send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  return decodePng(Buffer.from(data, 'base64'));
}

/** Scrolls a picture into view, waits until it is drawn, and takes a screenshot of the page. */
export async function see(picture: Locator): Promise<Seen> {
  const canvas = picture.locator('canvas');
  const place = await canvas.evaluate(async (element: HTMLCanvasElement) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    while (element.style.visibility !== 'visible') await new Promise(requestAnimationFrame);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const { left, top } = element.getBoundingClientRect();
    return {
      width: element.width,
      height: element.height,
      // The type of a canvas's context never changes.
      webgl: element.getContext('2d') === null,
      left: Math.round(left * devicePixelRatio),
      top: Math.round(top * devicePixelRatio),
    };
  });
  return { ...place, screenshot: await screenshot(picture.page()) };
}

/** Number of device px of a picture that differ from its raster. */
export function wrongPixels<Values>(seen: Seen, raster: Raster<Values>, values: Values): number {
  return mismatches(crop(seen), (x, y, width, height) => raster.colorAt(x, y, width, height, values));
}

/** Only the picture, without the rest of the screenshot. */
export function crop({ screenshot, width, height, left, top }: Seen): Pixels {
  const colors = new Uint32Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = (top + y) * screenshot.width + left;
    colors.set(screenshot.colors.subarray(from, from + width), y * width);
  }
  return { width, height, colors };
}

/** Whether a canvas is drawn by WebGL. The type of its context never changes. */
export const isWebgl = (canvas: Locator) =>
  canvas.evaluate((element: HTMLCanvasElement) => element.getContext('2d') === null);

/** Loses the WebGL context of a canvas and restores it. Fails if it is not drawn by WebGL. */
export const loseContext = (canvas: Locator) =>
  canvas.evaluate(async (element: HTMLCanvasElement) => {
    const extension = element.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    if (!extension) throw new Error('The canvas is not drawn by WebGL');
    const next = (type: string) => new Promise((done) => element.addEventListener(type, done, { once: true }));
    const lost = next('webglcontextlost');
    extension.loseContext();
    await lost;
    // A context cannot be restored in the task that reports its loss.
    await new Promise((done) => setTimeout(done, 10));
    const restored = next('webglcontextrestored');
    extension.restoreContext();
    await restored;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
