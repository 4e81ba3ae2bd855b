// @ts-check
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importModule } from './bench-page.mjs';

/** A history of 5,000 reports, and its filters. */

const COUNT = 5000;
const HOUR_MS = 3_600_000;
const START = Date.UTC(2026, 10, 22, 10, 44);
const models = ['ThinkPad T14 Gen 3', 'Latitude 5430', 'EliteBook 840 G9', 'Surface Pro 8', 'MacBook Air M2'];
const people = ['M. Okafor', 'S. Lindqvist', 'A. Moreau', 'J. Tan'];
const fine = { screen: { details: 'Clean.' }, keyboard: { details: 'All 77 keys clean.' } };
const faultless = {
  ...fine,
  brightness: { details: 'All steps seen.' },
  'refresh-rate': { details: '60.00 Hz, none held back.' },
};

/** @typedef {import('playwright').Page} Page */

/** Imports reports of many devices: 40 to a lot, and every tenth one a retest of the device before. @param {Page} page */
export async function fill(page) {
  const { scriptedReport } = /** @type {typeof import('../e2e/fixtures/scripted-report.ts')} */ (
    await importModule('../e2e/fixtures/scripted-report.ts')
  );
  const reports = Array.from({ length: COUNT }, (_, i) =>
    scriptedReport({
      id: `device-${i}`,
      serial: `PF-${((i % 10 === 9 ? i - 1 : i) * 7919).toString(36).toUpperCase()}`,
      assetTag: `AT-${String(i).padStart(6, '0')}`,
      startedAt: START - i * HOUR_MS,
      facts: {
        lot: `LOT-26-${String(Math.floor(i / 40)).padStart(3, '0')}`,
        model: models[i % models.length] ?? '',
        technician: people[i % people.length] ?? '',
      },
      tests: [{}, fine, faultless][i % 3] ?? {},
    }),
  );
  // By path: Playwright would decode file contents on the page's main thread.
  const folder = mkdtempSync(join(tmpdir(), 'assay-reports-'));
  const file = join(folder, 'reports.json');
  writeFileSync(file, (await Promise.all(reports)).map((one) => JSON.stringify(one)).join('\n'));
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('radio', { name: `All ${COUNT}` }).waitFor({ state: 'attached' });
  rmSync(folder, { recursive: true });
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
