// @ts-check
import { importModule } from './bench-page.mjs';
import { ratioText } from './drawings.mjs';
import { quantile, randomOf, ratioOf, shuffled, summaryOf } from './figures.mjs';
import { table } from './table.mjs';

/** Compares Assay's frame clock with the mean and the median of 60 frames: CPU cost and accuracy. */

/** @typedef {{ push(time: number): void, read(): number | null }} Counter */
/** @typedef {'clock' | 'mean' | 'median'} Method */

/** Rounds of each method, and frames per round: two minutes at 240 Hz. */
const ROUNDS = 20;
const FRAMES = 28_800;
/** Number and length of the windows in which the browser's real frames are measured. */
const WINDOWS = 6;
const WINDOW_MS = 4000;
/** Refresh rate of a headless browser in Hz. */
const HEADLESS_HZ = 60;
/** Frames per mean or median, and from one reading to the next. */
const MEAN_FRAMES = 60;
const TRACES = 5;
const names = { clock: 'Assay’s clock', mean: 'mean of 60', median: 'median of 60' };
const methods = /** @type {Method[]} */ (Object.keys(names));

/** Reads the rate in Hz from the mean or median of the last 60 frame times. @param {Method} method @returns {Counter} */
function createCounter(method) {
  const deltas = new Float64Array(MEAN_FRAMES);
  let count = 0;
  let last = Number.NaN;
  let sum = 0;
  return {
    push(time) {
      if (!Number.isNaN(last)) {
        const place = count++ % MEAN_FRAMES;
        sum += time - last - /** @type {number} */ (deltas[place]);
        deltas[place] = time - last;
      }
      last = time;
    },
    read: () =>
      1000 /
      (method === 'mean'
        ? sum / Math.min(count, MEAN_FRAMES)
        : /** @type {number} */ (deltas.toSorted()[MEAN_FRAMES >> 1])),
  };
}

/** The readings of a method: the clock's of all frames, or one for each 60 frames. @param {readonly number[]} times @param {Counter} counter @param {number} [every] */
function readingsOf(times, counter, every = times.length - 1) {
  const readings = [];
  for (const [i, time] of times.entries()) {
    counter.push(time);
    if (i > 0 && i % every === 0) readings.push(counter.read());
  }
  return readings.filter((rate) => rate !== null);
}

/** CPU time of this process in ns. */
function spent() {
  const { user, system } = process.cpuUsage();
  return (user + system) * 1000;
}

/** Frame times of the browser. Runs in the page. @param {number} ms @returns {Promise<number[]>} */
async function framesFor(ms) {
  const times = [];
  for (let first = 0; ; ) {
    const at = await new Promise(requestAnimationFrame);
    first ||= at;
    times.push(at);
    if (at - first >= ms) return times;
  }
}

/** @param {import('playwright').Page} page an empty one @returns {Promise<{ body: string, rows: string[][] }>} */
export async function benchClock(page) {
  const { createFrameClock } = /** @type {typeof import('../../measure/live/frame-clock')} */ (
    await importModule('../../measure/live/frame-clock.ts')
  );
  const { rates, traceOf } = /** @type {typeof import('../measure/frames/frame-traces')} */ (
    await importModule('../measure/frames/frame-traces.ts')
  );
  /** @param {Method} method @returns {Counter} */
  const counterOf = (method) => {
    if (method !== 'clock') return createCounter(method);
    const clock = createFrameClock();
    return { push: clock.push, read: () => clock.read().rate };
  };
  const { times } = traceOf({ hz: 240, seed: 240, duration: 130_000 });
  /** @type {Record<Method, number[]>} */
  const costs = { clock: [], mean: [], median: [] };
  const random = randomOf(60);
  for (let round = 0; round <= ROUNDS; round++) {
    for (const method of shuffled(methods, random)) {
      const counter = counterOf(method);
      const before = spent();
      readingsOf(times.slice(0, FRAMES), counter, MEAN_FRAMES);
      // The first round warms up.
      if (round > 0) costs[method].push((spent() - before) / FRAMES);
    }
  }
  const cost = table(
    ['', 'median ns', 'p95 ns', 'spread ns', 'times Assay’s (95 % interval)'],
    methods.map((method) => {
      const figures = Object.values(summaryOf(costs[method])).map((ns) => ns.toFixed(1));
      return [names[method], ...figures, method === 'clock' ? '1' : ratioText(ratioOf(costs[method], costs.clock))];
    }),
  );

  /** @type {Record<Method, number[]>} */
  const real = { clock: [], mean: [], median: [] };
  for (let i = 0; i < WINDOWS; i++) {
    const frames = await page.evaluate(framesFor, WINDOW_MS);
    for (const method of methods)
      real[method].push(...readingsOf(frames, counterOf(method), method === 'clock' ? undefined : MEAN_FRAMES));
  }
  const live = table(
    ['', 'figures', 'median error Hz', 'largest error Hz'],
    methods.map((method) => {
      const errors = real[method].map((rate) => Math.abs(rate - HEADLESS_HZ));
      return [names[method], `${errors.length}`, ...[0.5, 1].map((share) => quantile(errors, share).toFixed(4))];
    }),
  );

  /** The largest error of a method, and its number of traces without a figure. @param {Method} method @param {number} timerResolution in ms */
  const worstOf = (method, timerResolution) => {
    let error = 0;
    let silent = 0;
    for (const hz of rates) {
      for (let seed = 1; seed <= TRACES; seed++) {
        const trace = traceOf({ hz, timerResolution, seed: seed * 7919 + hz * 100 });
        const first = trace.times.slice(0, method === 'clock' ? undefined : MEAN_FRAMES + 1);
        const [rate] = readingsOf(first, counterOf(method));
        if (rate === undefined) silent++;
        else error = Math.max(error, Math.abs(rate - hz));
      }
    }
    return { error: error.toFixed(4), silent };
  };
  const accuracy = table(
    ['timer step ms', 'Assay’s clock', 'traces without its figure', 'mean of 60', 'median of 60'],
    [0.1, 1].map((step) => {
      const [clock, ...others] = methods.map((method) => worstOf(method, step));
      return [`${step}`, clock?.error ?? '', `${clock?.silent}`, ...others.map(({ error }) => error)];
    }),
  );
  const text = [
    '## Frame clock beside the mean of 60 frames',
    `### Cost of a frame in nanoseconds, with four readings a second, ${ROUNDS} rounds of ${FRAMES} frames`,
    cost,
    `### The browser’s own frames, ${WINDOWS} windows of ${WINDOW_MS / 1000} s on a busy machine, against its ${HEADLESS_HZ} Hz`,
    live,
    `### Largest error in Hz on five simulated traces of 10 s at each of ${rates.length} rates (0.3 ms jitter, 1 % missed)`,
    accuracy,
  ].join('\n\n');
  console.log(`\n${text}`);
  const [own, mean] = [worstOf('clock', 0.1), worstOf('mean', 0.1)];
  return {
    body: text,
    rows: [
      [
        'clock',
        `${summaryOf(costs.clock).median.toFixed(0)} ns a frame`,
        '',
        `largest error ${own.error} Hz; mean of 60 ${Number(mean.error).toFixed(1)} Hz`,
      ],
    ],
  };
}
