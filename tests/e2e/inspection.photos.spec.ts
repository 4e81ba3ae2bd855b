import { fakeDevices, launchOptions } from './browser';
import { looksRight } from './detectors';
import { alertOf, InspectionPage } from './models/inspection.page';
import { expect, type Page } from './test';
import { cleanTest as test } from './watch-page';

test.use({ launchOptions: launchOptions({ args: fakeDevices }) });

const photos = (page: Page) => page.getByRole('img', { name: /^Photo \d/ });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Reaches the end of a run that found one fault. */
async function finished(page: Page) {
  const run = await InspectionPage.started(page);
  await run.judge('Fail', /SCR-DEAD/);
  await expect(run.verdict('Fail')).toHaveAttribute('aria-pressed', 'true');
  await run.toEnd();
  return run;
}

/** The stored photos, with their bytes as text. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const open = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('assay');
      request.onsuccess = () => resolve(request.result);
    });
    const all = await new Promise<{ finding: string; width: number; height: number; blob: Blob }[]>((resolve) => {
      const request = open.transaction('photos').objectStore('photos').getAll();
      request.onsuccess = () => resolve(request.result);
    });
    open.close();
    const text = async (blob: Blob) => new TextDecoder('latin1').decode(await blob.arrayBuffer());
    return Promise.all(
      all.map(async ({ finding, width, height, blob }) => ({
        ...{ finding, width, height, type: blob.type, bytes: await text(blob) },
      })),
    );
  });

/** A photo like those of a phone, with a location in its EXIF data. */
async function withPlace(page: Page): Promise<Buffer> {
  const plain = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [2400, 1200];
    canvas.getContext('2d')?.fillRect(0, 0, 1200, 1200);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const jpeg = Buffer.from(plain, 'base64');
  const body = Buffer.from('Exif\0\0MM\0*\0\0\0\x08GPS-53.8N-1.55W', 'latin1');
  const head = Buffer.from([0xff, 0xe1, 0, body.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

test('photos are taken and marked, and stay with the run without a trace of the place', async ({ page }) => {
  const run = await finished(page);
  await button(page, 'Turn On Camera').click();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await button(page, 'Take Photo').click();
  await expect(photos(page)).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Photo 1 shows' }).selectOption({ label: 'SCR-DEAD Dead pixel' });
  await expect(photos(page)).toHaveAccessibleName('Photo 1: Dead pixel');

  const file = await withPlace(page);
  expect(file.toString('latin1')).toContain('GPS-53.8N');
  const choose = (name: string, buffer: Buffer) =>
    page.getByLabel('A photo as a file').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  await choose('lid.jpg', file);
  await expect(photos(page)).toHaveCount(2);
  await choose('notes.jpg', Buffer.from('no picture at all'));
  await expect(alertOf(page)).toContainText('This is not a photo');

  await test.step('a photo that has no room in the storage is kept in memory', async () => {
    await page.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...values) {
        if (this.name === 'photos') throw new DOMException('Full', 'QuotaExceededError');
        return put.apply(this, values);
      };
    });
    await button(page, 'Take Photo').click();
    await expect(alertOf(page)).toContainText('This browser has no room for photos');
    await expect(photos(page)).toHaveCount(3);
  });

  await test.step('it is accessible, fits and has targets for a finger', async () => {
    await looksRight(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await page.reload();
  await run.waiting.getByRole('button', { name: 'Resume' }).click();
  await expect(photos(page)).toHaveCount(2);
  await expect(page.getByText('The camera is off.')).toBeVisible();
  const kept = await stored(page);
  expect(kept.map(({ finding, type }) => [finding, type]).sort()).toEqual([
    ['', 'image/jpeg'],
    ['SCR-DEAD', 'image/jpeg'],
  ]);
  const chosen = kept.find(({ finding }) => finding === '');
  expect([chosen?.width, chosen?.height], 'made smaller').toEqual([1920, 960]);
  expect(chosen?.bytes).not.toMatch(/Exif|GPS/);

  await button(page, 'Seal the Report').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inspection report' })).toBeVisible();
  for (const what of ['Dead pixel', 'The device']) {
    await expect(page.getByRole('img', { name: `Photo: ${what}` })).toBeVisible();
  }
  await expect.poll(() => stored(page), 'what is in the report is not kept twice').toEqual([]);
});
