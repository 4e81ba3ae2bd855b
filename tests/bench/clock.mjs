// @ts-check
import { openBench } from './bench-page.mjs';
import { ratioText } from './drawings.mjs';
import { quantile, randomOf, ratioOf, shuffled, summaryOf } from './figures.mjs';
import { table } from './table.mjs';

/** Compares Assay's frame clock with the mean of 60 frames: CPU cost and accuracy. */

/** Rounds of each method, and frames per round: two minutes at 240 Hz. */
const ROUNDS = 20;
const FRAMES = 28_800;
/** Number and length of the windows in which the browser's real frames are measured. */
const WINDOWS = 6;
const WINDOW_MS = 4000;
/** Refresh rate of a headless browser in Hz. */
const HEADLESS_HZ = 60;

/** @param {string} executablePath of a headless Chromium @returns {Promise<{ body: string, rows: string[][] }>} */
export async function benchClock(executablePath) {
  const { open, close } = await openBench('clock-page', 'clockBench', executablePath);
  try {
    const page = await open(320, 180);
    const session = await page.context().newCDPSession(page);
    // Thread CPU time, so that other work on the machine does not count.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const spent = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    };
    const methods = /** @type {const} */ (['clock', 'mean', 'median']);
    /** @type {Record<(typeof methods)[number], number[]>} */
    const costs = { clock: [], mean: [], median: [] };
    const random = randomOf(60);
    for (let round = 0; round <= ROUNDS; round++) {
      for (const method of shuffled(methods, random)) {
        const before = await spent();
        await page.evaluate(([m, n]) => window.clockBench.run(m, n), /** @type {const} */ ([method, FRAMES]));
        const cost = (await spent()) - before;
        // The first round warms up.
        if (round > 0) costs[method].push((cost / FRAMES) * 1e9);
      }
    }
    const names = { clock: 'Assay’s clock', mean: 'mean of 60', median: 'median of 60' };
    const cost = table(
      ['', 'median ns', 'p95 ns', 'spread ns', 'times Assay’s (95 % interval)'],
      methods.map((method) => {
        const { median, p95, spread } = summaryOf(costs[method]);
        const times = method === 'clock' ? '1' : ratioText(ratioOf(costs[method], costs.clock));
        return [names[method], median.toFixed(1), p95.toFixed(1), spread.toFixed(1), times];
      }),
    );

    const simulated = await page.evaluate(() => window.clockBench.simulated());
    const accuracy = table(
      ['Hz', 'timer step ms', 'Assay’s clock', 'missed frames', 'mean of 60', 'median of 60'],
      simulated.map(({ hz, timerResolution, clock, missed, mean, median }) => [
        hz.toFixed(2),
        String(timerResolution),
        clock === null ? 'no figure' : clock.toFixed(4),
        missed === null ? '–' : String(missed),
        mean.toFixed(3),
        median.toFixed(3),
      ]),
    );

    /** @type {{ clock: number[], mean: number[], median: number[] }} */
    const real = { clock: [], mean: [], median: [] };
    for (let i = 0; i < WINDOWS; i++) {
      const { clock, means, medians } = await page.evaluate((time) => window.clockBench.real(time), WINDOW_MS);
      if (clock !== null) real.clock.push(clock);
      real.mean.push(...means);
      real.median.push(...medians);
    }
    const off = (/** @type {readonly number[]} */ rates) => {
      const errors = rates.map((rate) => Math.abs(rate - HEADLESS_HZ));
      return [String(rates.length), quantile(errors, 0.5).toFixed(4), quantile(errors, 1).toFixed(4)];
    };
    const live = table(
      ['', 'figures', 'median error Hz', 'largest error Hz'],
      methods.map((method) => [names[method], ...off(real[method])]),
    );
    const text = [
      '## Frame clock beside the mean of 60 frames',
      `### Cost of a frame in nanoseconds, with four readings a second, ${ROUNDS} rounds of ${FRAMES} frames`,
      cost,
      `### The browser’s own frames, ${WINDOWS} windows of ${WINDOW_MS / 1000} s on a busy machine, against its ${HEADLESS_HZ} Hz`,
      live,
      '### Largest error in Hz on five simulated traces of 10 s (0.3 ms jitter, 1 % missed)',
      accuracy,
    ].join('\n\n');
    console.log(`\n${text}`);
    const worst = (/** @type {'clock' | 'mean'} */ method) =>
      Math.max(...simulated.filter(({ timerResolution }) => timerResolution < 1).map((one) => one[method] ?? 0));
    return {
      body: text,
      rows: [
        [
          'clock',
          `${summaryOf(costs.clock).median.toFixed(0)} ns a frame`,
          '',
          `largest error ${worst('clock').toFixed(4)} Hz; mean of 60 ${worst('mean').toFixed(1)} Hz`,
        ],
      ],
    };
  } finally {
    await close();
  }
}
