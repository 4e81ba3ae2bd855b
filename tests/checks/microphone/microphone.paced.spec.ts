import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchOptions, origin } from '../../e2e/browser';
import { followMenu } from '../../e2e/follow-menu';
import { type Browser, chromium, expect as hasty, test } from '../../e2e/test';
import { watchPage } from '../../e2e/watch-page';
import { randomOf } from '../../kit/random';
import { wav } from '../../kit/wav';
import { MicrophonePage } from './microphone.page';
import { clip, recording } from './microphone.rows';
import { sine } from './microphone.signals';

// Sample rate of Chromium's fake microphone. With it, nothing is resampled between the file and the page.
const RATE = 44_100;
// Samples come in real time, and late on a busy machine.
const expect = hasty.configure({ timeout: 20_000 });
const fake = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'] as const;

test('a tone from a file is read within 0.1 dB, a clean voice passes (A9), and one that clips at 0.9 does not (A10)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'microphone-'));
  const file = join(folder, 'heard.wav');
  const browser = await chromium.launch(
    launchOptions({ args: [...fake, `--use-file-for-fake-audio-capture=${file}`] }),
  );
  const page = await browser.newPage({ baseURL: origin, serviceWorkers: 'block' });
  const log = watchPage(page);
  const mic = new MicrophonePage(page);
  await mic.watch();
  await mic.open();
  /** Starts the test with a signal that loops. The browser reads the file again each time the microphone is opened. */
  const hear = async (samples: Float32Array) => {
    writeFileSync(file, wav([samples], RATE));
    await mic.start.click();
    await expect(page.getByRole('main')).toContainText('Listening');
  };

  // −6.02 dBFS peak and −9.03 dBFS RMS.
  await hear(sine(2, RATE, 997, 0.5));
  await expect.poll(async () => Math.abs((await mic.number('Average')) + 9.03)).toBeLessThan(0.101);
  await expect.poll(async () => Math.abs((await mic.number('Peak')) + 6.02)).toBeLessThan(0.101);
  await expect(mic.figure('Strongest')).toHaveText(/^997\sHz$/);
  await expect(mic.figure('Sample rate')).toHaveText(/^44\.1\skHz$/);
  for (const label of ['Echo cancellation', 'Noise suppression', 'Automatic gain'])
    await expect(mic.figure(label)).toHaveText('off');
  await expect(mic.findings).toHaveCount(0);
  await mic.stop.click();
  await mic.expectReleased();
  await mic.again.click();

  const said = { rate: RATE, silence: 2.6, words: 2, level: -20, floor: -62 };
  /** Listens to a voice of the calibration until there is a result. */
  const speak = async (change: Parameters<typeof recording>[1] = {}) => {
    await hear(recording(randomOf(3), { ...said, ...change }).samples);
    await expect(page.getByText('Voice and silence measured. Stop for the result, or continue.')).toBeVisible();
    await mic.stop.click();
    await mic.expectReleased();
    await expect(mic.resultHeading).toBeFocused();
  };
  await speak({ after: clip(randomOf(3), 0.9) });
  await expect(mic.badge).toHaveAccessibleName(/warning, 8 of 9/i);
  await expect(page.getByRole('main')).toContainText('MIC-CLIP');
  await mic.again.click();
  await speak();
  await expect(page.getByRole('main')).toContainText(/Heard you at −(1[4-9]|2\d) dBFS, noise floor −6\d dBFS\./);
  await expect(mic.badge).toHaveAccessibleName(/pass, 9 of 9/i);
  await expect(mic.level, 'a result has no live level').toHaveCount(0);
  expect(log.foreignRequests).toEqual([]);
  expect(log.pageErrors).toEqual([]);
  await browser.close();
  rmSync(folder, { recursive: true });
});

test.describe('whatever ends the test', () => {
  let browser: Browser;
  test.beforeAll(async () => {
    browser = await chromium.launch(launchOptions({ args: fake }));
  });
  test.afterAll(() => browser.close());
  /** The scenarios by name. Each has its own page. */
  const ways: Record<string, () => Promise<void>> = {};

  /** Opens the page and starts the test. */
  async function listen() {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      baseURL: origin,
      // Granted explicitly, so that it can be revoked.
      permissions: ['microphone'],
    });
    const mic = new MicrophonePage(await context.newPage());
    await mic.watch();
    await mic.open();
    await mic.start.click();
    return mic;
  }
  const listening = (mic: MicrophonePage) => expect(mic.page.getByRole('main')).toContainText('Listening');
  const held = (mic: MicrophonePage) => mic.page.evaluate(() => window.micHeld());

  ways['another device, a finished run, another page and a reload each release tracks and audio contexts'] =
    async () => {
      const mic = await listen();
      await listening(mic);
      await expect.poll(() => held(mic)).toEqual({ tracks: 1, contexts: 1 });
      const second = await mic.choice.locator('option').last().getAttribute('value');
      await mic.choice.selectOption(second);
      await expect.poll(() => mic.page.evaluate(() => window.micAsked.length)).toBe(2);
      await listening(mic);
      await expect.poll(() => held(mic)).toEqual({ tracks: 1, contexts: 1 });
      await expect
        .poll(() => mic.page.evaluate(() => window.micAsked[1]?.audio))
        .toMatchObject({ deviceId: { exact: second } });

      await expect.poll(() => mic.level.getAttribute('aria-valuenow')).not.toBe('0');
      await mic.stop.click();
      await expect(mic.resultHeading).toBeFocused();
      await mic.expectReleased();

      await mic.again.click();
      await expect(mic.start).toBeFocused();
      await mic.page.keyboard.press('Enter');
      await listening(mic);
      await followMenu(mic.page, 'Keyboard Test');
      await expect(mic.page.getByRole('heading', { level: 1, name: 'Keyboard test' })).toBeVisible();
      await mic.expectReleased();
      await mic.page.goBack();
      await mic.start.click();
      await listening(mic);
      await mic.page.reload();
      await expect(mic.start).toBeVisible();
      await expect.poll(() => held(mic), 'nothing opens by itself').toEqual({ tracks: 0, contexts: 0 });
      await mic.page.context().close();
    };

  ways['leaving while a recording plays releases microphone and output'] = async () => {
    const mic = await listen();
    await listening(mic);
    await mic.button('Record Five Seconds').click();
    await expect(mic.button('Cancel Recording')).toBeVisible();
    await mic.button('Play Recording').click({ timeout: 40_000 });
    await expect(mic.button('Stop Playing')).toBeVisible();
    await expect.poll(() => held(mic)).toEqual({ tracks: 1, contexts: 2 });
    await mic.button('Stop Playing').click();
    await expect.poll(() => held(mic)).toEqual({ tracks: 1, contexts: 1 });
    await mic.button('Play Recording').click();
    await expect(mic.button('Stop Playing')).toBeVisible();
    await followMenu(mic.page, 'Keyboard Test');
    await expect(mic.page.getByRole('heading', { level: 1, name: 'Keyboard test' })).toBeVisible();
    await mic.expectReleased();
    await mic.page.context().close();
  };

  ways['a device that goes away is reported and released, and can be started again'] = async () => {
    const mic = await listen();
    await listening(mic);
    await mic.page.context().clearPermissions();
    await expect(mic.problem).toContainText('The microphone was lost during the test.');
    await mic.expectReleased();
    await expect(mic.level).toHaveAttribute('aria-valuenow', '0');
    await mic.start.click();
    await listening(mic);
    await expect(mic.problem).toBeEmpty();
    await mic.page.context().close();
  };

  test('releases the microphone', async () => {
    // Samples come in real time, so the pages listen in parallel.
    await Promise.all(Object.entries(ways).map(([way, go]) => test.step(way, go)));
  });
});
