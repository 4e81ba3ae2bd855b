// @ts-check
import { openDrawings } from './bench-page.mjs';
import { quantile } from './figures.mjs';
import { passForHardware } from './hardware.mjs';
import { table } from './table.mjs';

/**
 * Measures the frame rate of animations in real time, and the CPU time of the whole browser: WebGL and 2D canvas,
 * compared with a 2D canvas that redraws only what changed. Main-thread time alone does not show a GPU process that
 * falls behind.
 */

/** @typedef {import('./drawings-page/main').SubjectName} SubjectName */

const WIDTH = 1920;
const HEIGHT = 1080;
/** Duration of each measurement. The first second after the drawing is opened comes before it. */
const MEASURE_MS = 4000;
const FIRST_MS = 1000;
/** Minimum frame rate, of 60. */
const MIN_FPS = 58;

/**
 * Subject, name, whether software WebGL has the name of hardware, and whether the rate has an aim.
 * @type {readonly (readonly [SubjectName, string, boolean, boolean])[]}
 */
const subjects = [
  ['empty', 'nothing drawn', false, false],
  ['touch', 'touch, as Assay chooses here', false, true],
  ['touch', 'touch, software under another name', true, true],
  ['touchDirty', 'touch, 2D canvas with dirty cells', false, false],
  ['touchParticles', 'touch, 2D canvas with dirty cells and particles', false, false],
  ['motion', 'motion, as Assay chooses here', false, true],
  ['motion', 'motion, software under another name', true, true],
  ['motionDirty', 'motion, 2D canvas with dirty places', false, false],
  ['pen', 'pen, as Assay chooses here', false, false],
  ['penDirty', 'pen, 2D canvas with dirty cells', false, false],
  ['penOver', 'pen, 2D canvas with dirty cells, and one for the pen', false, false],
  ['noise', 'repair noise, as Assay chooses here', false, false],
  ['noiseImage', 'repair noise, Math.random into ImageData', false, false],
];

/** @param {string} executablePath of a headless Chromium */
export async function benchFrames(executablePath) {
  const { open, close } = await openDrawings(executablePath, ['--disable-gpu']);
  /** @type {string[][]} */
  const rows = [];
  let note = '';
  try {
    for (const [subject, name, isHardware, aimed] of subjects) {
      const page = await open(WIDTH, HEIGHT, async (context) => {
        if (isHardware) await context.addInitScript(passForHardware, { busy: false, slow: true });
      });
      const session = await page.context().browser()?.newBrowserCDPSession();
      const own = await page.context().newCDPSession(page);
      await own.send('Performance.enable');
      const spent = async () => {
        const all = await session?.send('SystemInfo.getProcessInfo');
        const { metrics } = await own.send('Performance.getMetrics');
        return {
          all: all?.processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0) ?? Number.NaN,
          main: metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? Number.NaN,
        };
      };
      await page.evaluate(
        ([what, width, height]) => window.drawings.open(what, { width, height }, 1000 / 60),
        /** @type {const} */ ([subject, WIDTH, HEIGHT]),
      );
      const early = await page.evaluate((time) => window.drawings.live(time), FIRST_MS);
      const before = await spent();
      const { gaps, facts } = await page.evaluate((time) => window.drawings.live(time), MEASURE_MS);
      const after = await spent();
      await page.close();
      const time = gaps.reduce((sum, gap) => sum + gap, 0);
      const frames = (gaps.length * 1000) / time;
      const perFrame = (/** @type {number} */ seconds) => ((seconds * 1000) / gaps.length).toFixed(1);
      const by = facts ? facts.backend : subject === 'empty' ? '' : '2d';
      const missed = aimed && Math.min(frames, early.gaps.length) < MIN_FPS ? ` (aim ${MIN_FPS})` : '';
      rows.push([
        `${name}${missed}`,
        ...[String(early.gaps.length), frames.toFixed(1), quantile(gaps, 1).toFixed(0)],
        ...[perFrame(after.main - before.main), perFrame(after.all - before.all), by],
      ]);
      if (subject === 'empty' && frames < MIN_FPS)
        note = ' Even an empty page misses frames: this computer is too busy to judge the rest by.';
    }
  } finally {
    await close();
  }
  const text = `Of 60, in the first second, then in each of ${MEASURE_MS / 1000} s: ${WIDTH} × ${HEIGHT}, no GPU; touch under a continuous drag, a pen under a stroke, motion and noise running. Times in ms; main thread and all processes for each frame.${note}`;
  const head = ['', 'first second', 'then', 'longest', 'main thread', 'all processes', 'drawn by'];
  const body = `## Frames delivered\n\n${text}\n\n${table(head, rows)}`;
  console.log(`\n${body}`);
  return { body };
}
