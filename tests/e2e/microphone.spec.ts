import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signal, wav } from '../harness/wav';
import { mix, noise, sine, voice } from '../machines/microphone.signals';
import { launchOptions, origin } from './browser';
import { MicrophonePage } from './models/microphone.page';
import { type Browser, type BrowserContext, chromium, expect as hasty, type Page, test } from './test';
import { watchPage } from './watch-page';

// Sample rate of Chromium's fake microphone. With it, nothing is resampled between the file and the page.
const RATE = 44_100;
// Samples come in real time, and late on a busy machine.
const expect = hasty.configure({ timeout: 20_000 });
const fake = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'] as const;

test.describe('a microphone that plays a file', () => {
  // The browser reads the file again each time the microphone is opened, so one browser runs all the signals.
  test.describe.configure({ mode: 'serial' });

  const folder = mkdtempSync(join(tmpdir(), 'microphone-'));
  const file = join(folder, 'heard.wav');
  let browser: Browser;
  let context: BrowserContext;
  let mic: MicrophonePage;
  let log: ReturnType<typeof watchPage>;

  test.beforeAll(async () => {
    browser = await chromium.launch(launchOptions({ args: [...fake, `--use-file-for-fake-audio-capture=${file}`] }));
    context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: origin });
    const page = await context.newPage();
    log = watchPage(page);
    mic = new MicrophonePage(page);
    await mic.watch();
    await mic.open();
  });
  test.afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  });

  /** Starts the test with channels that loop. */
  async function hear(...channels: Float32Array[]) {
    if (await mic.again.isVisible()) await mic.again.click();
    writeFileSync(file, wav(channels, RATE));
    await mic.start.click();
    await expect(mic.page.getByRole('main')).toContainText('Listening');
  }
  async function end() {
    await mic.stop.click();
    await mic.expectReleased();
    await expect(mic.again).toBeVisible();
  }
  const found = (text: RegExp) => expect(mic.findings).toContainText(text);

  test('reads a sine at −6.02 dBFS peak and −9.03 dBFS RMS within 0.1 dB, and its frequency', async () => {
    await hear(sine(2, RATE, 997, 0.5));
    await expect.poll(() => mic.number('Average')).toBeGreaterThan(-9.131);
    await expect.poll(() => mic.number('Average')).toBeLessThan(-8.929);
    await expect.poll(async () => Math.abs((await mic.number('Peak')) + 6.02)).toBeLessThan(0.101);
    await expect(mic.figure('Strongest')).toHaveText(/^997\sHz$/);
    await expect(mic.figure('Sample rate')).toHaveText(/^44\.1\skHz$/);
    for (const label of ['Echo cancellation', 'Noise suppression', 'Automatic gain']) {
      await expect(mic.figure(label)).toHaveText('off');
    }
    await expect(mic.findings).toHaveCount(0);
    await end();
  });

  test('finds nothing in a clean voice, which passes with its level and the noise floor', async () => {
    await hear(voice(4.1, RATE));
    await expect(mic.page.getByText('Stay silent for two seconds.', { exact: true })).toBeVisible();
    await expect(mic.page.getByText('Voice and silence measured. Stop for the result, or continue.')).toBeVisible();
    // Play a few more words.
    await expect.poll(() => mic.number('Peak')).toBeGreaterThan(-14);
    await expect(mic.findings).toHaveCount(0);
    await end();
    await expect(mic.resultHeading).toBeFocused();
    await expect(mic.page.getByRole('main')).toContainText(/Heard you at −(1[4-9]|2\d) dBFS, noise floor −6\d dBFS\./);
    await expect(mic.page.getByRole('img', { name: /^Result:/ })).toHaveAccessibleName(/pass, 8 of 8/i);
    await expect(mic.level, 'the level goes back to 0').toHaveAttribute('aria-valuenow', '0');
  });

  test('sends nothing anywhere, and complains of nothing', () => {
    expect(log.foreignRequests).toEqual([]);
    expect(log.pageErrors.filter((text) => !text.includes('Service Worker'))).toEqual([]);
  });
});

test.describe('whatever ends the test', () => {
  let browser: Browser;
  test.beforeAll(async () => {
    browser = await chromium.launch(launchOptions({ args: fake }));
  });
  test.afterAll(() => browser.close());
  /** The scenarios by name. Each has its own page. */
  const ways: Record<string, () => Promise<void>> = {};

  /** Opens the page, and starts the test unless told not to. */
  async function listen(before?: (page: Page) => Promise<unknown>) {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      baseURL: origin,
      // Granted explicitly, so that it can be revoked.
      permissions: ['microphone'],
    });
    const mic = new MicrophonePage(await context.newPage());
    await mic.watch();
    await before?.(mic.page);
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
      await mic.page.getByRole('link', { name: 'Keyboard Test' }).first().click();
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
    await mic.page.getByRole('link', { name: 'Keyboard Test' }).first().click();
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

  ways['a part that does not load gives the message for other errors, with the microphone released'] = async () => {
    const mic = await listen((page) =>
      page.addInitScript(() => {
        AudioWorklet.prototype.addModule = () => Promise.reject(new DOMException('not loaded', 'AbortError'));
      }),
    );
    await expect(mic.problem).toHaveText(/Error accessing microphone\. Please check your device settings\.$/);
    await mic.expectReleased();
    await mic.page.context().close();
  };

  ways['a grant that comes after leaving is stopped at once'] = async () => {
    const mic = await listen((page) =>
      page.addInitScript(() => {
        const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
        navigator.mediaDevices.getUserMedia = async (constraints) => {
          await new Promise((resolve) => Object.assign(window, { answer: resolve }));
          return real(constraints);
        };
      }),
    );
    await expect(mic.page.getByRole('main')).toContainText('Waiting for your answer');
    await mic.page.getByRole('link', { name: 'Keyboard Test' }).first().click();
    await expect(mic.page.getByRole('heading', { level: 1, name: 'Keyboard test' })).toBeVisible();
    await mic.page.evaluate(() => (window as unknown as { answer: () => void }).answer());
    await expect.poll(() => mic.page.evaluate(() => window.micAsked.length)).toBe(1);
    await mic.expectReleased();
    await mic.page.context().close();
  };

  test('releases the microphone', async () => {
    // Samples come in real time, so the pages listen in parallel.
    await Promise.all(Object.entries(ways).map(([way, go]) => test.step(way, go)));
  });
});

test('a refused question gives the message, and the question can be asked again', async () => {
  const browser = await chromium.launch(
    launchOptions({ args: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream=deny'] }),
  );
  const mic = new MicrophonePage(await browser.newPage({ baseURL: origin }));
  await mic.watch();
  await mic.open();
  await mic.start.click();
  await expect(mic.problem).toContainText('Microphone access denied. Please allow microphone access and try again.');
  await mic.expectReleased();
  await mic.start.click();
  await expect.poll(() => mic.page.evaluate(() => window.micAsked.length)).toBe(2);
  await expect(mic.problem).toContainText('Microphone access denied.');
  await browser.close();
});

test('a computer without a microphone gives the message', async ({ page }) => {
  const mic = new MicrophonePage(page);
  await mic.watch();
  await mic.open();
  await mic.start.click();
  await expect(mic.problem).toContainText('No microphone found. Please connect a microphone and try again.');
  await mic.expectReleased();
});
