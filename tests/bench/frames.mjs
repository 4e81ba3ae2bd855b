// @ts-check
import { openDrawings } from './bench-page.mjs';
import { ratioText } from './drawings.mjs';
import { meanOf, quantile, ratioOf } from './figures.mjs';
import { passForHardware } from './hardware.mjs';
import { table } from './table.mjs';

/**
 * Measures the frame rate of animations in real time, and the CPU time of the whole browser: WebGL and 2D canvas,
 * compared with the usual ways to draw the same. Main-thread time alone does not show a GPU process that falls behind.
 * The ways take turns in rounds, so that other load on the machine affects all of them.
 */

/** @typedef {import('./drawings-page/main').SubjectName} SubjectName */

const WIDTH = 1920;
const HEIGHT = 1080;
const ROUNDS = 6;
/** Duration of each measurement. The first second after the drawing is opened comes before it. */
const MEASURE_MS = 2000;
const FIRST_MS = 1000;
/** Minimum frame rate, of 60. */
const MIN_FPS = 58;

/** Software WebGL that has the name of hardware. */
const hardware = /** @type {const} */ ({ isHardware: true, isAimed: true });
const own = /** @type {const} */ ({ isAimed: true });

/** @typedef {{ name: string, subject: SubjectName, isHardware?: boolean, isAimed?: boolean }} Way */

/** Drawings, with Assay's way first. The frame rate of some has an aim. @type {readonly (readonly Way[])[]} */
const drawings = [
  [{ name: 'nothing drawn', subject: 'empty' }],
  [
    { name: 'touch, as Assay chooses here', subject: 'touch', ...own },
    { name: 'touch, software under another name', subject: 'touch', ...hardware },
    { name: 'touch, 2D canvas with dirty cells', subject: 'touchDirty' },
    { name: 'touch, 2D canvas with dirty cells and particles', subject: 'touchParticles' },
  ],
  [
    { name: 'motion, as Assay chooses here', subject: 'motion', ...own },
    { name: 'motion, software under another name', subject: 'motion', ...hardware },
    { name: 'motion, 2D canvas with dirty places', subject: 'motionDirty' },
  ],
  [
    { name: 'pen, as Assay chooses here', subject: 'pen' },
    { name: 'pen, 2D canvas with dirty cells', subject: 'penDirty' },
    { name: 'pen, 2D canvas with dirty cells, and one for the pen', subject: 'penOver' },
  ],
  [
    { name: 'repair noise, as Assay chooses here', subject: 'noise' },
    { name: 'repair noise, Math.random into ImageData', subject: 'noiseImage' },
  ],
  [
    { name: 'level meters, as Assay draws them', subject: 'meters' },
    { name: 'level meters, DOM width, DOM bars, SVG line', subject: 'metersDom' },
  ],
  [{ name: 'mouse, as Assay draws it', subject: 'mouse' }],
];

/** @typedef {{ first: number, gaps: number[], main: number, all: number, by: string }} Run main and all: ms a frame */

/** @param {Awaited<ReturnType<typeof openDrawings>>} bench @param {Way} way @returns {Promise<Run>} */
async function runOf({ open }, { subject, isHardware = false }) {
  const page = await open(WIDTH, HEIGHT, async (context) => {
    if (isHardware) await context.addInitScript(passForHardware, { busy: false, slow: true });
  });
  const session = await page.context().browser()?.newBrowserCDPSession();
  const inner = await page.context().newCDPSession(page);
  await inner.send('Performance.enable');
  const spent = async () => {
    const all = await session?.send('SystemInfo.getProcessInfo');
    const { metrics } = await inner.send('Performance.getMetrics');
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
  const perFrame = (/** @type {number} */ seconds) => (seconds * 1000) / gaps.length;
  return {
    first: early.gaps.length,
    gaps,
    main: perFrame(after.main - before.main),
    all: perFrame(after.all - before.all),
    by: facts ? facts.backend : subject === 'empty' ? '' : '2d',
  };
}

/** @param {readonly Run[]} runs in rounds @param {readonly Run[]} base Assay's runs of the same rounds @param {Way} way */
function rowOf(runs, base, { name, isAimed }) {
  const first = Math.min(...runs.map((run) => run.first));
  const gaps = runs.flatMap((run) => run.gaps);
  const frames = 1000 / meanOf(gaps).mean;
  const missed = isAimed && Math.min(first, frames) < MIN_FPS ? ` (aim ${MIN_FPS})` : '';
  const cost = (/** @type {'main' | 'all'} */ key) => {
    const costs = runs.map((run) => run[key]);
    const times =
      runs === base
        ? '1'
        : ratioText(
            ratioOf(
              costs,
              base.map((run) => run[key]),
            ),
          );
    return [meanOf(costs).mean.toFixed(1), times];
  };
  const rates = [`${first}`, frames.toFixed(1), quantile(gaps, 1).toFixed(0)];
  return [name + missed, ...rates, ...cost('main'), ...cost('all'), runs[0]?.by ?? ''];
}

/** @param {string} executablePath of a headless Chromium */
export async function benchFrames(executablePath) {
  const bench = await openDrawings(executablePath, ['--disable-gpu']);
  /** @type {Map<Way, Run[]>} */
  const runs = new Map(drawings.flat().map((way) => [way, []]));
  try {
    for (let round = 0; round < ROUNDS; round++) {
      for (const [way, done] of runs) done.push(await runOf(bench, way));
    }
  } finally {
    await bench.close();
  }
  const of = (/** @type {Way | undefined} */ way) => (way && runs.get(way)) ?? [];
  const rows = drawings.flatMap((ways) => ways.map((way) => rowOf(of(way), of(ways[0]), way)));
  const text = `Of 60, in the first second, at the least, then in ${MEASURE_MS / 1000} s: ${WIDTH} × ${HEIGHT}, no GPU; touch under a continuous drag, a pen under a stroke, a mouse of 1,000 samples a second, the others running. ${ROUNDS} rounds in turns. Times in ms a frame: main thread and all processes, and how many times Assay’s with the 95 % interval. If nothing drawn misses frames, this computer was too busy to judge the rest by.`;
  const times = 'times';
  const head = ['', 'first second', 'then', 'longest', 'main thread', times, 'all processes', times, 'drawn by'];
  const body = `## Frames delivered\n\n${text}\n\n${table(head, rows)}`;
  console.log(`\n${body}`);
  return { body };
}
