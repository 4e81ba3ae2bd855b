// @ts-check
import { openBench } from './bench-page.mjs';
import { growth, quantile, row } from './figures.mjs';
import { passForHardware } from './hardware.mjs';

/** Main-thread time of the repair noise against `Math.random` into ImageData, side by side in one browser. */

/** @typedef {{ frames: number[], heaps: number[], bytes: number }} Cost */

const sizes = /** @type {const} */ ([
  [1920, 1080, 60],
  [3840, 2160, 20],
]);
/** Frames on a small stage, since software WebGL is too slow for as many on a large one. */
const many = 2000;

/** Prints the comparison. @param {string} executablePath of a headless Chromium */
export async function benchRepair(executablePath) {
  const { open, close } = await openBench('repair-page', 'bench', executablePath);
  try {
    console.log('\nPixel repair: main-thread milliseconds a frame, new noise in each (software WebGL)');
    for (const [width, height, frames] of sizes) {
      const page = await open(width, height, asHardware);
      const noise = await run(page, 'noise', width, height, frames);
      const plain = await run(page, 'imageData', width, height, frames);
      await page.close();
      row(`shader, ${width} × ${height}`, noise.frames);
      row(`Math.random into ImageData, ${width} × ${height}`, plain.frames);
      console.log(
        `  ${(quantile(plain.frames, 0.5) / quantile(noise.frames, 0.5)).toFixed(0)} × cheaper by the median`,
      );
    }
    const page = await open(320, 180, asHardware);
    const empty = await run(page, 'nothing', 0, 0, many);
    const long = await run(page, 'noise', 320, 180, many);
    row(`shader, ${many} frames of 320 × 180`, long.frames);
    growth(long);
    console.log(
      `  ${(long.bytes - empty.bytes).toFixed(0)} bytes a frame allocated, besides the ${empty.bytes.toFixed(0)} of measuring it`,
    );
  } finally {
    await close();
  }
}

/** @param {import('playwright').BrowserContext} context */
const asHardware = (context) => context.addInitScript(passForHardware, { busy: true });

/**
 * @param {import('playwright').Page} page @param {'noise' | 'imageData' | 'nothing'} what
 * @param {number} width @param {number} height @param {number} frames @returns {Promise<Cost>}
 */
function run(page, what, width, height, frames) {
  return page.evaluate(
    ([kind, w, h, n]) => window.bench[kind](w, h, n),
    /** @type {const} */ ([what, width, height, frames]),
  );
}
