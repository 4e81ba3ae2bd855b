import { gunzipSync, gzipSync } from 'node:zlib';
import type { CheckId } from '../../content/catalogue';
import { builtInProfiles } from '../../content/profiles';
import type { Inspection } from '../../machines/inspection/inspection';
import { outcomeOf } from '../../machines/inspection/outcome';
import type { Journal } from '../../machines/journal';
import { replayJournal } from '../../machines/replay';
import { KeyboardPage } from '../checks/keyboard/keyboard.check';
import { startOf } from '../kit/check';
import { loadMachine } from '../kit/load-machine';
import { profileOf } from '../kit/profile';
import { fakeDevices, launchOptions } from './browser';
import { InspectionPage } from './models/inspection.page';
import { inStore } from './stored';
import { expect, keepTimeStamps, type Page, test } from './test';

test.use({ launchOptions: launchOptions({ args: fakeDevices }) });

/** Limit for the journals of a whole run, in compressed bytes. */
const MAX_JOURNALS_BYTES = 100 * 1024;

interface Kept {
  readonly check: CheckId;
  readonly journal: Journal;
  readonly isJudged: boolean;
}

const journalsOf = (page: Page) => inStore<Kept>(page, 'journals', 'getAll');
/** The run as stored with its last step. */
const inspectionOf = async (page: Page) => {
  const last = (await inStore<{ inspection: Inspection }>(page, 'inspections', 'getAll')).at(-1);
  if (!last) throw new Error('No run is stored');
  return last.inspection;
};

/** A key that types twice: by the events' time stamps, its second press follows its release within 5 ms. */
async function bounce(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Listening' }).click();
  const keyboard = new KeyboardPage(page);
  await expect(keyboard.stop).toBeVisible();
  const start = Date.now() / 1000;
  for (const [i, phase] of (['down', 'up', 'down', 'up'] as const).entries()) {
    await keyboard.send(phase, { code: 'KeyA', key: 'a', timestamp: start + 0.005 * i });
  }
  await page.getByRole('button', { name: 'Show Result' }).click();
  await expect(page.getByRole('link', { name: 'KEY-BOUNCE' })).toBeVisible();
}

test('webcam and microphone start by themselves once where they are granted, and are off when left', async ({
  page,
}) => {
  await page.context().grantPermissions(['camera', 'microphone']);
  await page.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    const tracks: MediaStreamTrack[] = [];
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      tracks.push(...stream.getTracks());
      return stream;
    };
    Object.assign(window, { live: () => tracks.filter(({ readyState }) => readyState === 'live').length });
  });
  const live = () => page.evaluate(() => (window as unknown as { live: () => number }).live());
  const run = new InspectionPage(page);
  await run.startWith(
    profileOf({ check: 'webcam', isRequired: true }, { check: 'microphone', isRequired: true }),
    'Webcam',
  );
  await expect(page.getByRole('status').filter({ hasText: 'Camera on' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop Test' }).click();
  await page.getByRole('button', { name: 'Test Again' }).click();
  await expect(page.getByRole('button', { name: 'Start Test' })).toBeVisible();
  await page.clock.runFor(5000);
  expect(await live(), 'a person stopped it').toBe(0);
  await page.keyboard.press('Shift+R');
  await expect(page.getByRole('status').filter({ hasText: 'Camera on' })).toBeVisible();
  await run.leave('Next', 'Microphone');
  await expect(page.getByText('Listening', { exact: true })).toBeVisible();
  await expect.poll(live, 'the camera is off').toBe(1);
});

test('a run of real tests ends in every verdict, and each journal replays to the verdict of the run', async ({
  page,
}) => {
  const run = new InspectionPage(page);
  await keepTimeStamps(page);
  // On a busy machine, a test that goes on by itself would be faster than a press.
  await page.addInitScript(() => localStorage.setItem('assay.inspection.pace', 'off'));
  await run.open();
  await page.getByRole('radio', { name: /^Full(?! display)/ }).check();
  await page.getByRole('button', { name: 'Touch: Not fitted' }).click();
  await run.start('Full');

  const stored = async (check: CheckId) => {
    await expect.poll(async () => (await journalsOf(page)).some((one) => one.check === check)).toBe(true);
  };
  const full = builtInProfiles.find(({ id }) => id === 'full')?.tests.map(({ check }) => check) ?? [];
  const ran: CheckId[] = [];
  for (const check of full) {
    // There is no fingerprint reader here.
    if (check === 'fingerprint') continue;
    if (check === 'motion-sensors') {
      await expect(run.dock).toContainText('Not fitted');
      await run.control('Next').click();
      continue;
    }
    if (check === 'touch') await expect(run.dock).toContainText('Not fitted');
    if (check === 'text-sharpness') {
      await run.skip();
      continue;
    }
    const before = (await inspectionOf(page)).appMs;
    await test.step(check, () => (check === 'keyboard' ? bounce : startOf(check))(page));
    await stored(check);
    ran.push(check);
    if (check === 'screen') {
      await run.judge('Fail', /Stuck pixel/);
    }
    if (check === 'refresh-rate') {
      const since = async () => (await inspectionOf(page)).appMs - before;
      await expect.poll(since, 'the measurement counts as the program’s time').toBeGreaterThan(400);
    }
    await run.control('Next').click();
  }
  await expect(run.finishHeading).toBeVisible();

  await test.step('a repeated test that is left without a result takes nothing from the one before', async () => {
    await page.getByRole('button', { name: 'Open Keyboard again' }).click();
    await run.expectTest('Keyboard');
    await page.getByRole('button', { name: 'Start Listening' }).click();
    await run.leave('Next', 'Webcam');
  });

  const inspection = await inspectionOf(page);
  // A skipped test has a journal too, with what it received until then.
  const journals = (await journalsOf(page)).filter(({ isJudged }) => isJudged);
  const outcomes = new Set(
    inspection.entries.map((entry) => outcomeOf(inspection, entry)).map(({ kind, machine }) => machine ?? kind),
  );
  expect([...outcomes].sort()).toEqual(['fail', 'inconclusive', 'not-fitted', 'pass', 'skipped', 'warning']);
  expect(journals.map(({ check }) => check).sort()).toEqual([...ran].sort());
  let bytes = 0;
  for (const { check, journal } of journals) {
    const packed = gzipSync(JSON.stringify(journal));
    bytes += packed.length;
    const machine = await loadMachine(check);
    const again: Journal = JSON.parse(gunzipSync(packed).toString());
    const replayed = replayJournal(machine, again);
    const { result } = inspection.entries.find((entry) => entry.check === check) ?? {};
    expect(replayed.result, check).toEqual(result);
  }
  console.log(`${journals.length} journals of the page replay to the verdict of the run, ${bytes} bytes in all`);
  expect(bytes).toBeLessThan(MAX_JOURNALS_BYTES);
});
