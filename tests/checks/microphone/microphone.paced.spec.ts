import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchOptions, origin } from '../../e2e/browser';
import { followMenu } from '../../e2e/follow-menu';
import { chromium, expect as hasty, test } from '../../e2e/test';
import { watchPage } from '../../e2e/watch-page';
import { randomOf } from '../../kit/random';
import { wav } from '../../kit/wav';
import { MicrophonePage } from './microphone.check';
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
  await mic.expectHeld(0, 0);
  await mic.again.click();

  const said = { rate: RATE, silence: 2.6, words: 2, level: -20, floor: -62 };
  /** Listens to a voice of the calibration until there is a result. */
  const speak = async (change: Parameters<typeof recording>[1] = {}) => {
    await hear(recording(randomOf(3), { ...said, ...change }).samples);
    await expect(page.getByText('Voice and silence measured. Stop for the result, or continue.')).toBeVisible();
    await mic.stop.click();
    await mic.expectHeld(0, 0);
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

test('another page, while a recording plays, and a reload release microphone and output', async () => {
  const browser = await chromium.launch(launchOptions({ args: fake }));
  const page = await browser.newPage({ baseURL: origin, viewport: { width: 1280, height: 800 } });
  const mic = new MicrophonePage(page);
  const listening = () => expect(page.getByRole('main')).toContainText('Listening');
  await mic.watch();
  await mic.open();
  await mic.start.click();
  await listening();
  await mic.button('Record Five Seconds').click();
  await mic.button('Play Recording').click({ timeout: 40_000 });
  await expect(mic.button('Stop Playing')).toBeVisible();
  await mic.expectHeld(1, 2);
  await followMenu(page, 'Keyboard Test');
  await expect(page.getByRole('heading', { level: 1, name: 'Keyboard test' })).toBeVisible();
  await mic.expectHeld(0, 0);
  await page.goBack();
  await mic.start.click();
  await listening();
  await page.reload();
  await expect(mic.start).toBeVisible();
  // Nothing opens by itself.
  await mic.expectHeld(0, 0);
  await browser.close();
});
