import { type CDPSession, expect, type Locator, type Page } from 'playwright/test';
import type { Raster } from '../../../renderers/pattern';
import { strays } from '../fixtures/pixels';
import { decodePng, type Pixels } from '../png';

/** The screen's pixels where a picture's canvas is, in device px. */
export interface Seen {
  /** Size of the canvas's own pixels. */
  readonly width: number;
  readonly height: number;
  readonly webgl: boolean;
  readonly screenshot: Pixels;
  /** Upper left corner in the screenshot. */
  readonly left: number;
  readonly top: number;
}

/** How long a busy browser may take to bring to the screen what the page has drawn, ms. */
const MAX_PAINT_MS = 10_000;

/**
 * Takes a picture until it satisfies `prove`: React, the compositor and the tiles of a busy browser may be frames
 * behind what the page says. A difference that lasts fails.
 */
export async function expectPicture<T>(take: () => Promise<T>, prove: (picture: T) => unknown): Promise<void> {
  await expect(async () => {
    await prove(await take());
  }).toPass({ timeout: MAX_PAINT_MS, intervals: [0, 50, 100, 200, 400] });
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * The window's device pixels. Playwright's own screenshot is shrunk by the page's zoom, and its file is packed as small
 * as can be, which takes the browser longer than all the rest.
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
      // A canvas has one kind of context for good.
      webgl: element.getContext('2d') === null,
      left: Math.round(left * devicePixelRatio),
      top: Math.round(top * devicePixelRatio),
    };
  });
  return { ...place, screenshot: await screenshot(picture.page()) };
}

/** How many device px of a picture differ from what its raster says. */
export function wrongPixels<Values>(seen: Seen, raster: Raster<Values>, values: Values): number {
  return strays(crop(seen), (x, y, width, height) => raster.colorAt(x, y, width, height, values));
}

/** The picture alone. */
export function crop({ screenshot, width, height, left, top }: Seen): Pixels {
  const colors = new Uint32Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = (top + y) * screenshot.width + left;
    colors.set(screenshot.colors.subarray(from, from + width), y * width);
  }
  return { width, height, colors };
}
