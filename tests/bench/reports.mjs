// @ts-check
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { importModule } from './bench-page.mjs';

/** A history of 5,000 reports, and its filters. */

const COUNT = 5000;

/** @typedef {import('playwright').Page} Page */

/** @param {Page} page */
export async function fill(page) {
  const { scriptedReport } = /** @type {typeof import('../e2e/fixtures/scripted-report.ts')} */ (
    await importModule('../e2e/fixtures/scripted-report.ts')
  );
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
