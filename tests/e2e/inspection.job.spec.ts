import { profileToLink } from '../../machines/inspection/profile';
import type { Sealed } from '../../machines/report/report';
import { profileOf } from '../kit/profile';
import { opened } from '../kit/test-page';
import { savedBy } from './models/files';
import { alertOf, InspectionPage } from './models/inspection.page';
import { unlisted } from './stored';
import { expect, type Page, test } from './test';

const profile = { ...profileOf({ check: 'resolution', isRequired: true }), name: 'Intake desk' };
const linkOf = (fields: Readonly<Record<string, string>>) =>
  `/inspection#${new URLSearchParams({ ...fields, profile: profileToLink(profile) })}`;
const offerOf = (page: Page, number: string) => page.getByRole('region', { name: `Job ${number}`, exact: true });

test('a shop’s jobs are shown, taken by one key and started by the next, and the reports name them', async ({
  page,
}) => {
  const run = new InspectionPage(page);
  const jobs = [
    { job: 'RMA/1', serial: 'PF-1', model: 'ThinkPad T14', technician: 'T. Weiss', returnNote: 'Shelf B4 + intake' },
    { job: 'RMA/2', assetTag: 'AT-2', item: 'Tablet' },
    { job: 'RMA/3', serial: 'PF-3', notes: 'Customer: 50 % of keys stick' },
  ];
  for (const fields of jobs) {
    await page.goto(linkOf(fields));
    const offer = offerOf(page, fields.job);
    for (const text of ['Intake desk', ...Object.values(fields)]) await expect(offer).toContainText(text);
    await expect(run.field('Serial number')).toHaveValue('');
    // The press takes the job whole, so that the next one cannot come in between.
    if (fields.job === 'RMA/3') {
      const take = offer.getByRole('button', { name: 'Take Job' });
      expect(await take.evaluate((button) => [(button as HTMLElement).click(), location.hash][1])).toBe('');
    } else await page.keyboard.press('Enter');
    await expect(offer).toHaveCount(0);
    await expect(run.field('Serial number')).toHaveValue(fields.serial ?? '');
    await expect(page.getByRole('radio', { name: /^Intake desk/ })).toHaveCount(1);
    await expect(run.startButton).toBeFocused();
    expect(new URL(page.url()).hash).toBe('');
    await page.keyboard.press('Enter');
    await run.expectTest('Resolution');
    await run.verdict('Pass').click();
    await run.control('Next').click();
    await expect(run.finishHeading).toBeVisible();
    await run.seal();

    const device = page.getByRole('region', { name: 'Device' });
    for (const text of [fields.job, fields.returnNote ?? '']) await expect(device).toContainText(text);
    await expect(page.getByRole('region', { name: 'Actions', exact: true })).toContainText(fields.returnNote ?? '');
    const file = await savedBy(page.getByRole('button', { name: 'JSON', exact: true }));
    expect(file.name).toMatch(/^RMA-\d_[-\dT]+_[a-z]+\.json$/);
    const { report } = JSON.parse(String(file.bytes)) as Sealed;
    expect(report.facts).toMatchObject({ item: 'Laptop', ...fields });
    // What the earlier job said of its device does not stay.
    if (fields.job !== 'RMA/1') expect(report.facts).toMatchObject({ model: '', technician: 'T. Weiss' });
    expect(report.profile.tests).toEqual(profile.tests);
  }

  await page.goto(linkOf({ job: 'RMA/2' }));
  await expect(offerOf(page, 'RMA/2')).toContainText('in this browser is of the same job');
  await expect.poll(() => unlisted(page)).toEqual([]);
});

test('a job that is left, or a link that cannot be used, changes nothing', async ({ page }) => {
  const run = new InspectionPage(page);
  await page.goto(linkOf({ job: '4711', serial: 'PF-1' }));
  await page.reload();
  await page.getByRole('button', { name: 'Leave It' }).click();
  await expect(offerOf(page, '4711')).toHaveCount(0);

  await run.field('Serial number').fill('PF-9');
  await page.evaluate(() => location.replace('#job=4711&serial=PF-1&color=red'));
  await expect(alertOf(page)).toContainText('This job link was not used');
  await expect(alertOf(page)).toContainText('This version does not know its field color.');
  await expect(run.field('Serial number')).toHaveValue('PF-9');
  await expect(page.getByRole('radio', { name: /^Intake desk/ })).toHaveCount(0);
});

test('the code of a job is shown like its link, and changes nothing once a run has begun', async ({ page }) => {
  const run = await opened(InspectionPage, page);
  await expect(run.field('Asset tag')).toBeFocused();
  const code = (number: string) => `https://assay.example/inspection#job=${number}&serial=PF-${number}`;
  await run.scan(code('4711'));
  await expect(offerOf(page, '4711')).toContainText('PF-4711');
  await expect(run.field('Asset tag')).toHaveValue('');
  // While the job is shown, the next scan takes its place, and presses nothing.
  await run.scan(code('4712'));
  await expect(offerOf(page, '4712')).toContainText('PF-4712');
  await expect(offerOf(page, '4711')).toHaveCount(0);
  await expect(run.field('Serial number')).toHaveValue('');
  await page.getByRole('button', { name: 'Take Job' }).click();
  await run.start();
  await expect(run.rail).toBeVisible();

  await run.scan(code('4713'));
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await expect(toasts).toContainText('Scan a job before the inspection starts.');

  await page.evaluate(() => location.replace('#job=4714&serial=PF-4714'));
  await expect(toasts).toContainText('It is offered after this inspection.');
  await run.rail.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(offerOf(page, '4714')).toContainText('PF-4714');
  await page.goto('/');
  await page.goto(linkOf({ job: '4712' }));
  await expect(offerOf(page, '4712')).toContainText('An inspection of this job is waiting below.');
});
