// @ts-check
import { openBench } from './bench-page.mjs';
import { growth, paired, quantile, row } from './figures.mjs';
import { passForHardware } from './hardware.mjs';

/**
 * Main-thread CPU time of the touch grid, by WebGL and on a 2D canvas, against a plain 2D canvas: side by side in one
 * browser, under a drag at 120 Hz. What WebGL costs other processes is in `frames.mjs`.
 */

/** @typedef {{ frames: number[], heaps: number[], bytes: number }} Cost */
/** @typedef {{ name: string, cat: string, pid: number, tid: number, ts: number, dur: number, tdur?: number }} TraceEvent */
/** @typedef {'grid' | 'sheet' | 'plain' | 'nothing'} Kind */

/** Width, height, frames, and the milliseconds of its own that a frame may take. */
const sizes = /** @type {const} */ ([
  [1920, 1080, 240, 0.8],
  [3840, 2160, 40, 1.2],
]);
/** Frames on a small stage, since software WebGL is too slow for as many on a large one. */
const many = 2000;

/** Prints the comparison. @param {string} executablePath of a headless Chromium */
export async function benchTouch(executablePath) {
  const { open, close } = await openBench('touch-page', 'touchBench', executablePath);
  try {
    console.log('\nTouch: main-thread CPU milliseconds a frame, with paint and commit, under a drag at 120 Hz');
    for (const [width, height, frames, aim] of sizes) {
      const size = `${width} × ${height}`;
      const page = await open(width, height);
      const canvas = await run(page, 'grid', width, height, frames);
      const plain = await run(page, 'plain', width, height, frames);
      const empty = await run(page, 'nothing', width, height, frames);
      await page.close();
      const hardware = await open(width, height, asHardware);
      const webgl = await run(hardware, 'grid', width, height, frames);
      await hardware.close();
      row(`an empty frame with its measuring, ${size}`, empty.frames);
      row(`2D canvas that redraws its grid, ${size}`, plain.frames);
      for (const [name, cost] of /** @type {const} */ ([
        ['grid by WebGL', webgl],
        ['grid on a 2D canvas', canvas],
      ])) {
        row(`${name}, ${size}`, cost.frames);
        // The same frame of the same drag in both, with what an empty frame costs.
        const ratio = quantile(
          paired(plain.frames, cost.frames, (a, b) => a / b),
          0.5,
        );
        const usual = quantile(empty.frames, 0.5);
        const kept = cost.frames.filter((time) => time - usual <= aim).length / cost.frames.length;
        console.log(
          `    ${ratio.toFixed(1)} × cheaper, median of all pairs of frames; ${(kept * 100).toFixed(0)} % of frames within ${aim} ms of an empty one`,
        );
      }
    }
    const page = await open(640, 360, asHardware);
    const empty = await run(page, 'nothing', 0, 0, many);
    const long = await run(page, 'grid', 640, 360, many);
    row(`grid by WebGL, ${many} frames of 640 × 360`, long.frames);
    growth(long);
    console.log(
      `  ${(long.bytes - empty.bytes).toFixed(0)} bytes a frame allocated, besides the ${empty.bytes.toFixed(0)} of measuring it`,
    );
  } finally {
    await close();
  }
}

/** @param {import('playwright').BrowserContext} context */
export const asHardware = (context) => context.addInitScript(passForHardware, { busy: false });

/**
 * Runs one of them under a trace. What counts is the CPU time of every main-thread task between two marks, with layout,
 * paint and commit: a 2D canvas only notes down what it is told and pays for it later.
 * @param {import('playwright').Page} page @param {Kind} kind @param {number} width @param {number} height
 * @param {number} frames @returns {Promise<Cost>}
 */
export async function run(page, kind, width, height, frames) {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  const heap = await page.evaluate(
    ([what, w, h, n]) => window.touchBench[what](w, h, n),
    /** @type {const} */ ([kind, width, height, frames]),
  );
  const file = await browser?.stopTracing();
  /** @type {{ traceEvents: TraceEvent[] }} */
  const { traceEvents } = JSON.parse(file?.toString() ?? '{"traceEvents":[]}');
  const marks = traceEvents.filter(
    ({ name, cat }) => cat.includes('user_timing') && (name === 'frame' || name === 'end'),
  );
  const [first] = marks;
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && pid === first?.pid && tid === first.tid,
  );
  const costs = marks.slice(0, -1).map((mark, i) => {
    const until = marks[i + 1]?.ts ?? 0;
    // The task that holds a mark ends after it.
    const own = tasks.filter(({ ts, dur }) => ts + dur > mark.ts && ts + dur < until);
    return own.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
  });
  return { frames: costs, ...heap };
}
