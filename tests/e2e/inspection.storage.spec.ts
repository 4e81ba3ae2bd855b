import type { Inspection } from '../../machines/inspection/inspection';
import { startOf } from '../kit/check';
import { opened } from '../kit/test-page';
import { alertOf, InspectionPage, saved } from './models/inspection.page';
import { inStore } from './stored';
import { expect, test } from './test';

test('nothing that was answered is lost in a reload, and a second tab looks on', async ({ page, context }) => {
  const run = await InspectionPage.started(page);
  await startOf('screen')(page);
  await run.verdict('Warning').click();
  await run.findingSheet.getByRole('button', { name: 'None of These' }).click();
  await run.leave('Next', 'Keyboard');
  await page.reload();
  await expect(run.waiting).toContainText(/04 Keyboard.+Finished tests are saved. This one starts again./);
  await run.waiting.getByRole('button', { name: 'Resume' }).click();
  await run.expectTest('Keyboard');
  await expect(run.strip).toHaveAccessibleName(/1 warning/);

  await test.step('the second tab', async () => {
    const second = await context.newPage();
    await second.goto('/inspection');
    await new InspectionPage(second).waiting.getByRole('button', { name: 'Resume' }).click();
    await expect(second.getByRole('heading', { name: 'This inspection is open in another tab' })).toBeVisible();
    await expect(second.getByText('04 Keyboard')).toBeVisible();
    await run.control('Next').click();
    await expect(second.getByText('08 Mouse')).toBeVisible();
    await page.close();
    await second.getByRole('button', { name: 'Resume Here' }).click();
    await new InspectionPage(second).expectTest('Mouse');
    await second.close();
  });
});

test('a page that crashes loses no answer', async ({ page, context }) => {
  const run = await InspectionPage.started(page);
  await run.skip();
  const skipped = async () => {
    const [kept] = await inStore<{ inspection: Inspection }>(page, 'inspections', 'getAll');
    return kept?.inspection.entries.filter(({ skip }) => skip).length;
  };
  await expect.poll(skipped).toBe(1);

  const client = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  client.send('Page.crash').catch(() => undefined);
  await crashed;
  const next = await context.newPage();
  const resumed = new InspectionPage(next);
  await resumed.open();
  await expect(resumed.waiting.getByRole('img')).toHaveAccessibleName('1 skipped');
  await resumed.waiting.getByRole('button', { name: 'Resume' }).click();
  await expect(resumed.strip).toHaveAccessibleName(/1 skipped/);
});

test('where storage is blocked the run goes on and can be saved', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
  });
  const run = await opened(InspectionPage, page);
  await expect(alertOf(page)).toContainText('Storage is blocked here');
  await run.start();
  await run.verdict('Pass').click();
  await expect(alertOf(page)).toContainText('Storage is blocked here');
  expect((await saved(page, 'Save This Run')).entries[0]?.judgment?.verdict).toBe('pass');
  await page.getByRole('button', { name: 'Continue Anyway' }).click();
  await expect(alertOf(page)).toHaveCount(0);
  await run.leave('Next', 'Keyboard');
});

test('a full storage is reported, and a run that was deleted from outside is stored again', async ({ page }) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...values) {
      if ('isFull' in window) throw new DOMException('Full', 'QuotaExceededError');
      return put.apply(this, values);
    };
  });
  const run = await InspectionPage.started(page);
  await page.evaluate(() => Object.assign(window, { isFull: true }));
  await run.control('Next').click();
  await expect(alertOf(page).filter({ hasText: 'no room left' })).toBeVisible();
  await run.expectTest('Keyboard');
  await page.evaluate(() => Reflect.deleteProperty(window, 'isFull'));
  await run.control('Next').click();
  await expect(alertOf(page).filter({ hasText: 'no room left' })).toHaveCount(0);
  await run.expectTest('Mouse');

  const journals = async () => (await inStore(page, 'journals', 'getAll')).length;
  // Includes the journals of the tests that ended while storage was full.
  await expect.poll(journals).toBe(2);

  await inStore(page, 'inspections', 'clear');
  await inStore(page, 'journals', 'clear');
  await run.control('Next').click();
  await expect(page.getByText('The saved run was deleted')).toBeVisible();
  await expect.poll(journals).toBe(3);
  await page.reload();
  await expect(run.waiting).toBeVisible();
});

test('a run of a newer version is kept and not read, and a device that was typed in once is offered again', async ({
  page,
}) => {
  const run = await opened(InspectionPage, page);
  await run.unfold('Who and where');
  await run.unfold();
  await run.field('Company').fill('Northgate');
  await run.field('Lot').fill('L-7');
  await run.start();
  await inStore(page, 'inspections', 'put', { id: 'newer', savedAt: 1, inspection: { format: 99 } });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Made by a newer Assay' })).toBeVisible();
  await expect(run.field('Lot')).toHaveValue('L-7');
  await expect(page.getByText('Northgate. Kept for the next device.')).toBeVisible();
  await run.waiting.getByRole('button', { name: 'Discard' }).click();
  await run.waiting.getByRole('button', { name: 'Discard' }).click();
  await expect(run.waiting).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Made by a newer Assay' })).toBeVisible();
  await expect(run.waiting).toHaveCount(0);
});
