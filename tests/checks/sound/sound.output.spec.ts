import { expect, test } from '../../e2e/test';
import { open, RATE } from './sound.check';
import { clickLevel, extentOf, frequencyBetween, peakLevel, toneLevel } from './sound.signals';

/** Checks a tone of five seconds. */
function expectTone(samples: Float32Array, frequency: number) {
  const { from, to } = extentOf(samples);
  expect(Math.abs(to - from - 5), 'lasts 5 s').toBeLessThan(0.05);
  expect(Math.abs(frequencyBetween(samples, from + 0.1, to - 0.1) / frequency - 1), 'frequency').toBeLessThan(0.001);
  expect(clickLevel(samples, from, frequency), 'click at the start').toBeLessThan(-60);
  expect(clickLevel(samples, to, frequency), 'click at the end').toBeLessThan(-60);
  expect(toneLevel(samples, from + 0.1, to - 0.1), 'half the volume').toBeCloseTo(-6.02, 1);
}

test.describe('what reaches the output', () => {
  test('a tone is of its frequency and of 5 s, without a click, and on the other side silence; one that is stopped fades out at once; in phase both sides are alike, out of phase one is upside down', async ({
    page,
  }) => {
    const sound = await open(page, { length: 6 });
    const [left, right] = await sound.record('Left', 2, 1.024);
    const { from, to } = extentOf(left as Float32Array);
    expect(to).toBeGreaterThan(1.02);
    expect(to).toBeLessThan(1.1);
    expect(clickLevel(left as Float32Array, from, 440)).toBeLessThan(-60);
    expect(clickLevel(left as Float32Array, to, 440)).toBeLessThan(-60);
    expect(peakLevel(right as Float32Array)).toBeLessThan(-90);
    await expect(sound.state).toContainText('Silent');
    await expect.poll(() => page.evaluate(() => window.soundStubs.states())).toEqual(['closed']);
    await page.clock.runFor(500);

    for (const [button, frequency, silent] of [
      ['Left', 440, 1],
      ['Right', 440, 0],
      ['100\u202fHz', 100, null],
      ['8000\u202fHz', 8000, null],
    ] as const) {
      await test.step(button, async () => {
        const sides = await sound.record(button);
        for (const [i, samples] of sides.entries()) {
          if (i === silent) expect(peakLevel(samples)).toBeLessThan(-90);
          else expectTone(samples, frequency);
        }
        await page.clock.fastForward(4900);
        await expect(sound.state).toContainText('Playing');
        await page.clock.fastForward(100);
        await expect(sound.state).toContainText('Silent');
        await sound.stop();
      });
    }

    const [first, second] = await sound.record('In phase');
    expect(second?.every((x, i) => x === first?.[i])).toBe(true);
    await sound.stop();
    const [plain, inverted] = await sound.record('Out of phase');
    expect(peakLevel(plain as Float32Array)).toBeCloseTo(-6.02, 1);
    expect(inverted?.every((x, i) => x === -(plain?.[i] ?? 1))).toBe(true);
    await expect(page.getByText('Out of phase, 300\u202fHz: where did you hear it?')).toBeVisible();
  });

  test('a tone whose output began late still lasts 5 s, though its time is up by the page’s clock', async ({
    page,
  }) => {
    const sound = await open(page, { length: 6 });
    await sound.button('Left').click();
    await expect(sound.state).toContainText('Playing');
    await sound.playTo(4.48);
    await page.clock.fastForward(5000);
    await expect(sound.state).toContainText('Silent');
    await page.evaluate(() => window.soundStubs.render());
    expectTone(await sound.rendered(0), 440);
    await expect.poll(() => page.evaluate(() => window.soundStubs.states())).toEqual(['closed']);
  });

  test('the volume changes a tone while it plays, and the custom tone moves', async ({ page }) => {
    const sound = await open(page, { length: 6 });
    await sound.press(sound.frequency, 'PageUp');
    await sound.button('Play Tone').click();
    await expect(sound.state).toContainText('Custom, 1100');
    await sound.playTo(2.048);
    await sound.press(sound.volume, 'Home', 'PageUp');
    await sound.press(sound.frequency, 'PageUp', 'ArrowUp');
    await expect(sound.state).toContainText('Custom, 1210');
    await page.evaluate(() => window.soundStubs.render());
    const left = await sound.rendered(0);
    expect(frequencyBetween(left, 1, 2)).toBeCloseTo(1100, 0);
    expect(frequencyBetween(left, 3, 4)).toBeCloseTo(1210, 0);
    expect(toneLevel(left, 1, 2)).toBeCloseTo(-6.02, 1);
    expect(toneLevel(left, 3, 4)).toBeCloseTo(-20, 1);
  });

  test('of an output with six channels each one plays alone', async ({ page }) => {
    const sound = await open(page, { length: 6, channels: 6 });
    await expect(sound.button('Rear left')).toHaveCount(0);
    await sound.record('Left', 6);
    await sound.stop();
    const channels = await sound.record('Rear left', 6);
    expect(channels.map((samples) => Math.round(peakLevel(samples)))).toEqual(
      [0, 1, 2, 3, 4, 5].map((i) => (i === 4 ? -6 : Number.NEGATIVE_INFINITY)),
    );
  });

  test('the sweep climbs evenly from 20 Hz to 20 kHz, and says where it is when it is no longer heard', async ({
    page,
  }) => {
    const sound = await open(page, { length: 21 });
    await sound.button('Start Sweep').click();
    await expect(sound.state).toContainText('Playing');
    await sound.playTo(10.048);
    await page.clock.runFor(100);
    // Ten seconds after the start: half of three decades.
    const button = page.getByRole('button', { name: /^I Stopped Hearing at 63\d Hz$/ });
    await button.click();
    await expect(page.getByText(/^You heard it up to 63\d\sHz\.$/)).toBeVisible();
    await page.evaluate(() => window.soundStubs.render());
    const left = await sound.rendered(0);
    for (const time of [3, 6, 9]) {
      const expected = 20 * 1000 ** (time / 20);
      const begin = 0.05;
      const measured = frequencyBetween(left, begin + time - 0.1, begin + time + 0.1);
      expect(Math.abs(measured / expected - 1), `${time} s`).toBeLessThan(0.01);
    }
    expect(extentOf(left).to).toBeLessThan(10.15);
  });
});

test('the detectors of these tests find a hard start, a leak, a wrong tone and a wrong length', () => {
  const tone = (frequency: number, seconds: number, ramp: number) =>
    Float32Array.from({ length: 6 * RATE }, (_, i) => {
      const time = i / RATE - 0.5;
      const edge = Math.min(time, seconds - time);
      if (edge < 0) return 0;
      const gain = edge < ramp ? 0.5 - 0.5 * Math.cos((Math.PI * edge) / ramp) : 1;
      return 0.5 * gain * Math.sin(2 * Math.PI * frequency * time + 1);
    });
  for (const frequency of [100, 440, 1000, 8000]) {
    expectTone(tone(frequency, 5, 0.02), frequency);
    expect(clickLevel(tone(frequency, 5, 0), 0.5, frequency), `${frequency} Hz`).toBeGreaterThan(-50);
    expect(clickLevel(tone(frequency, 5, 0), 5.5, frequency), `${frequency} Hz`).toBeGreaterThan(-50);
  }
  expect(() => expectTone(tone(440 * 1.0015, 5, 0.02), 440)).toThrow(/frequency/);
  expect(() => expectTone(tone(440, 4.9, 0.02), 440)).toThrow(/lasts/);
  expect(peakLevel(tone(440, 5, 0.02).map((x) => x * 10 ** (-84 / 20)))).toBeCloseTo(-90, 0);
});
