import type { Sealed } from '../../machines/report/report';
import { expectSound } from './detectors';
import { scriptedReport } from './fixtures/scripted-report';
import { imported, savedBy } from './models/files';
import { InspectionPage } from './models/inspection.page';
import { unlisted } from './stored';
import { expect, type Page } from './test';
import { cleanTest as test } from './watch-page';

/**
 * The browser's private folder stands for a shared one, because no test can press the browser's own picker and
 * questions. After a load the browser must ask before the folder is used: the person says no once, then yes.
 */
const stubBrowser = (page: Page) =>
  page.addInitScript(() => {
    let state: PermissionState = 'prompt';
    const answers: PermissionState[] = ['prompt', 'granted'];
    Object.assign(window, {
      showDirectoryPicker: async () => {
        state = 'granted';
        return (await navigator.storage.getDirectory()).getDirectoryHandle('Bench reports', { create: true });
      },
    });
    Object.assign(FileSystemHandle.prototype, {
      queryPermission: async () => state,
      requestPermission: async () => {
        if (!navigator.userActivation.isActive) throw new DOMException('Not on a press', 'SecurityError');
        state = answers.shift() ?? state;
        return state;
      },
    });
  });

/** The texts of the folder's files, by their names. */
const files = (page: Page) =>
  page.evaluate(async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('Bench reports', { create: true });
    const names: string[] = [];
    for await (const name of (folder as unknown as { keys(): AsyncIterable<string> }).keys()) names.push(name);
    return names.toSorted();
  });

/** Opens a stored report as if it had been sealed a moment ago. */
async function openSealed(page: Page, { report }: Sealed) {
  await page.evaluate((url) => history.pushState({ isSealedHere: true }, '', url), `/report#${report.id}`);
  await page.reload();
}

test('each sealed report is saved into the folder chosen once, and Bench reads it', async ({ page }) => {
  await stubBrowser(page);
  const first = await scriptedReport();
  await imported(page, first);
  await openSealed(page, first);
  const saving = page.getByRole('status').filter({ hasText: 'Bench reports' });
  await page.getByRole('button', { name: 'Save Every Report to a Folder…' }).click();
  await expect(saving).toHaveText('Saved to Bench reports AT-004417_2026-11-22T1044_fail.json');
  await expect(saving).toBeFocused();
  await expectSound(page);

  const run = await InspectionPage.started(page);
  await run.toEnd();
  await page.getByRole('button', { name: 'Seal the Report' }).click();
  await expect(saving).toContainText(
    'Not saved to Bench reports: the browser must ask you first. The report is not lost.',
  );
  await expectSound(page);
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(saving).toContainText('Saved to Bench reports AS-');
  expect(await files(page)).toEqual([
    expect.stringMatching(/^AS-\w{4}-\w{4}_.+T\d{4}_inconclusive\.json$/),
    'AT-004417_2026-11-22T1044_fail.json',
  ]);
  expect(await unlisted(page)).toEqual([]);

  await page.getByRole('link', { name: 'Bench', exact: true }).click();
  await page.getByRole('button', { name: 'Read Bench reports' }).click();
  await expect(page.getByText(/^2 files/)).toBeVisible();
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await expect(page.getByText('Every sealed report is also saved to Bench reports.')).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Stop Saving There' }).click();
  await expect(page.getByText('Every sealed report is also saved')).toHaveCount(0);
  await page.getByRole('link', { name: 'Bench', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Choose Folder' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Read Bench reports' })).toHaveCount(0);
});

test('reports that could not be saved wait, are counted, and are saved once the person allows it, on the next report or in History', async ({
  page,
}) => {
  await stubBrowser(page);
  const reports = await Promise.all(
    ['AT-1', 'AT-2', 'AT-3', 'AT-4'].map((assetTag) => scriptedReport({ id: assetTag, assetTag, serial: assetTag })),
  );
  await imported(page, ...reports);
  const [first, second, third, fourth] = reports as [Sealed, Sealed, Sealed, Sealed];
  const saving = page.getByRole('status').filter({ hasText: 'Bench reports' });
  const button = (name: string) => page.getByRole('button', { name });
  await openSealed(page, first);
  await button('Save Every Report to a Folder…').click();
  await expect(saving).toContainText('Saved to Bench reports AT-1');
  for (const [report, waiting] of [
    [second, '1 report waits'],
    [third, '2 reports wait'],
  ] as const) {
    await openSealed(page, report);
    await expect(saving).toContainText(`Not saved to Bench reports: the browser must ask you first.`);
    await expect(saving).toContainText(`${waiting} to be saved there.`);
  }
  // The button goes with the press, and comes back with the answer.
  await button('Allow').click();
  await expect(button('Allow')).toBeVisible();
  await expect(saving).toContainText('2 reports wait');
  await button('Allow').click();
  await expect(saving).toContainText(/Saved to Bench reports AT-3.+json, and 1 report that waited\.$/);
  expect((await files(page)).map((name) => name.slice(0, 4))).toEqual(['AT-1', 'AT-2', 'AT-3']);

  await openSealed(page, fourth);
  await expect(saving).toContainText('1 report waits');
  await page.goto('/history');
  const waits = page.getByText('1 report waits to be saved there.');
  await expect(waits).toBeVisible();
  await expectSound(page);
  await button('Save Them Now').click();
  await expect(page.getByText('Not all reports are in the folder')).toBeVisible();
  await expect(waits).toBeVisible();
  await button('Save Them Now').click();
  await expect(page.getByText('No report waits any more.')).toBeVisible();
  await expect(waits).toHaveCount(0);
  expect(await files(page)).toHaveLength(4);
});

test('a folder that is gone or full is said, and its report stays; a reader of a report is not asked; where the browser opens no folder, the download has the same name', async ({
  page,
}) => {
  await stubBrowser(page);
  const report = await scriptedReport();
  await imported(page, report);
  await openSealed(page, report);
  await page.evaluate(() => {
    const { createWritable } = FileSystemFileHandle.prototype;
    FileSystemFileHandle.prototype.createWritable = async function (this: FileSystemFileHandle) {
      FileSystemFileHandle.prototype.createWritable = createWritable;
      throw new DOMException('No room', 'QuotaExceededError');
    };
  });
  await page.getByRole('button', { name: 'Save Every Report to a Folder…' }).click();
  await expect(page.getByText('Not saved: the disk of Bench reports is full.')).toBeVisible();
  expect(await files(page)).toEqual([]);
  await page.evaluate(async () =>
    (await navigator.storage.getDirectory()).removeEntry('Bench reports', { recursive: true }),
  );
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Not saved: Bench reports was not found.')).toBeVisible();
  await page.getByRole('button', { name: 'Other Folder…' }).click();
  await expect(page.getByText('Saved to Bench reports')).toBeVisible();

  await page.goto('/history');
  await page.goto(`/report#${report.report.id}`);
  await expect(page.getByRole('button', { name: 'JSON' })).toBeVisible();
  await expect(page.getByText('Bench reports')).toHaveCount(0);

  await page.addInitScript(() => Object.assign(window, { showDirectoryPicker: undefined }));
  await openSealed(page, report);
  const saved = await savedBy(page.getByRole('button', { name: 'JSON' }));
  expect(saved.name).toBe('AT-004417_2026-11-22T1044_fail.json');
  await expect(page.getByRole('button', { name: 'Save Every Report to a Folder…' })).toHaveCount(0);
});
