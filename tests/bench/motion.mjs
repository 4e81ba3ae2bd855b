// @ts-check
import { openBench } from './bench-page.mjs';
import { growth, quantile } from './figures.mjs';
import { passForHardware } from './hardware.mjs';

/** What a frame of each motion costs on the main thread, and how far the frame clock errs on simulated traces. */

/** @typedef {{ frames: number[], heaps: number[] }} Cost */

/** Milliseconds of a frame at 360 Hz. */
const FRAME = 1000 / 360;
const scenes = /** @type {const} */ ([
  ['objects', 'horizontal'],
  ['objects', 'vertical'],
  ['objects', 'circular'],
  ['objects', 'diagonal'],
  ['lanes', 'horizontal'],
  ['bars', 'horizontal'],
  ['pursuit', 'horizontal'],
]);
const sizes = /** @type {const} */ ([
  [1920, 1080, 60],
  [3840, 2160, 30],
]);

/** Prints both tables. @param {string} executablePath of a headless Chromium */
export async function benchMotion(executablePath) {
  const { open, close } = await openBench('motion-page', 'motionBench', executablePath);
  try {
    console.log('\nMotion: main-thread milliseconds a frame, and the share of a frame at 360 Hz (software WebGL)');
    for (const [width, height, frames] of sizes) {
      const page = await open(width, height, asHardware);
      for (const [view, path] of scenes) {
        const name = view === 'objects' ? `${view}, ${path}` : view;
        const cost = await page.evaluate(
          ([v, p, n]) => window.motionBench.motion(v, p, n),
          /** @type {const} */ ([view, path, frames]),
        );
        row(`${name}, ${width} × ${height}`, cost);
      }
      row(`strip, ${width} × ${height}`, await page.evaluate((n) => window.motionBench.strip(n), frames));
      await page.close();
    }
    const page = await open(320, 180, asHardware);
    const long = await page.evaluate(() => window.motionBench.motion('objects', 'circular', 2000));
    row('objects, circular, 2000 frames of 320 × 180', long);
    growth(long);

    console.log('\nFrame clock: largest error in Hz on five simulated traces of 10 s (0.3 ms jitter, 1 % missed)');
    console.log('    timerResolution       Hz    clock  missed  mean of 60  median of 60');
    for (const { hz, timerResolution, clock, missed, mean, median } of await page.evaluate(() =>
      window.motionBench.clocks(),
    )) {
      const own = clock === null ? 'no figure' : clock.toFixed(4);
      console.log(
        `  ${String(timerResolution).padStart(7)} ${hz.toFixed(2).padStart(8)} ${own.padStart(9)} ${String(missed ?? '—').padStart(6)} ${mean.toFixed(3).padStart(11)} ${median.toFixed(3).padStart(13)}`,
      );
    }
  } finally {
    await close();
  }
}

/** @param {import('playwright').BrowserContext} context */
const asHardware = (context) => context.addInitScript(passForHardware, { busy: true });

/** @param {string} name @param {Cost} cost */
function row(name, { frames }) {
  const p95 = quantile(frames, 0.95);
  const share = `${((p95 / FRAME) * 100).toFixed(0)} %`;
  console.log(`  median ${quantile(frames, 0.5).toFixed(3)}  p95 ${p95.toFixed(3)} (${share.padStart(5)})  ${name}`);
}
