import { findings } from './detectors';
import { scriptedReport } from './fixtures/scripted-report';
import { chooseFile, linesOf } from './models/files';
import { expect, type Page } from './test';
import { hold, withoutWorkers } from './waits';
import { cleanTest as test } from './watch-page';

/**
 * Operations that the page's database refuses. A failed real transaction is rolled back as a whole, and so is this one.
 */
type Refused = 'open' | 'put' | 'delete' | 'clear' | 'get';

const refuse = (page: Page, ...refused: readonly Refused[]) =>
  page.evaluate((refused) => Object.assign(window, { refused }), refused);

/**
 * Lets the test choose which operations the database refuses: writing as if storage were full, everything else as if it
 * were blocked.
 */
const stubStorage = (page: Page) =>
  page.addInitScript(() => {
    const refuses = (name: Refused) => (window as unknown as { refused?: Refused[] }).refused?.includes(name) ?? false;
    for (const name of ['put', 'delete', 'clear', 'get'] as const) {
      const original = IDBObjectStore.prototype[name] as (...values: unknown[]) => IDBRequest;
      Object.assign(IDBObjectStore.prototype, {
        [name](this: IDBObjectStore, ...values: unknown[]) {
          if (refuses(name)) throw new DOMException('No', name === 'put' ? 'QuotaExceededError' : 'UnknownError');
          return original.apply(this, values);
        },
      });
    }
    if (location.hash !== '#blocked') return;
    IDBFactory.prototype.open = () => {
      throw new DOMException('No', 'SecurityError');
    };
  });

const says = (page: Page, text: string) =>
  expect(page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text })).toBeVisible();

test('a history that is full or blocked says so, loses nothing, and is deleted as a whole only after a warning', async ({
  page,
}) => {
  await stubStorage(page);
  await withoutWorkers(page);
  await page.goto('/history#blocked');
  await expect(page.getByRole('alert').filter({ hasText: 'Storage is blocked here' })).toBeVisible();

  await page.goto('/history');
  const made = await Promise.all(
    [1, 2, 3].map((i) => scriptedReport({ id: `one-${i}`, serial: `SN-${i}`, startedAt: i })),
  );
  const take = () => chooseFile(page, linesOf(made));
  const rows = page.getByRole('list', { name: 'Reports' }).getByRole('listitem');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  /** Does something while the database refuses an operation, of which the page says so. */
  const fails = async (operation: Refused, act: () => Promise<void>, text: string) => {
    await refuse(page, operation);
    await act();
    await says(page, text);
    await refuse(page);
  };

  await fails('put', take, 'No room left');
  await expect(page.getByRole('heading', { name: 'No reports yet' })).toBeVisible();
  await take();
  await expect(rows).toHaveCount(3);

  await page.getByRole('checkbox', { name: /^Select SN-2/ }).check();
  await fails('delete', () => press('Delete'), 'Nothing was deleted');
  await expect(rows).toHaveCount(3);
  await page.getByRole('checkbox', { name: /^Select SN-2/ }).check();
  await press('Delete');
  await expect(rows).toHaveCount(2);
  await fails('put', () => press('Undo'), 'Not restored yet');
  await press('Try Again');
  await expect(rows).toHaveCount(3);
  await fails('get', () => press('Export All'), 'Not exported');

  const all = page.getByRole('button', { name: 'Delete All' });
  const warning = page.getByRole('alertdialog', { name: 'Delete all 3 reports for good?' });
  await all.press('Enter');
  await expect(warning).toHaveAccessibleDescription(/cannot be undone/);
  await expect(warning.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect.poll(() => findings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(all).toBeFocused();
  await all.press('Enter');
  await fails('clear', () => press('Delete 3 Reports'), 'Nothing was deleted');
  await expect(rows).toHaveCount(3);
  await all.press('Enter');
  await press('Delete 3 Reports');
  await says(page, '3 reports deleted');
  await expect(page.getByRole('heading', { name: 'No reports yet' })).toBeVisible();
  await expect(all).toBeFocused();
  await expect(all).toHaveAttribute('aria-disabled', 'true');
});

test('C3: an import is read in a worker, shows its progress, and can be canceled by keyboard', async ({ page }) => {
  const release = await hold(page, '**/assets/reader.worker*.js');
  await page.goto('/history');
  const made = await Promise.all(
    [1, 2].map((i) => scriptedReport({ id: `one-${i}`, serial: `SN-${i}`, startedAt: i })),
  );
  await chooseFile(page, linesOf(made));
  await expect(page.getByRole('status').filter({ hasText: '0 reports read' })).toBeVisible();
  await expect.poll(() => findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel Import' }).press('Enter');
  release();
  await says(page, 'Import canceled');
  await expect(page.getByRole('button', { name: 'Choose Files' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'No reports yet' })).toBeVisible();
});

test('C8: a tab of an older version that blocks the storage is named, until it is closed', async ({
  page,
  context,
}) => {
  const old = await context.newPage();
  await old.goto('/robots.txt');
  // It has the database open, and does not close it for a newer version.
  await old.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('assay', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('inspections', { keyPath: 'id' });
        opening.onsuccess = resolve;
      }),
  );
  await page.goto('/history');
  const notice = page.getByRole('region', { name: 'Notifications' }).getByText('Close all other Assay tabs');
  await expect(notice).toBeVisible();
  await expect.poll(() => findings(page)).toEqual([]);
  await old.close();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No reports yet' })).toBeVisible();
});
