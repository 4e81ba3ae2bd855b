import type { Sealed } from '../../machines/report/report';
import { labelOf } from '../../machines/report/report-codes';
import { formatReport, sealInspection } from '../../machines/report/report-of';
import { labelLink } from '../../measure/report/link';
import { digest } from '../../src/browser/report/digest';
import { reportLink } from '../../src/browser/report/links';
import { desk, stubCamera, WebcamPage } from '../checks/webcam/webcam.check';
import { deviceOf, parts, sealed } from '../machines/report/devices';
import { expectSound, findings } from './detectors';
import { newSigner, scriptedReport } from './fixtures/scripted-report';
import { chooseFile } from './models/files';
import { showCode, stubBarcodes } from './models/inspection.page';
import { expect, type Page } from './test';
import { cleanTest as test } from './watch-page';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });
const check = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });

/** Opens a report's file on the page that waits for one. */
const open = (page: Page, report: Sealed) => chooseFile(page, formatReport(report));
const another = (page: Page) => page.getByRole('button', { name: 'Check Another Report' }).click();

/** A report made by earlier rules, by which the first failed test was a warning. */
async function olderReport(): Promise<Sealed> {
  const { inspection, journals } = deviceOf(2);
  let isDone = false;
  const entries = inspection.entries.map((entry) => {
    if (isDone || entry.result?.status !== 'fail' || entry.skip) return entry;
    isDone = true;
    return { ...entry, result: { ...entry.result, status: 'warning' as const } };
  });
  const before = journals.map((journal) => ({ ...journal, rules: 0 }));
  return sealInspection(
    { ...inspection, entries },
    before,
    { ...parts, rules: 0, attached: [] },
    { digest, signer: newSigner() },
  );
}

test('a report is recomputed, its key becomes known, and its journals are watched by keys alone', async ({ page }) => {
  const signer = newSigner();
  const report = await sealed(deviceOf(2), signer);
  await page.goto('/verify');
  await open(page, report);
  await expect(heading(page, 'Whole, but who sealed it?')).toBeVisible();
  // What no seal can prove stands above the outcome (B6).
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('What no seal can prove');
  await expect(check(page, 'Replay')).toContainText('Agrees');
  await expect.poll(() => page.workers().length, { message: 'workers that are left' }).toBe(0);
  // The name in the file is a claim, so it is never prefilled (B6).
  await expect(page.getByText('the signer is called “Northgate, Bench 4”.')).toBeVisible();
  await expect(page.getByLabel('Name for this key')).toHaveValue('');
  await page.getByLabel('Name for this key').fill('Northgate');
  await page.getByRole('button', { name: 'They Match, Save It' }).click();
  await expect(heading(page, /^All \d+ verdicts recomputed$/)).toBeVisible();
  await expect(check(page, 'Signature')).toContainText('Known key');
  await expect(page.getByRole('img', { name: /^Events over time: Screen \d+/ })).toBeVisible();

  await page.getByRole('button', { name: 'Watch the Replay' }).click();
  const playhead = page.getByRole('slider', { name: 'Place in the journal' });
  await expect(playhead).toBeFocused();
  await expect(playhead).toHaveAttribute('aria-valuetext', 'Start');
  const events = report.journals.find((journal) => journal.check === 'screen')?.events.length ?? 0;
  await page.keyboard.press('ArrowRight');
  await expect(playhead).toHaveAttribute('aria-valuetext', new RegExp(`^Event 1 of ${events}, 0:03\\.0, `));
  await page.keyboard.press('End');
  await expect(playhead).toHaveAttribute('aria-valuetext', new RegExp(`^Event ${events} of ${events}, `));
  const verdict = page.getByRole('term').filter({ hasText: 'Verdict so far' }).locator('..');
  await expect(verdict).not.toContainText('None yet');
  await page.keyboard.press('Home');
  await expect(verdict).toContainText('None yet');
  await page.getByRole('button', { name: 'Next event' }).press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(playhead).toHaveAttribute('aria-valuetext', /^Event 2 of /);
  await page.getByRole('combobox', { name: 'Test' }).selectOption('keyboard');
  await expect(page.getByRole('img', { name: /^The keyboard at this moment/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Test' }).selectOption('webcam');
  await expect(page.getByText('The test gave no verdict, so there is nothing to replay.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Test' }).selectOption('sound');
  await expect(playhead).toBeVisible();
  await expectSound(page);

  // By its link the same report is intact, and the page says why it was not replayed.
  await another(page);
  await page.getByLabel('Link to a report').fill(`https://assay.example/report#${await reportLink(report)}`);
  await page.getByRole('button', { name: 'Open the Link' }).click();
  await expect(heading(page, 'Whole, but not replayed')).toBeVisible();
  await expect(check(page, 'Replay')).toContainText('A link holds no journal.');
});

test('a report that nobody signed, that was changed, or that older rules judged says so; where the program of the replay does not arrive, it is whole and the page says why', async ({
  page,
}) => {
  await page.goto('/verify');
  const report = await sealed(deviceOf(2));
  await open(page, report);
  await expect(heading(page, 'The content is whole')).toBeVisible();
  await expect(check(page, 'Signature')).toContainText('Not signed');
  await another(page);

  const { facts } = report.report;
  await open(page, { ...report, report: { ...report.report, facts: { ...facts, serial: 'PF-OTHER' } } });
  await expect(heading(page, 'Changed in one place')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Device/ })).toContainText('Another text');
  await another(page);

  await open(page, await olderReport());
  await expect(heading(page, 'Judged by older rules')).toBeVisible();
  await expect(check(page, 'Replay')).toContainText('Older rules');
  await expect(page.getByRole('img', { name: /: warning, recomputed fail$/ })).toBeVisible();
  await expect.poll(() => findings(page)).toEqual([]);

  await page.route(/\/replay\.worker-/, (route) => route.abort());
  await page.goto('/verify');
  await open(page, await sealed(deviceOf(2)));
  await expect(heading(page, 'The content is whole')).toBeVisible();
  await expect(check(page, 'Replay')).toContainText('The code for it did not load.');
  await page.getByRole('link', { name: 'Open the Report' }).click();
  await page.getByRole('button', { name: 'Replay the Test' }).click();
  await expect(page.getByRole('heading', { name: 'The replay did not load' })).toBeVisible();
});

test('the code of a label is read by the camera, which is on for no longer than that', async ({ page }) => {
  const camera = new WebcamPage(page);
  await stubCamera(page);
  await stubBarcodes(page);
  await page.goto('/verify');
  await page.getByRole('button', { name: 'Use the Camera' }).click();
  await camera.asked();
  await page.evaluate((facts) => window.double.grant(facts, {}), desk);
  await camera.frames(1, 33, 'live');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await showCode(page, ['PF-3K0O1L']);
  await expect(page.getByText('This is not the code of a report.')).toBeVisible();
  const report = await sealed(deviceOf(2));
  await showCode(page, [`https://assay.example/report#${labelLink(labelOf(report, null))}`]);
  await expect(heading(page, 'What the code says')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(report.report.id);
  await expect.poll(() => camera.tracks()).toMatchObject({ running: 0 });
  await page.getByRole('button', { name: 'Open a File or Link' }).click();
  await expect(page.getByRole('button', { name: 'Use the Camera' })).toBeVisible();
});

test('a file of the system is compared with the hash that the report has of it', async ({ page }) => {
  const file = (text: string) => ({ name: 'battery.xml', mimeType: 'text/xml', buffer: Buffer.from(text) });
  const measurements = [
    { name: 'SHA-256 of file 1', value: await digest('another'), unit: '', source: 'measured' as const },
    { name: 'SHA-256 of file 2', value: await digest('<BatteryReport/>'), unit: '', source: 'measured' as const },
  ];
  const report = await scriptedReport({ tests: { 'system-files': { details: 'Battery 91%.', measurements } } });
  await page.goto('/verify');
  await open(page, report);
  const files = page.getByRole('region', { name: 'Files of the system' });
  await expect(files).toContainText('Batteries and drives were read from files.');
  await files.locator('input').setInputFiles(file('<BatteryReport/>'));
  await expect(files.getByRole('status')).toHaveText(/Same battery\.xml is a file that was read for this report\.$/);
  await files.locator('input').setInputFiles(file('<BatteryReport>'));
  await expect(files.getByRole('status')).toHaveText(/Other battery\.xml was not read for this report, or was changed/);
  await expectSound(page);
  await page.evaluate(() => {
    File.prototype.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
  });
  await files.locator('input').setInputFiles(file('<BatteryReport/>'));
  await expect(page.getByRole('alert')).toContainText('The browser cannot read this file');
  await expect(files.getByRole('status')).toHaveText('');

  await another(page);
  await open(page, await scriptedReport());
  await expect(heading(page, 'What the report says')).toBeVisible();
  await expect(files).toHaveCount(0);
});
