// @ts-check
import { readFileSync } from 'node:fs';
import { importModule } from './bench-page.mjs';
import { table } from './table.mjs';
import { tasksOf } from './tasks.mjs';

/** Measures how a bench reads a folder of 10,000 reports, which is the browser's private one here. */

const COUNT = 10_000;
const BATCH = 200;
const LOTS = 40;
const PEOPLE = ['M. Okafor', 'S. Lindqvist', 'J. Abara', 'T. Weiss', 'A. Moreau', ''];
const HOUR_MS = 3_600_000;
const MB = 1e6;
/** Long enough for what follows the figures: effects, painting. */
const SETTLE_MS = 2000;

/** @typedef {import('playwright').Page} Page */

/** Writes the reports of 60 days and 10 benches. Returns their size in bytes. @param {Page} page */
async function fill(page) {
  const { newSigner, scriptedReport } = /** @type {typeof import('../e2e/fixtures/scripted-report.ts')} */ (
    await importModule('../e2e/fixtures/scripted-report.ts')
  );
  const benches = Array.from({ length: 10 }, (_, i) => newSigner(`Northgate, Bench ${i + 1}`));
  const now = Date.now();
  const clean = { details: 'Clean.' };
  let bytes = 0;
  for (let from = 0; from < COUNT; from += BATCH) {
    const texts = await Promise.all(
      Array.from({ length: BATCH }, async (_, offset) => {
        const i = from + offset;
        const one = await scriptedReport(
          {
            id: `device-${i}`,
            serial: `PF-${i}`,
            startedAt: now - (i % (60 * 24)) * HOUR_MS,
            tookMs: 180_000 + (i % 97) * 1000,
            facts: { lot: `LOT-${i % LOTS}`, technician: PEOPLE[i % PEOPLE.length] ?? '' },
            ...(i % 4 > 0 && { tests: { screen: clean, keyboard: clean, brightness: clean, 'refresh-rate': clean } }),
          },
          benches[i % benches.length] ?? null,
        );
        return JSON.stringify(one);
      }),
    );
    bytes += texts.reduce((sum, { length }) => sum + length, 0);
    await page.evaluate(
      async ([batch, first]) => {
        const folder = await navigator.storage.getDirectory();
        await Promise.all(
          batch.map(async (text, i) => {
            const stream = await (await folder.getFileHandle(`${first + i}.json`, { create: true })).createWritable();
            await stream.write(text);
            await stream.close();
          }),
        );
      },
      /** @type {const} */ ([texts, from]),
    );
  }
  return bytes;
}

/** @typedef {Window & { firstAt?: number, endAt?: number }} Timed */

/** Notes when the page shows the first figures and the last ones, in ms since now. Runs in the page. */
function watch() {
  const began = performance.now();
  const timed = /** @type {Timed} */ (window);
  const observer = new MutationObserver(() => {
    const devices = Number(document.querySelector('dl dd')?.textContent ?? 0);
    if (devices > 0) timed.firstAt ??= performance.now() - began;
    if (!/Read at/.test(document.querySelector('h2 ~ [role=status]')?.textContent ?? '')) return;
    timed.endAt = performance.now() - began;
    observer.disconnect();
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** The longest task by the thread's own time and by the clock. @param {readonly import('./tasks.mjs').Task[]} tasks */
const longestOf = (tasks) =>
  `${Math.max(...tasks.map(({ own }) => own)).toFixed(0)} ms, by the clock ${Math.max(...tasks.map(({ wall }) => wall)).toFixed(0)} ms`;

/** The memory of the page's process in bytes, with its workers. @param {Page} page */
async function memoryOf(page) {
  const session = await page.context().browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
  await session?.detach();
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) * 1024);
  return Math.max(...sizes);
}

/**
 * @param {(use: (browser: import('playwright').Browser) => Promise<void>) => Promise<void>} withBrowser
 * @param {string} origin of the built site
 */
export async function benchFolder(withBrowser, origin) {
  /** @type {string[][]} */
  const rows = [];
  await withBrowser(async (browser) => {
    const context = await browser.newContext({ serviceWorkers: 'block', baseURL: origin });
    await context.addInitScript(() => {
      Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    });
    const filling = await context.newPage();
    await filling.goto('/bench');
    const bytes = await fill(filling);
    await filling.close();
    const page = await context.newPage();
    await page.goto('/bench');
    const choose = page.getByRole('button', { name: 'Choose Folder' });
    await choose.waitFor();
    const memory = async (/** @type {string} */ when) =>
      rows.push([`memory ${when}`, `${((await memoryOf(page)) / MB).toFixed(0)} MB`]);
    rows.push(['size of the files', `${(bytes / MB).toFixed(0)} MB`]);
    await memory('before');
    const tasks = await tasksOf(page, async () => {
      await page.evaluate(watch);
      await choose.click();
      await page.waitForFunction(() => /** @type {Timed} */ (window).firstAt);
      await page.waitForTimeout(SETTLE_MS);
    });
    for (const share of [0.25, 0.5, 0.75]) {
      await page.waitForFunction(
        (files) => Number.parseInt(document.querySelector('h2 ~ [role=status]')?.textContent ?? '0', 10) >= files,
        COUNT * share,
        { timeout: 0, polling: 250 },
      );
      await memory(`at ${share * 100} %`);
    }
    const last = await tasksOf(page, () =>
      page.waitForFunction(() => /** @type {Timed} */ (window).endAt, undefined, { timeout: 0, polling: 250 }),
    );
    await memory('at the end');
    const [first = 0, end = 0] = await page.evaluate(() => {
      const { firstAt, endAt } = /** @type {Timed} */ (window);
      return [firstAt, endAt];
    });
    const choice = page.getByRole('combobox', { name: 'Period' });
    const use = await tasksOf(page, async () => {
      await choice.selectOption('all');
      await choice.selectOption('today');
      await choice.selectOption('all');
      await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()]);
      await page.waitForTimeout(SETTLE_MS);
    });
    rows.push(['first figures', `${first.toFixed(0)} ms`], ['all figures', `${(end / 1000).toFixed(1)} s`]);
    for (const [name, some] of Object.entries({
      'until the first figures': tasks,
      'in the last quarter': last,
      'other periods and CSV': use,
    }))
      rows.push([`longest task ${name}`, longestOf(some)]);
  });
  const text = table(['', 'measured'], rows);
  console.log(`\nA folder of ${COUNT} reports\n${text}`);
  return { body: `## A folder of ${COUNT} reports\n\n${text}` };
}
