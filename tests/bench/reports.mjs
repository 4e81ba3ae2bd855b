// @ts-check
import { fileURLToPath } from 'node:url';
import { build, runnerImport } from 'vite';
import { quantile } from './figures.mjs';

/**
 * Measures the history with 5,000 reports: main-thread time of opening and filtering, and heap size after scrolling.
 */

const COUNT = 5000;
const OPENINGS = 20;
const ROUNDS_OF_FILTERS = 5;
const ROUNDS_OF_SCROLLING = 3;
/** Long enough for the work that follows a step: effects, reading, painting. */
const SETTLE_MS = 300;

/** @typedef {import('playwright').Page} Page */

/** @param {Page} page @param {string} origin of the built site */
export async function benchReports(page, origin) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${origin}/history`);
  await page.getByRole('heading', { name: 'No reports yet' }).waitFor();
  await fill(page);
  const session = await page.context().newCDPSession(page);
  // Thread CPU time, so that other work on the machine does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const metric = async (/** @type {string} */ name) => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  };
  /** Main-thread milliseconds of a step. @param {() => Promise<unknown>} step */
  const cost = async (step) => {
    const before = await metric('TaskDuration');
    await step();
    await page.waitForTimeout(SETTLE_MS);
    return ((await metric('TaskDuration')) - before) * 1000;
  };

  console.log(`\nHistory with ${COUNT} reports: main-thread milliseconds`);
  const link = (/** @type {string} */ name) =>
    page.getByRole('navigation', { name: 'Pages of the inspection' }).getByRole('link', { name });
  /** @type {number[]} */
  const openings = [];
  for (let i = 0; i < OPENINGS; i++) {
    await link('Verify').click();
    await page.waitForURL('**/verify');
    await page.waitForTimeout(SETTLE_MS);
    openings.push(
      await cost(async () => {
        await link('History').click();
        await page.getByRole('listitem').getByRole('checkbox').first().waitFor();
        await page.getByRole('radio', { name: `All ${COUNT}` }).waitFor({ state: 'attached' });
      }),
    );
  }
  row('opened, with all that the filters look at', openings);

  /** @type {Map<string, number[]>} */
  const costs = new Map();
  for (let i = 0; i < ROUNDS_OF_FILTERS; i++) {
    for (const [name, set, reset] of filters(page)) {
      const times = costs.get(name) ?? [];
      costs.set(name, times);
      for (const step of [set, reset]) times.push(await cost(() => untilChanged(page, step)));
    }
  }
  for (const [name, times] of costs) row(`filtered by ${name}, and back`, times);
  row('all filters', [...costs.values()].flat());

  console.log('  after a garbage collection:  heap in MiB, elements');
  for (let i = 0; i < ROUNDS_OF_SCROLLING; i++) {
    for (const [place, direction] of /** @type {const} */ ([
      ['end', 1],
      ['top', -1],
    ])) {
      await scroll(page, direction);
      await session.send('HeapProfiler.collectGarbage');
      const heap = (await metric('JSHeapUsedSize')) / 2 ** 20;
      const elements = await page.evaluate(() => document.querySelectorAll('*').length);
      console.log(`  ${heap.toFixed(1).padStart(8)} ${String(elements).padStart(6)}  scrolled to the ${place}`);
    }
  }
}

/** @param {Page} page */
export async function fill(page) {
  const { module } = await runnerImport(fileURLToPath(new URL('../e2e/fixtures/scripted-report.ts', import.meta.url)));
  const { scriptedReport } = /** @type {typeof import('../e2e/fixtures/scripted-report.ts')} */ (module);
  const fine = { screen: { details: 'Clean.' }, keyboard: { details: 'All 77 keys clean.' } };
  const templates = await Promise.all([
    scriptedReport(),
    scriptedReport({ tests: fine }),
    scriptedReport({
      tests: {
        ...fine,
        brightness: { details: 'All steps seen.' },
        'refresh-rate': { details: '60.00 Hz, none held back.' },
      },
    }),
  ]);
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL('reports-page/main.ts', import.meta.url)), formats: ['iife'], name: 'bench' },
    },
  });
  const [first] = [built].flat();
  const code = first && 'output' in first ? first.output[0].code : '';
  await page.evaluate(`${code}; bench.fill(${COUNT}, ${JSON.stringify(templates)})`);
}

/** @param {Page} page @returns {readonly (readonly [string, () => Promise<unknown>, () => Promise<unknown>])[]} */
export function filters(page) {
  const search = page.getByLabel('Search the reports');
  const select = (/** @type {string} */ name, /** @type {string} */ value) =>
    /** @type {const} */ ([
      name.toLowerCase(),
      () => page.getByRole('combobox', { name }).selectOption(value),
      () => page.getByRole('combobox', { name }).selectOption({ index: 0 }),
    ]);
  return [
    ['words', () => search.fill('thinkpad lot-26-1'), () => search.fill('')],
    [
      'verdict',
      () => page.getByRole('radio', { name: /^Fail/ }).check(),
      () => page.getByRole('radio', { name: /^All/ }).check(),
    ],
    select('Lot', 'LOT-26-007'),
    select('Technician', 'J. Tan'),
    select('Code', 'KEY-BOUNCE'),
    select('Period', 'month'),
  ];
}

/**
 * Performs a step, and waits until the number of rows in the list has changed.
 * @param {Page} page
 * @param {() => Promise<unknown>} step
 */
export async function untilChanged(page, step) {
  const size = () => document.querySelector('[aria-setsize]')?.getAttribute('aria-setsize');
  const before = await page.evaluate(size);
  await step();
  await page.waitForFunction(
    (old) => document.querySelector('[aria-setsize]')?.getAttribute('aria-setsize') !== old,
    before,
  );
}

/** Scrolls through the whole list, by its visible height in each frame. @param {Page} page @param {1 | -1} direction */
async function scroll(page, direction) {
  await page.evaluate(async (sign) => {
    const frame = document.querySelector('ul[aria-label="Reports"]')?.parentElement;
    if (!frame) throw new Error('There is no list');
    for (let last = Number.NaN; frame.scrollTop !== last; ) {
      last = frame.scrollTop;
      frame.scrollTop += sign * frame.clientHeight;
      await new Promise(requestAnimationFrame);
    }
  }, direction);
  await page.waitForTimeout(SETTLE_MS);
}

/** @param {string} name @param {readonly number[]} times in ms */
function row(name, times) {
  const [median, p95] = [0.5, 0.95].map((share) => quantile(times, share).toFixed(0).padStart(5));
  console.log(`  median ${median}  p95 ${p95}  ${name}`);
}
