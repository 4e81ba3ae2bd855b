// @ts-check
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { build } from 'vite';
import { serve } from '../../scripts/serve.mjs';
import { growth, quantile, row } from './figures.mjs';

/** Main-thread time of the repair noise against `Math.random` into ImageData, side by side in one browser. */

/** @typedef {{ frames: number[], heaps: number[], bytes: number }} Cost */

const out = fileURLToPath(new URL('../../.build/bench-repair', import.meta.url));
const sizes = /** @type {const} */ ([
  [1920, 1080, 60],
  [3840, 2160, 20],
]);
/** Frames on a small stage, since software WebGL is too slow for as many on a large one. */
const many = 2000;

/** Prints the comparison. @param {string} executablePath of a headless Chromium */
export async function benchRepair(executablePath) {
  await build({
    root: fileURLToPath(new URL('repair-page', import.meta.url)),
    configFile: false,
    logLevel: 'warn',
    build: { outDir: out, emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false } },
  });
  const server = serve(out).listen(0);
  const address = server.address();
  const url = `http://localhost:${typeof address === 'object' && address ? address.port : 0}/`;
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--enable-precise-memory-info',
      '--js-flags=--expose-gc',
    ],
  });
  try {
    console.log('\nPixel repair: main-thread milliseconds a frame, new noise in each (software WebGL)');
    for (const [width, height, frames] of sizes) {
      const page = await browser.newPage({ viewport: { width, height } });
      await page.goto(url);
      await page.waitForFunction(() => 'bench' in window);
      const noise = await run(page, 'noise', width, height, frames);
      const plain = await run(page, 'imageData', width, height, frames);
      await page.close();
      row(`shader, ${width} × ${height}`, noise.frames);
      row(`Math.random into ImageData, ${width} × ${height}`, plain.frames);
      console.log(
        `  ${(quantile(plain.frames, 0.5) / quantile(noise.frames, 0.5)).toFixed(0)} × cheaper by the median`,
      );
    }
    const page = await browser.newPage({ viewport: { width: 320, height: 180 } });
    await page.goto(url);
    await page.waitForFunction(() => 'bench' in window);
    const empty = await run(page, 'nothing', 0, 0, many);
    const long = await run(page, 'noise', 320, 180, many);
    row(`shader, ${many} frames of 320 × 180`, long.frames);
    growth(long);
    console.log(
      `  ${(long.bytes - empty.bytes).toFixed(0)} bytes a frame allocated, besides the ${empty.bytes.toFixed(0)} of measuring it`,
    );
  } finally {
    await browser.close();
    server.close();
  }
}

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
