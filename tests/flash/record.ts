import type { Locator, Page } from 'playwright/test';
import { decodeSrgb } from '../../measure/color/light';
import { launchOptions } from '../e2e/browser';
import { decodePng, type Pixels } from '../e2e/png';
import type { Frame } from './flash';

declare global {
  interface Window {
    /** Runs one animation frame, with a timestamp of the test's choice in ms. */
    pumpFrame(time: number): void;
    /**
     * From now on, animation frames come only from `pumpFrame`. Resolves when all pending frames have run, with the
     * time to continue from.
     */
    holdFrames(): Promise<number>;
    /** Gives the frames back to the browser, the held ones first. */
    releaseFrames(): void;
  }
}

/** Gives the test control over the page's animation frames. Call before the page is opened. */
export async function takeFrames(page: Page) {
  await page.addInitScript(() => {
    const real = { request: window.requestAnimationFrame, cancel: window.cancelAnimationFrame };
    let held = false;
    let next = 1_000_000;
    let queue = new Map<number, FrameRequestCallback>();
    window.requestAnimationFrame = (call) => {
      if (!held) return real.request.call(window, call);
      next += 1;
      queue.set(next, call);
      return next;
    };
    window.cancelAnimationFrame = (handle) => {
      queue.delete(handle);
      real.cancel.call(window, handle);
    };
    window.holdFrames = () => {
      held = true;
      // Frames requested earlier run before this one.
      return new Promise((resolve) => real.request.call(window, () => resolve(performance.now())));
    };
    window.releaseFrames = () => {
      held = false;
      window.pumpFrame(performance.now());
    };
    window.pumpFrame = (time) => {
      const due = queue;
      queue = new Map();
      for (const call of due.values()) call(time);
    };
  });
}

/** Options for `test.use`: a browser whose window has this size, which is also its viewport. */
export function smallWindow(width: number, height: number) {
  return { launchOptions: launchOptions({ args: [`--window-size=${width},${height}`] }), viewport: null };
}

interface Pumping {
  readonly count: number;
  /** Milliseconds from one frame to the next. */
  readonly interval: number;
  /** The page's time of the frame before the first one. Default: now. */
  readonly from?: number;
}

/**
 * Pumps `count` frames, `interval` ms apart, and passes a picture of the page to `onPicture` after each one. The
 * picture shows the browser's window, so the viewport must equal the window: use `smallWindow`. Each picture is decoded
 * while the browser draws the next one.
 */
export async function pump(
  page: Page,
  { count, interval, from }: Pumping,
  onPicture: (picture: Pixels, time: number) => void,
) {
  const session = await page.context().newCDPSession(page);
  const start = from ?? (await page.evaluate(() => window.holdFrames()));
  const capture = async (time: number) => {
    await page.evaluate((at) => window.pumpFrame(at), time);
    const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    return data;
  };
  let next = capture(start + interval);
  for (let i = 1; i <= count; i++) {
    const data = await next;
    if (i < count) next = capture(start + (i + 1) * interval);
    // If `onPicture` throws, nobody awaits the next capture, and its rejection must not be unhandled.
    next.catch(() => {});
    onPicture(decodePng(Buffer.from(data, 'base64')), i * interval);
  }
  await session.detach();
}

/**
 * Pumps frames like `pump`. Returns the color that fills the canvas after each frame, or NaN if there is more than one
 * color. Reads the pixels in the task that drew them, because WebGL does not keep the picture longer.
 */
export function pumpFills(canvas: Locator, { count, interval, from }: Required<Pumping>): Promise<number[]> {
  return canvas.evaluate(
    (element: HTMLCanvasElement, at) => {
      const { width, height } = element;
      const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
      if (!copy) throw new Error('There is no canvas to copy to');
      return Array.from({ length: at.count }, (_, i) => {
        window.pumpFrame(at.from + (i + 1) * at.interval);
        copy.drawImage(element, 0, 0);
        const pixels = new DataView(copy.getImageData(0, 0, width, height).data.buffer);
        const first = pixels.getUint32(0);
        for (let byte = 4; byte < pixels.byteLength; byte += 4) {
          if (pixels.getUint32(byte) !== first) return Number.NaN;
        }
        return first >>> 8;
      });
    },
    { count, interval, from },
  );
}

/** Side of a cell in px: about 0.1 degrees. WCAG treats balanced patterns finer than that as not flashing. */
export const CELL_PX = 4;

/** Linear light for codes 0 to 255. */
const linear = Float32Array.from({ length: 256 }, (_, code) => decodeSrgb(code / 255));

/** A picture as the flash analyzer needs it: cells of 4 × 4 px, each with the mean of its linear light. */
export function frameOf({ width, height, colors }: Pixels, time: number): Frame {
  const columns = Math.floor(width / CELL_PX);
  const rows = Math.floor(height / CELL_PX);
  const [red, green, blue] = [0, 0, 0].map(() => new Float32Array(columns * rows)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const share = 1 / CELL_PX ** 2;
  for (let y = 0; y < rows * CELL_PX; y++) {
    for (let x = 0; x < columns * CELL_PX; x++) {
      const cell = Math.floor(y / CELL_PX) * columns + Math.floor(x / CELL_PX);
      const color = colors[y * width + x] ?? 0;
      red[cell] = (red[cell] ?? 0) + (linear[color >> 16] ?? 0) * share;
      green[cell] = (green[cell] ?? 0) + (linear[(color >> 8) & 255] ?? 0) * share;
      blue[cell] = (blue[cell] ?? 0) + (linear[color & 255] ?? 0) * share;
    }
  }
  return { time, red, green, blue };
}
