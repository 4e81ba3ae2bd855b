import { formatReport } from '../../machines/report/report-of';
import { deviceOf, sealed } from '../machines/report/devices';
import { expectSound } from './detectors';
import { newSigner, scriptedReport } from './fixtures/scripted-report';
import { chooseFile, savedBy } from './models/files';
import { expect, type Page } from './test';
import { cleanTest as test } from './watch-page';

const figure = (page: Page, name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd').first();

/** The browser's private folder stands for a shared one, because no test can press the browser's own picker. */
const stubPicker = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });

const write = (page: Page, files: readonly (readonly [string, string])[]) =>
  page.evaluate(async (all) => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('day', { create: true });
    for (const [name, text] of all) {
      const stream = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await stream.write(text);
      await stream.close();
    }
  }, files);

test('a folder is counted, its changed and broken files are named, and it is read again', async ({ page }) => {
  await stubPicker(page);
  await page.goto('/bench');
  await page.getByRole('button', { name: 'Choose Folder' }).click();
  await expect(page.getByRole('heading', { name: 'No reports in this folder' })).toBeVisible();

  const whole = formatReport(await sealed(deviceOf(1), newSigner()));
  await write(page, [
    ['1.json', whole],
    ['copy.json', whole],
    ['changed.json', whole.replace('LOT-26-118', 'LOT-26-119')],
    ['cut.json', whole.slice(0, 400)],
  ]);
  await page.getByRole('button', { name: 'Read Again' }).click();
  await expect(figure(page, 'Devices')).toHaveText('1');
  await expect(figure(page, 'Minutes each')).toHaveText('12:00');
  await expect(page.getByText('No percentage under 5 devices.')).toBeVisible();
  await expect(page.getByRole('status').first()).toHaveText(/^4 files from 1 bench\. Read at \d\d:\d\d\.$/);
  await expect(figure(page, 'Not counted')).toHaveText('2');
  await expect(page.getByRole('row', { name: 'day/changed.json' })).toContainText('Changed after sealing');
  await expect(page.getByRole('row', { name: 'day/cut.json' })).toContainText('The file stops in the middle');
  await expect(page.getByText('Changed after sealing: 1.')).toBeVisible();
  await page.getByRole('link', { name: 'Show Both' }).click();
  await expect(page.getByRole('heading', { name: 'Files that are not counted' })).toBeInViewport();
  await expect(page.getByRole('row', { name: /^Changed/ })).toContainText('1 file, not counted');
  await expect(page.getByRole('row', { name: /^Unknown key/ })).toContainText('“Northgate, Bench 4”');

  const more = await Promise.all([2, 3, 4, 5].map(async (seed) => formatReport(await sealed(deviceOf(seed)))));
  await write(
    page,
    more.map((text, i) => [`${i + 2}.json`, text]),
  );
  await page.getByRole('button', { name: 'Read Again' }).click();
  await expect(figure(page, 'Devices')).toHaveText('5');
  await expect(figure(page, 'Passed')).toHaveText(/^\d+%$/);
  expect((await savedBy(page.getByRole('button', { name: 'CSV' }))).name).toBe('assay-bench.csv');
  await expectSound(page);
  // Nothing that was read is stored.
  await page.goto('/history');
  await expect(page.getByRole('heading', { name: 'No reports yet' })).toBeVisible();
});

const DAY_MS = 86_400_000;
const clean = { screen: { details: 'Clean.' }, keyboard: { details: 'Clean.' }, brightness: { details: 'Clean.' } };

const dead = { screen: { details: 'One.', findings: [{ code: 'SCR-DEAD' }] } } as const;

test('every figure follows the period, which begins as the shortest with reports; else files are chosen', async ({
  page,
}) => {
  await stubPicker(page);
  await page.goto('/bench');
  const now = await page.evaluate(() => Date.now());
  const reports = Array.from({ length: 12 }, (_, i) => {
    const lot = i % 2 ? 'LOT-1' : 'LOT-2';
    const technician = i % 2 ? 'J. Abara' : 'T. Weiss';
    return scriptedReport({
      id: `device-${i}`,
      serial: `PF-${i}`,
      startedAt: now - (i < 10 ? 3 : 20) * DAY_MS,
      tookMs: 180_000 + i * 1000,
      facts: { lot, technician },
      tests: { ...clean, 'refresh-rate': { details: '60 Hz.' }, ...(i % 2 || i === 0 ? {} : dead) },
    });
  });
  const texts = (await Promise.all(reports)).map((one, i) => [`${i}.json`, formatReport(one)] as const);
  await write(page, texts);
  await page.getByRole('button', { name: 'Choose Folder' }).click();

  await expect(page.getByText('12 files. Read at')).toBeVisible();
  const period = page.getByRole('combobox', { name: 'Period' });
  await expect(period).toHaveValue('week');
  await expect(period.getByRole('option', { name: 'Today' })).toBeDisabled();
  await expect(figure(page, 'Devices in 7 days')).toHaveText('10');
  await period.selectOption('30 days');
  await expect(figure(page, 'Devices in 30 days')).toHaveText('12');
  await expect(page.getByRole('img', { name: /^Devices a day, .+: 2, 0, .+, 10$/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^J. Abara/ })).toContainText('100%');
  await expect(page.getByText('T. Weiss passed 1 of 6. All 5 that did not pass came from LOT-2.')).toBeVisible();
  await expect(page.getByText('SCR-DEAD: 5 of 6 in LOT-2, 0 of 6 in the others.', { exact: true })).toBeVisible();
  await expectSound(page);

  await page.addInitScript(() => Object.assign(window, { showDirectoryPicker: undefined }));
  await page.goto('/bench');
  await chooseFile(page, formatReport(await sealed(deviceOf(2))));
  await expect(figure(page, 'Devices')).toHaveText('1');
  await expect(page.getByRole('row', { name: /^Not signed/ })).toBeVisible();
});
