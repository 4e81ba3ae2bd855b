import { catalogue } from '../../content/catalogue';
import { csvColumns } from '../../content/report-columns';
import { startOf } from '../kit/check';
import { opened } from '../kit/test-page';
import { expectSound, overflowing, smallTargets } from './detectors';
import { scriptedReport } from './fixtures/scripted-report';
import { chooseFile, imported, linesOf, savedBy } from './models/files';
import { InspectionPage } from './models/inspection.page';
import { test as base, expect, type Page } from './test';
import { cleanTest as test } from './watch-page';

/** More findings than the first page has room for. */
const screenCodes = ['SCR-DEAD', 'SCR-STUCK', 'SCR-SUB', 'SCR-BRIGHT', 'SCR-UNEVEN'] as const;

const heading = (page: Page, name: string | RegExp, level = 1) => page.getByRole('heading', { level, name });

/** A4 and Letter: page size in px at 96 px per inch. */
const papers = [
  { format: 'A4', width: 794, height: 1123 },
  { format: 'Letter', width: 816, height: 1056 },
] as const;
const MM = 96 / 25.4;

/** The open report prints on two pages of either size, and the foot of each is whole and within the margin. */
async function expectTwoPages(page: Page) {
  await expect(page.locator('[data-print]')).toBeAttached();
  for (const { format, width, height } of papers) {
    const pdf = await page.pdf({ format, printBackground: true, preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width, height });
    const below = () =>
      page
        .locator('[data-print] footer')
        .evaluateAll((feet) =>
          feet.map(
            (foot) =>
              (foot.closest('section')?.getBoundingClientRect().bottom ?? 0) - foot.getBoundingClientRect().bottom,
          ),
        );
    await expect.poll(async () => (await below()).map((one) => Math.round(one / MM)), format).toEqual([9, 9]);
    await page.emulateMedia({ media: null });
  }
}

test('a long report keeps the foot of both pages, on A4 and on Letter (B14)', async ({ page }) => {
  const reported = (name: string, value: string) => ({ name, value, unit: '', source: 'reported' }) as const;
  const figures = Array.from({ length: 8 }, (_, i) => reported(`Figure ${i + 1}`, 'long enough for a line'));
  const report = await scriptedReport({
    tests: {
      ...Object.fromEntries(catalogue.map(({ id }) => [id, { details: 'No fault found.', measurements: figures }])),
      screen: { details: 'Four kinds.', findings: screenCodes.map((code) => ({ code })), measurements: figures },
    },
    notes: 'Scratch on the lid, 40 mm, lower left. '.repeat(12),
    system: Array.from({ length: 11 }, (_, i) => reported(`System fact ${i + 1}`, 'as the browser says')),
    conditions: catalogue.map(({ id }) => ({ kind: 'zoomed', check: id, details: '110%' })),
  });
  await imported(page, report);
  await page.goto(`/report#${report.report.id}`);
  await expectTwoPages(page);
});

base('what prints loads after the report; without a network its button says so, and prints later', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () =>
      document.body.setAttribute('data-printed', document.querySelector('[data-print]') ? 'whole' : '');
  });
  await page.route(/\/assets\/Printed-.*\.js/, (route) => route.abort());
  const report = await scriptedReport();
  await imported(page, report);
  await page.goto(`/report#${report.report.id}`);
  const print = page.getByRole('button', { name: 'Print' });
  await print.click();
  await expect(page.getByText('Printing did not load')).toBeVisible();
  await expect(page.locator('[data-print]')).not.toBeAttached();
  await page.unroute(/\/assets\/Printed-.*\.js/);
  await print.click();
  await expect(page.locator('[data-printed=whole]')).toBeAttached();
});

test('a report leaves as files with predictable names, and as a row for a spreadsheet; its strips fit at every width, and a long figure leaves its name whole (B strip)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async (text) => {
      document.documentElement.dataset.copied = text;
    };
  });
  const report = await scriptedReport({ assetTag: 'AT-004417', notes: '=1\tScratch' });
  await imported(page, report);
  await page.goto(`/report#${report.report.id}`);
  await page.getByText('Files for others').click();
  for (const [name, ending] of [
    ['CSV', '.csv'],
    ['Save R2 sheet', '_r2.csv'],
    ['Save Snipe-IT import', '_snipe-it.csv'],
    ['Save GLPI inventory', '.glpi.json'],
  ] as const) {
    const saved = await savedBy(page.getByRole('button', { name, exact: true }));
    expect(saved.name).toBe(`AT-004417_2026-11-22T1044_fail${ending}`);
  }
  await page.getByRole('button', { name: 'Copy Row' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Row copied' })).toBeVisible();
  const cells = (await page.locator('html').getAttribute('data-copied'))?.split('\t') ?? [];
  expect(cells).toHaveLength(csvColumns.length);
  expect([cells[0], cells[2]]).toEqual([report.report.id, 'AT-004417']);
  expect(cells).toContain("'=1 Scratch");
  await expectSound(page);
  for (const width of [1440, 900, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => overflowing(page)).toEqual([]);
    const unfold = page.getByRole('button', { name: /^\d+ figures/ });
    if (await unfold.isVisible()) await unfold.click();
    const name = page.getByRole('term').filter({ hasText: /^Layout$/ });
    await expect.poll(() => name.evaluate((one) => one.getBoundingClientRect().height)).toBeLessThan(30);
  }
  await expect.poll(() => smallTargets(page)).toEqual([]);
});

const longSerial = 'CN-0W3XYZ-70163-A12-BC34-REV-A07-00042';

test('a label of either size cuts no serial number, and has marks of two dots (B strip)', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const label = document.querySelector('[data-print]');
      if (label) document.body.append(label.cloneNode(true));
    };
  });
  const labels = [
    { size: '62 × 29 mm', assetTag: '' },
    { size: '54 × 25 mm', assetTag: 'AT-004417' },
  ];
  const scripts = labels.map(({ size, assetTag }) => scriptedReport({ id: size, serial: longSerial, assetTag }));
  const reports = await Promise.all(scripts);
  await imported(page, ...reports);
  for (const [i, { size }] of labels.entries())
    await test.step(size, async () => {
      await page.goto(`/report#${reports[i]?.report.id}`);
      await page.getByRole('radio', { name: size }).check();
      await page.reload();
      await expect(page.getByRole('radio', { name: size })).toBeChecked();
      await page.getByRole('button', { name: 'Label', exact: true }).click();
      await page.emulateMedia({ media: 'print' });
      const label = page.getByRole('region', { name: 'Label' });
      await expect(label).toContainText(longSerial);
      const cut = await label.evaluate((whole) =>
        [whole, ...whole.querySelectorAll('div, span')]
          .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
          .filter((one) => one.clientWidth > 0)
          .map((one) => one.textContent),
      );
      expect(cut).toEqual([]);
      const strip = label.getByRole('img', { name: /^By test/ });
      const strokes = await strip
        .locator('path')
        .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).strokeWidth))]);
      // Two dots at 203 dpi.
      expect(strokes.map(Number.parseFloat)).toEqual([expect.closeTo(0.25 * MM, 1)]);
      await page.emulateMedia({ media: null });
    });
});

test('a run is sealed into a report, which is whole and leads to a retest; from the last test to the next device it is Enter, Enter and N; the profile is the same, and storage is asked to last (B seal)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.storage.persist = async () => {
      document.documentElement.dataset.persist = String(Number(document.documentElement.dataset.persist ?? 0) + 1);
      return true;
    };
  });
  const run = await opened(InspectionPage, page);
  await run.unfold();
  await run.field('Model').fill('ThinkPad T14');
  await run.field('Serial number').fill('PF-3K0O1L');
  await run.start();
  await startOf('screen')(page);
  await expect(run.verdict('Cannot tell')).toHaveAttribute('aria-pressed', 'true');
  await run.judge('Fail', /Dead pixel/);
  for (const test of ['Keyboard', 'Mouse', 'Sound', 'Microphone', 'Webcam']) {
    await run.leave('Next', test);
  }
  await run.control('Next').press('Enter');
  await expect(run.finishHeading).toBeVisible();
  await expect(page.getByRole('button', { name: 'Seal the Report' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Seal the Report' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Inspection report')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-persist', '1');
  await expect(page.getByRole('button', { name: 'Next Device' })).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('n');
  await expect(run.startButton).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Quick/ })).toBeChecked();
  await expect(run.field('Asset tag')).toBeFocused();
  await expect(run.field('Model')).toHaveValue('');

  // A report that is opened later is not followed by another device.
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('link', { name: 'ThinkPad T14' }).click();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next Device' })).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('ThinkPad T14, PF-3K0O1L. One fault.');
  await expect(page.getByRole('img', { name: /^Result: Assay, fail, 0 of 1 passed/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'SCR-DEAD' })).toHaveAttribute('href', '/findings#scr-dead');
  await expect(page.getByRole('img', { name: /^Fingerprint (?:[0-9A-F]{4} ?){6}$/ })).toBeVisible();

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('img', { name: 'QR Code' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy Link' })).toBeVisible();
  await expectSound(page);

  const saved = await savedBy(page.getByRole('button', { name: 'JSON' }));
  expect(saved.name).toMatch(/^PF-3K0O1L_\d{4}-\d\d-\d\dT\d{4}_fail\.json$/);

  await page.getByRole('link', { name: 'Verify This Report' }).click();
  await expect(heading(page, 'The verdict was recomputed', 2)).toBeVisible();
  await expect(page.getByText('Matches the seal in all')).toBeVisible();

  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('link', { name: 'ThinkPad T14' }).click();
  await page.getByRole('link', { name: 'Retest 1 Fault' }).click();
  await expect(run.startButton).toBeVisible();
  await expect(run.field('Serial number')).toHaveValue('PF-3K0O1L');
  await run.startButton.click();
  await run.expectTest('Screen');
  await expect(run.control('Previous')).toBeDisabled();
});

test('reports are imported once and compared, which says that two serial numbers are two machines, and that a pass which cannot tell is worse; a report prints on two pages (B8)', async ({
  page,
}) => {
  const before = await scriptedReport({ id: 'before' });
  const after = await scriptedReport({
    id: 'after',
    startedAt: Date.UTC(2026, 10, 22, 15, 31),
    tests: { keyboard: { details: 'All 77 keys clean.' } },
  });
  await page.goto('/history');
  await expect(heading(page, 'No reports yet', 2)).toBeVisible();
  await chooseFile(page, linesOf([before, after]));
  const rows = page.getByRole('list', { name: 'Reports' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await chooseFile(page, linesOf([before, after]));
  await expect(page.getByText('0 new, 2 already here.')).toBeVisible();
  await page.getByRole('button', { name: 'Close toast' }).click();
  await expect(page.getByRole('button', { name: 'Close toast' })).toHaveCount(0);
  await expectSound(page);

  await expect(page.getByRole('search'), 'filters come with the tenth report').toHaveCount(0);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('link', { name: 'Compare' }).click();
  await expect(heading(page, 'Before and after')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Keyboard' }).filter({ hasText: 'Fixed' })).toBeVisible();
  await expectSound(page);

  // A button that came later would move those below it, and a press would miss.
  await page.addInitScript(() => {
    // The report waits for its buttons for 300 ms at most. Here it waits until they come, however slow the machine is.
    const later = window.setTimeout;
    const patient = (handler: TimerHandler, ms?: number, ...rest: unknown[]) =>
      ms === 300 ? 0 : later(handler, ms, ...rest);
    const places = new Set<number>();
    Object.assign(window, { places, setTimeout: patient });
    const look = () => {
      const link = document.querySelector('main a[href^="/verify#"]');
      if (link) places.add(Math.round(link.getBoundingClientRect().top + scrollY));
      requestAnimationFrame(look);
    };
    look();
  });
  await page.getByRole('link', { name: before.report.id }).click();
  await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
  await expect(page.getByRole('link', { name: 'Compare' })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { places: Set<number> }).places.size)).toBe(1);
  await expect(page.getByText('Two faults, one thing to watch.').first()).toBeVisible();
  await expect(page.getByRole('img', { name: /^Map of the screen/ }).first()).toBeVisible();
  await expect(page.getByRole('img', { name: 'Map of the keyboard: F' }).first()).toBeVisible();
  await expectTwoPages(page);
  await page.emulateMedia({ media: null });

  const other = await scriptedReport({
    id: 'other',
    serial: 'PF-9A2B3C',
    tests: { webcam: { details: 'No picture yet.', status: 'inconclusive' } },
  });
  await page.goto('/history');
  await chooseFile(page, linesOf([other]));
  await expect(page.getByRole('list', { name: 'Reports' }).getByRole('listitem')).toHaveCount(3);
  await page.goto(`/compare#${before.report.id}&${other.report.id}`);
  await expect(heading(page, 'Two different machines', 2)).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('PF-3K0O1L, then PF-9A2B3C');
  await expect(page.getByText('No. The serial numbers differ.')).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'Webcam' });
  const worse = row.getByText('Worse');
  await expect(worse).toBeVisible();
  const plain = await page
    .getByText('Still there', { exact: true })
    .last()
    .evaluate((one) => getComputedStyle(one).color);
  await expect(worse).not.toHaveCSS('color', plain);
  await expectSound(page);
});
