import { findings, overflowing, smallTargets } from '../../e2e/detectors';
import { followMenu } from '../../e2e/follow-menu';
import { figureOf } from '../../e2e/models/parts';
import { expect, type Page, test } from '../../e2e/test';
import { stopClock } from '../../e2e/waits';
import { open, SoundPage } from './sound.check';

/**
 * Closed-loop test in the page, with the browser's own audio nodes. No real speaker and no real microphone is used: the
 * microphone receives what the page sends to its output.
 */
/** Measures with a microphone that hears the two sides with these gains. */
async function measure(page: Page, sound: SoundPage, left: number, right: number) {
  await page.evaluate(
    ([l, r]) => Object.assign(window.soundStubs.hears, { left: l, right: r, noise: 0.0005 }),
    [left, right],
  );
  await sound.button('Measure').click();
  await page.evaluate(() => window.soundStubs.grant());
  await expect(page.getByText('Listening to the room.')).toBeVisible();
  await page.evaluate(() => window.soundStubs.render());
  await expect(page.getByText('Microphone off. Analyzing.')).toBeVisible();
  await expect.poll(() => tracks(page), 'closed before the figures come').toContain('ended');
  await page.clock.runFor(100);
  await expect(page.getByText('Left over right')).toBeVisible();
}

const tracks = (page: Page) => page.evaluate(() => window.soundStubs.tracks().toSorted());

test('measures the balance of both sides, an inverted one, and finds nothing with a clean pair; every state is in order for axe, at 320 px and for a finger', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  const sound = await open(page, { length: 10, channels: 6, outputs: [{ deviceId: 'usb', label: 'Headphones' }] });
  const inOrder = async (state: string) => {
    // Axe waits for timers.
    await page.clock.resume();
    await expect.poll(() => findings(page), state).toEqual([]);
    await stopClock(page);
    await expect.poll(() => overflowing(page), state).toEqual([]);
    await expect.poll(() => smallTargets(page), state).toEqual([]);
  };
  await measure(page, sound, 0.4, 0.4);
  await expect(page.getByText('Both sides are equal and clean.')).toBeVisible();
  await expect(figureOf(page, 'Left over right')).toHaveText(/^−?0\.1\sdB$/);
  await expect(figureOf(page, 'Polarity')).toHaveText('In phase');
  // Level of white noise with this amplitude: 20 log (0.0005 / √3).
  await expect(figureOf(page, 'Background')).toHaveText(/^−(70\.[3-9]|71\.[0-3])\sdBFS$/);
  await expect.poll(() => tracks(page)).toEqual(['ended']);

  await measure(page, sound, 0.4, -0.2);
  await expect(page.getByText('The left side is 5.9\u202fdB louder.')).toBeVisible();
  await expect(page.getByText('Out of phase: one side is wired in reverse.')).toBeVisible();
  await expect(figureOf(page, 'Left over right')).toHaveText(/^5\.9\sdB$/);
  await inOrder('measured');

  // Each side is heard on its own side, although one is wired in reverse.
  for (const side of ['Left', 'Right']) {
    await sound.button(side).click();
    await sound.listen();
    await sound.answer(side, 'Both');
    if (side === 'Left') await inOrder('playing');
    await sound.answer(side, side);
    await sound.stop();
  }
  await sound.result.click();
  await expect(sound.badge).toHaveAccessibleName(/fail, 5 of 7/);
  await expect(sound.row('Left, 440\u202fHz')).toContainText('Pass');
  await expect(sound.row('Polarity, measured')).toContainText('Fail');
  await expect(sound.row('Balance, measured')).toContainText('Warning');
  await expect(page.getByText('Where they differ, the worse one counts.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What the microphone heard' })).toContainText('5.9\u202fdB louder');
  await expect(page.getByRole('main')).toContainText('measured here');
  await inOrder('results');
});

test('says so when the browser’s question is not answered, the microphone is unplugged or the sound stalls', async ({
  page,
}) => {
  const sound = await open(page, { length: 10 });
  await sound.button('Measure').click();
  // The browser's prompt is never answered.
  await page.clock.fastForward(60_000);
  await expect(sound.region.getByRole('alert')).toContainText('Error accessing microphone.');
  await page.evaluate(() => window.soundStubs.grant());
  await expect.poll(() => tracks(page)).toEqual(['ended']);
  await expect.poll(() => page.evaluate(() => window.soundStubs.states())).toEqual(['closed']);
  for (const [bringAbout, words] of [
    [() => page.evaluate(() => window.soundStubs.unplug()), 'The microphone was disconnected'],
    [() => page.clock.fastForward(15_000), 'The sound did not play to its end'],
  ] as const) {
    await sound.button('Measure').click();
    await page.evaluate(() => window.soundStubs.grant());
    await expect(page.getByText('Listening to the room.')).toBeVisible();
    await bringAbout();
    await expect(sound.region.getByRole('alert')).toContainText(words);
  }
  await expect.poll(() => tracks(page)).toEqual(['ended', 'ended', 'ended']);
});

declare global {
  interface Window {
    openContexts: () => string[];
    openTracks: () => string[];
    lateGrant: () => void;
  }
}

/** Records the real contexts and tracks that the page holds, from the next navigation on. */
async function recordOpenResources(page: Page) {
  await page.addInitScript(() => {
    const Real = AudioContext;
    const contexts: AudioContext[] = [];
    const handed: MediaStreamTrack[] = [];
    const sources: (() => void)[] = [];
    window.AudioContext = class extends Real {
      constructor(options?: AudioContextOptions) {
        super(options);
        contexts.push(this);
      }
    };
    navigator.mediaDevices.getUserMedia = () =>
      new Promise((resolve) => {
        sources.push(() => {
          const { stream } = new Real().createMediaStreamDestination();
          for (const track of stream.getAudioTracks()) {
            track.getSettings = () => ({ echoCancellation: false, noiseSuppression: false, autoGainControl: false });
            handed.push(track);
          }
          resolve(stream);
        });
      });
    window.lateGrant = () => sources.at(-1)?.();
    window.openContexts = () => contexts.map(({ state }) => state);
    window.openTracks = () => handed.map(({ readyState }) => readyState);
  });
}

test('every way out closes the context and ends the track: stop, end, another sound, another page, a late grant', async ({
  page,
}) => {
  await recordOpenResources(page);
  await page.goto('/sound-test');
  const sound = new SoundPage(page);
  await expect(sound.volume).toBeVisible();
  const released = () =>
    expect
      .poll(() => page.evaluate(() => [...window.openContexts(), ...window.openTracks()]))
      .toEqual(expect.not.arrayContaining([expect.stringMatching(/^(?!closed|ended)/)]));

  await test.step('stop', async () => {
    await sound.button('Left').click();
    await expect(sound.state).toContainText('Playing');
    await expect.poll(() => page.evaluate(() => window.openContexts())).toEqual(['running']);
    await sound.region.getByRole('button', { name: 'Stop', exact: true }).click();
    await released();
  });
  await test.step('its own end', async () => {
    await sound.button('Right').click();
    await expect(sound.state).toContainText('Playing');
    await page.clock.fastForward(5000);
    await expect(sound.state).toContainText('Silent');
    await released();
    // The buttons do not respond for a moment.
    await page.clock.fastForward(500);
  });
  await test.step('the measurement is cancelled', async () => {
    await sound.button('Measure').click();
    await page.evaluate(() => window.lateGrant());
    await expect(page.getByText('Listening to the room.')).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.openTracks())).toEqual(['live']);
    await sound.button('Stop Measuring').click();
    await released();
  });
  await test.step('the microphone is granted after the question was left', async () => {
    await sound.button('Measure').click();
    await sound.button('Stop Measuring').click();
    await page.evaluate(() => window.lateGrant());
    await released();
  });
  await test.step('another page while it measures, and Back', async () => {
    await sound.button('Measure').click();
    await page.evaluate(() => window.lateGrant());
    await expect(page.getByText('Listening to the room.')).toBeVisible();
    await followMenu(page, 'Mouse Test');
    await expect(page).toHaveURL(/mouse-test/);
    await released();
    await page.goBack();
    await expect(sound.state).toContainText('Silent');
  });
  await test.step('another page while a tone plays', async () => {
    await sound.button('Left').click();
    await expect(sound.state).toContainText('Playing');
    await followMenu(page, 'Mouse Test');
    await expect(page).toHaveURL(/mouse-test/);
    await released();
  });
});
