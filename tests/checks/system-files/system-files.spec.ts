import { readFileSync } from 'node:fs';
import { profileToLink } from '../../../machines/inspection/profile';
import { InspectionPage } from '../../e2e/models/inspection.page';
import { expect, test } from '../../e2e/test';
import { profileOf } from '../../kit/profile';
import { opened } from '../../kit/test-page';
import { SystemFilesPage } from './system-files.check';
import { smartctl, upower } from './system-files.samples';

test('a worn battery is a warning and a healthy drive passes, from two files at once and without a request', async ({
  page,
}) => {
  const view = await opened(SystemFilesPage, page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/assets/')) requests.push(request.url());
  });
  await view.choose({ name: 'battery.txt', text: upower(38.2) }, { name: 'drive.json', text: smartctl });
  await expect(view.resultHeading).toBeFocused();
  await expect(view.row('Battery')).toContainText('75% of new. Holds 38.2 of 50.5\u202fWh. 412 charge cycles.');
  await expect(view.row('Battery')).toContainText('Warning');
  await expect(view.row('Drive')).toContainText('Pass');
  await expect(view.files).toHaveText([/battery\.txt/, /drive\.json/]);
  expect(requests).toEqual([]);
});

test('a file of another machine warns, and each file that is not read says why', async ({ page }) => {
  const view = await opened(SystemFilesPage, page);
  const report =
    '<?xml version="1.0"?><BatteryReport xmlns="http://schemas.microsoft.com/battery/2012"><Batteries><Battery><Id>X</Id><DesignCapacity>50000</DesignCapacity><FullChargeCapacity>48000</FullChargeCapacity></Battery></Batteries></BatteryReport>';
  await view.choose(
    // PowerShell writes UTF-16.
    { name: 'report.xml', text: Buffer.from(`\ufeff${report}`, 'utf16le') },
    { name: 'holiday.jpg', text: Buffer.from([0xff, 0xd8, 0xff, 0xe0]) },
    { name: 'empty.txt', text: '' },
  );
  await expect(view.resultHeading).toBeFocused();
  await expect(view.row('File of this machine')).toContainText('System: Windows in the file, Linux here.');
  await expect(view.row('Battery')).toContainText('96% of new.');
  await expect(view.refused).toHaveText([
    'Not read: holiday.jpgNo kind of file that is read here. Make one with a command on this page.',
    'Not read: empty.txtThe file is empty. Run the command again.',
  ]);
});

test('shows the commands of the system at hand, copies one, and survives a reload with its result', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const view = await opened(SystemFilesPage, page);
  await expect(page.getByRole('radio', { name: 'Linux' })).toBeChecked();
  await view.button('Copy the command for: Battery').click();
  await expect(page.getByText('Copied.', { exact: true }).first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('upower -d > ~/battery.txt');
  await view.paste(upower(47.1));
  await expect(view.resultHeading).toBeFocused();
  await expect(view.row('Battery')).toContainText('Pass');
  await page.reload();
  await expect(view.row('Battery')).toContainText('93% of new.');
});

test('in an inspection, the file offers maker and model, and contradicts another serial number', async ({ page }) => {
  const run = new InspectionPage(page);
  const profile = profileToLink({ ...profileOf({ check: 'system-files', isRequired: true }), name: 'Battery' });
  await page.goto(`/inspection#${new URLSearchParams({ job: 'RMA/1', serial: 'PF-9', profile })}`);
  await page.keyboard.press('Enter');
  await expect(run.startButton).toBeFocused();
  await page.keyboard.press('Enter');
  await run.expectTest('Battery and drive');
  const report = new URL('files/lshw.txt', import.meta.url);
  const view = new SystemFilesPage(page);
  await view.paste(readFileSync(report, 'utf8'));
  await expect(view.row('Memory')).toContainText('16\u202fGiB in 1 of 2 slots.');
  await run.control('Next').click();
  const offer = page.getByRole('region', { name: 'From the system’s file' });
  await expect(offer).toContainText('The file tells another serial number: PF2AB3CD.');
  await expect(offer).toContainText('LENOVO');
  await offer.getByRole('button', { name: 'Add to Report' }).click();
  await expect(offer.getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: 'Seal the Report' }).click();
  await expect(page.getByRole('region', { name: 'Device' })).toContainText('LENOVO');
});
