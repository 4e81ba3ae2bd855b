import { findings, looksRight } from './detectors';
import { scriptedReport } from './fixtures/scripted-report';
import { chooseFile, linesOf, savedBy } from './models/files';
import { expect } from './test';
import { cleanTest as test } from './watch-page';

/** More reports than are drawn at a time. */
const COUNT = 60;
/** Each report is hashed and stored separately. */
const MAX_IMPORT_MS = 60_000;

test('a long list is read in part, walked by keys, searched and filtered', async ({ page }) => {
  test.setTimeout(2 * MAX_IMPORT_MS);
  const clean = { screen: { details: 'Clean.' }, keyboard: { details: 'All 77 keys clean.' } };
  const reports = await Promise.all(
    Array.from({ length: COUNT }, (_, i) =>
      scriptedReport({
        id: `device-${i}`,
        serial: `SN-${String(i).padStart(3, '0')}`,
        startedAt: Date.UTC(2026, 10, 22) - i * 86_400_000,
        tests: i % 4 === 0 ? {} : clean,
        ...(i === 4 && { passMarks: { untestedKeys: 99 } }),
      }),
    ),
  );
  await page.goto('/history');
  await chooseFile(page, linesOf(reports));
  const rows = page.getByRole('list', { name: 'Reports' }).getByRole('listitem');
  const boxOf = (serial: string) => page.getByRole('checkbox', { name: `Select ${serial}` });
  await expect(page.getByRole('radio', { name: `All ${COUNT}` })).toBeChecked({ timeout: MAX_IMPORT_MS });
  await expect(rows.first()).toHaveAttribute('aria-setsize', String(COUNT));
  await expect.poll(() => rows.count()).toBeLessThan(40);
  await expect.poll(() => findings(page)).toEqual([]);

  await boxOf('SN-000').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('End');
  await expect(boxOf('SN-059')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await expect(boxOf('SN-058')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(boxOf('SN-000')).toBeFocused();
  await expect(boxOf('SN-000')).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: '2 reports selected' })).toBeVisible();
  await page.getByRole('button', { name: 'Older' }).click();
  await expect(boxOf('SN-010')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();

  await page.getByRole('combobox', { name: 'Columns of the CSV' }).selectOption('Snipe-IT import');
  const csv = await savedBy(page.getByRole('button', { name: 'CSV', exact: true }));
  expect(csv.name).toBe('assay-reports_snipe-it.csv');
  const [head = '', ...lines] = String(csv.bytes).trim().split('\r\n');
  expect(head).toMatch(/^\uFEFF?Asset Tag,Item Name,Model Name,Serial Number,Status,/);
  expect(lines).toHaveLength(COUNT);

  await page.getByLabel('Search the reports').fill('5CG24');
  await expect(page.getByRole('heading', { name: 'No reports match “5CG24”', level: 2 })).toBeVisible();
  await page.getByRole('button', { name: 'Clear the Search' }).click();

  await page.getByRole('combobox', { name: 'Code' }).selectOption('KEY-BOUNCE');
  await expect(page.getByRole('radio', { name: 'Fail 15' })).toBeVisible();
  await expect(rows).toHaveCount(15);
  await page.getByRole('combobox', { name: 'Period' }).selectOption('dates');
  await page.getByLabel('From (UTC)').fill('2026-11-14');
  await page.getByLabel('To (UTC)').fill('2026-11-18');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'SN-004' })).toContainText('Own profile');
  await expect(rows.filter({ hasText: 'SN-008' })).not.toContainText('Own profile');
  await page.getByRole('combobox', { name: 'Lot' }).selectOption('LOT-26-118');
  await expect(page.getByRole('region', { name: 'Lot LOT-26-118' })).toContainText('2 devices: 2 fail.');
  await looksRight(page);
});

test('a key is made, replaced and taken back by its passphrase; others are added and removed', async ({ page }) => {
  await page.goto('/keys');
  await expect(page.getByText('There is no key yet.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Make a new key' })).toBeHidden();
  await page.goto(`/keys#key=${'ab'.repeat(32)}&name=Southgate`);
  // A name from a link is a claim, so nothing is prefilled (B6).
  await expect(page.getByText('There it is called “Southgate”.')).toBeVisible();
  await expect(page.getByLabel('Name for this key')).toHaveValue('');
  await page.getByLabel('Name for this key').fill('Southgate');
  await page.getByRole('button', { name: 'They Match, Add It' }).click();
  const known = page.getByRole('list', { name: 'Known keys' }).getByRole('listitem');
  await expect(known).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove: Southgate' }).click();
  await expect(known).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(known).toHaveCount(1);

  const make = page.getByRole('region', { name: 'Make a new key' });
  await make.getByLabel('Name').fill('Bench 4');
  await make.getByRole('checkbox').check();
  await make.getByLabel('Passphrase', { exact: true }).fill('correct horse');
  await make.getByLabel('Repeat the passphrase').fill('correct hors');
  await make.getByRole('button').click();
  await expect(make.getByRole('alert')).toHaveText('The two passphrases differ.');
  await make.getByLabel('Repeat the passphrase').fill('correct horse');
  const [saved] = await Promise.all([page.waitForEvent('download'), make.getByRole('button').click()]);
  const own = page.getByRole('region', { name: 'The key of this browser' });
  await expect(own).toContainText('Bench 4');
  await expect(page.getByRole('button', { name: 'Save the Name' })).toBeDisabled();
  await make.getByLabel('Name').fill('Bench 5');
  await make.getByRole('button').click();
  await expect(own).toContainText('Bench 5');
  await expect(known).toHaveCount(2);

  const take = page.getByRole('region', { name: 'Import a key from a file' });
  await take.locator('input[type=file]').setInputFiles(await saved.path());
  await take.getByLabel('Passphrase', { exact: true }).fill('wrong horse');
  await take.getByRole('button', { name: 'Import the Key' }).click();
  await expect(take.getByRole('alert')).toContainText('The passphrase is wrong');
  await take.getByLabel('Passphrase', { exact: true }).fill('correct horse');
  await take.getByRole('button', { name: 'Import the Key' }).click();
  await expect(own).toContainText('Bench 4');

  const add = page.getByRole('region', { name: 'Add a key' });
  await add.locator('input[type=file]').setInputFiles(await saved.path());
  await expect(add.getByRole('alert')).toContainText('This is the file of a private key,');
  await looksRight(page);
});
