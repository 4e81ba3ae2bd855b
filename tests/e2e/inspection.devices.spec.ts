import { profileOf } from '../harness/profile';
import { launchOptions } from './browser';
import { InspectionPage, profilePath } from './models/inspection.page';
import { expect, type Page, test } from './test';

test.use({
  launchOptions: launchOptions({ args: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'] }),
});

const bench = profileOf(
  { check: 'microphone', isRequired: true },
  { check: 'webcam', isRequired: true },
  { check: 'screen', isRequired: true },
);

/** Lets the test unplug every device: open tracks end, and the list becomes empty. */
async function withDevices(page: Page) {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    const tracks: MediaStreamTrack[] = [];
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      tracks.push(...stream.getTracks());
      return stream;
    };
    const pullOut = () => {
      mediaDevices.enumerateDevices = async () => [];
      for (const track of tracks.splice(0)) {
        track.stop();
        track.dispatchEvent(new Event('ended'));
      }
      mediaDevices.dispatchEvent(new Event('devicechange'));
    };
    /** Whether any device is in use. */
    const isLive = () => tracks.some(({ readyState }) => readyState === 'live');
    Object.assign(window, { pullOut, isLive });
  });
}

test('devices that go in mid-run, and a test that this browser cannot run, end no run and lose nothing', async ({
  page,
}) => {
  await withDevices(page);
  const run = new InspectionPage(page);
  await page.goto(profilePath(bench));
  await run.startButton.click();
  await run.expectTest('Microphone');
  const isLive = () => page.evaluate('isLive()');

  await test.step('the microphone is pulled out while its test listens', async () => {
    await expect.poll(() => isLive(), 'after the question at the start').toBe(false);
    await page.getByRole('button', { name: 'Start Test' }).first().click();
    await expect(page.getByTestId('heard')).not.toHaveText(/^0\.0/, { timeout: 15_000 });
    await expect.poll(() => isLive()).toBe(true);
    await page.evaluate('pullOut()');
    await expect(page.getByRole('main').getByText('The microphone was lost during the test.')).toBeVisible();
    await run.verdict('Fail').click();
    await run.findingSheet.getByRole('button', { name: /None of These|Fail/ }).click();
    await expect(run.verdict('Fail')).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('the browser has no camera access any more: the test says so by itself', async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'mediaDevices', { value: undefined }));
    await run.control('Next').click();
    await run.expectTest('Webcam');
    await expect(run.dock).toContainText('Not supported');
    await expect(run.dock).toContainText('Continue, or repeat the test.');
    await run.control('Repeat').click();
    await expect(run.dock).toContainText('Not supported');
    await run.control('Next').click();
    await run.expectTest('Screen');
    await run.control('Next').click();
  });

  await expect(run.line('Microphone')).toContainText('Fail');
  await expect(run.line('Webcam')).toContainText('Not supported');
  await expect(run.summary).toContainText('Webcam and Screen must run first.');
});
