import { findings, looksRight } from '../../e2e/detectors';
import { expect, type Page, test } from '../../e2e/test';
import { refuse } from '../../kit/held-calls';
import { MicrophonePage } from './microphone.check';

async function open(page: Page): Promise<MicrophonePage> {
  const mic = new MicrophonePage(page);
  await mic.openWithStubs();
  return mic;
}

async function listen(page: Page): Promise<MicrophonePage> {
  const mic = await open(page);
  await mic.start.click();
  await mic.grant();
  await mic.list();
  return mic;
}

test('every refusal by the browser gives its message, word for word, under its own name', async ({ page }) => {
  const mic = await open(page);
  const other = 'Error accessing microphone. Please check your device settings.';
  const messages = {
    NotAllowedError: ['Access denied', 'Microphone access denied. Please allow microphone access and try again.'],
    NotFoundError: ['No microphone', 'No microphone found. Please connect a microphone and try again.'],
    NotReadableError: ['Microphone busy', other],
    OverconstrainedError: ['Not available', other],
    InventedError: ['Microphone error', other],
  } as const;
  for (const [name, [word, message]] of Object.entries(messages)) {
    await mic.start.click();
    await refuse(page, 'microphone', name);
    await expect(mic.alert.getByText(message, { exact: true }), name).toBeVisible();
    await expect(mic.alert.getByText(word, { exact: true }), name).toBeVisible();
    await expect(mic.start).toBeVisible();
  }
});

test('a browser without microphones gets the page that says so', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'mediaDevices', { value: undefined }));
  await page.goto('/microphone-test');
  await expect(
    page.getByText('Your browser does not support microphone access. Please update your browser.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Test' })).toHaveCount(0);
  await expect(page.getByRole('main'), 'the page is secure').not.toContainText('HTTPS');
  await expect.poll(() => findings(page)).toEqual([]);
  await page.getByRole('link', { name: 'See All Tests' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('what is recorded is what was heard for five seconds, and is played as it was', async ({ page }) => {
  const mic = await listen(page);
  await mic.hear(2, 0.1);
  await mic.button('Record Five Seconds').click();
  await mic.hear(4.5, 0.25);
  await expect(page.getByRole('region', { name: 'Recording' })).toContainText('Recording. 3 s left.');
  await mic.hear(7, 0.25);
  await mic.hear(7.5, 0.1);
  await mic.button('Play Recording').click();
  const played = await page.evaluate(() => {
    const samples = window.micStubs.played ?? new Float32Array(0);
    const peak = (from: number, to: number) => Math.max(...samples.subarray(from, to));
    return { length: samples.length, first: peak(0, 480), last: peak(samples.length - 480, samples.length) };
  });
  expect(played.length).toBe(5 * 48_000);
  expect(played.first).toBeCloseTo(0.25, 3);
  expect(played.last).toBeCloseTo(0.25, 3);
  // The output of the speakers is not measured.
  const before = await mic.number('Peak');
  await mic.hear(8.5, 0.9);
  await expect.poll(() => mic.number('Peak')).toBe(before);
  await page.evaluate(() => window.micStubs.endPlaying('ended'));
  await mic.hear(9.5, 0.9);
  await expect.poll(() => mic.number('Peak')).toBeGreaterThan(-1);
});

test('a warning and the next instruction leave the meter where it is (D6)', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const mic = await listen(page);
    await mic.hear(1, 0.001);
    const before = await mic.level.boundingBox();
    await mic.hear(4, 1.5, 0.001);
    await expect(mic.findings).toContainText('Clipping');
    expect(await mic.level.boundingBox(), `${width} px`).toEqual(before);
  }
});

test('the result shows the level over the whole run, and marks where it clipped', async ({ page }) => {
  const mic = await listen(page);
  const course = page.getByRole('img', { name: /^Level over/ });
  const again = async () => {
    await mic.again.click();
    await mic.start.click();
    await mic.grant();
  };
  // The first 0.2 s are not measured.
  await mic.hear(1.2, 0.1);
  await mic.hear(1.4, 1.5);
  await mic.hear(2.2, 0.1);
  await mic.stop.click();
  await expect(course).toHaveAccessibleName(/^Level over [12]\.\d\Ws, clipped at 1\.0\Ws$/);
  await expect(page.getByText('The marks above and below show where it clipped.', { exact: true })).toBeVisible();
  const { left, right, width } = await course.evaluate((svg) => {
    const { left: from, width } = svg.getBoundingClientRect();
    const marks = [...svg.querySelectorAll('[data-clipped]')].map((mark) => mark.getBoundingClientRect());
    return {
      left: Math.min(...marks.map((mark) => mark.left)) - from,
      right: Math.max(...marks.map((mark) => mark.right)) - from,
      width,
    };
  });
  const seconds = Number(/[\d.]+/.exec((await course.getAttribute('aria-label')) ?? '')?.[0]);
  expect((left / width) * seconds).toBeCloseTo(1, 1);
  expect((right / width) * seconds).toBeCloseTo(1.2, 1);
  // More signal is added to the same picture.
  await mic.missing.getByRole('button').first().click();
  await mic.grant();
  await mic.hear(2.2, 0.1);
  await mic.stop.click();
  await expect(course).toHaveAccessibleName(/^Level over [34]\.\d\Ws, clipped at 1\.0\Ws$/);
  // Another run begins anew.
  await again();
  await mic.hear(1.2, 0.1);
  await mic.stop.click();
  await expect(course).toHaveAccessibleName(/^Level over 1\.0\Ws, not clipped$/);
  await expect(page.getByText('The marks above and below show where it clipped.', { exact: true })).toHaveCount(0);
  // A result comes also in the moment in which a source continues with another number of channels.
  await again();
  await mic.hear(1, 0.1);
  await mic.hear(1.15, 0.1, 0.1);
  await mic.stop.click();
  await expect(mic.resultHeading).toBeVisible();
});

test('it works with keys alone, and focus goes where the person goes on', async ({ page }) => {
  const mic = await open(page);
  await mic.start.focus();
  await page.keyboard.press('Enter');
  await mic.grant();
  await expect(mic.stop, 'the same button').toBeFocused();
  await mic.list();
  await mic.hear(2.5, 1.5, 0.001);
  await expect(mic.findings).toContainText('Clipping');
  await expect(mic.figure('Right, peak')).toBeVisible();
  // Axe waits for its own timers.
  await page.clock.resume();
  await looksRight(page, 'listening');
  await mic.stop.focus();
  await page.keyboard.press('Space');
  await expect(mic.resultHeading).toBeFocused();
  await looksRight(page, 'results');
  await mic.again.focus();
  await page.keyboard.press('Enter');
  await expect(mic.start).toBeFocused();
});
