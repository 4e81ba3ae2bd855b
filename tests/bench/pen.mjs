// @ts-check
import { openBench } from './bench-page.mjs';
import { paired, quantile, row } from './figures.mjs';
import { asHardware, run } from './touch.mjs';

/**
 * Main-thread CPU time of the pen's sheet beside that of the touch grid, by WebGL and on a 2D canvas: side by side in one
 * browser, under the same drag with 240 samples a second at 120 frames. The sheet holds as much ink as it keeps.
 */

/** Width, height and frames. */
const sizes = /** @type {const} */ ([
  [1920, 1080, 240],
  [3840, 2160, 40],
]);

/** Prints the comparison. @param {string} executablePath of a headless Chromium */
export async function benchPen(executablePath) {
  const { open, close } = await openBench('touch-page', 'touchBench', executablePath);
  try {
    console.log('\nPen: main-thread CPU milliseconds a frame, with paint and commit, under 240 samples a second');
    for (const [width, height, frames] of sizes) {
      const size = `${width} × ${height}`;
      for (const [name, prepare] of /** @type {const} */ ([
        ['by WebGL', asHardware],
        ['on a 2D canvas', undefined],
      ])) {
        const page = await open(width, height, prepare);
        const empty = await run(page, 'nothing', width, height, frames);
        const grid = await run(page, 'grid', width, height, frames);
        const sheet = await run(page, 'sheet', width, height, frames);
        await page.close();
        row(`an empty frame with its measuring, ${size}`, empty.frames);
        row(`touch grid ${name}, ${size}`, grid.frames);
        row(`pen sheet ${name}, ${size}`, sheet.frames);
        // Without what an empty frame costs.
        const usual = quantile(empty.frames, 0.5);
        const own = (/** @type {readonly number[]} */ costs) => quantile(costs, 0.5) - usual;
        const ratio = quantile(
          paired(grid.frames, sheet.frames, (a, b) => b / a),
          0.5,
        );
        console.log(
          `    the sheet costs ${ratio.toFixed(2)} × the grid, median of all pairs of frames; ${(own(sheet.frames) / own(grid.frames)).toFixed(2)} × without what an empty frame costs`,
        );
      }
    }
  } finally {
    await close();
  }
}
